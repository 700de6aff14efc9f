import { Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql'
import { CommandPayload, Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { HumanProof, logged, proofOf } from './proofs.graphql.ts'

@InputType({ description: "A registration form, with the captcha's characters or a solved challenge." })
export class RegisterInput extends HumanProof {
  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null

  @Field(() => String, { nullable: true, description: 'Date of birth as YYYY-MM-DD, not in the future.' })
  dob?: string | null

  @Field(() => String, { description: 'E-mail address; also the user name.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in any spelling; also a user name.' })
  phoneNumber?: string | null

  @Field(() => String, { description: 'The password, six characters or more, taken as typed.' })
  password!: string

  @Field(() => Boolean, { defaultValue: true, description: 'Mails about orders.' })
  emailNotifications!: boolean

  @Field(() => Boolean, { defaultValue: false, description: 'Consent to advertising by mail; logged.' })
  marketingConsent!: boolean
}

@InputType({ description: 'What signing in was refused with, because the account is not active yet.' })
export class SendActivationInput {
  @Field(() => String, { description: 'E-mail or phone.' })
  userName!: string

  @Field(() => String, { description: 'The password, taken as typed.' })
  password!: string
}

@ObjectType({ description: 'Outcome of asking for another activation link.' })
export class SendActivationPayload extends CommandPayload {}

@ObjectType({ description: 'Outcome of a registration.' })
export class RegisterPayload extends CommandPayload {}

/** How visitors become customers. */
@Resolver()
export class RegistrationResolver {
  @Mutation(() => RegisterPayload, {
    description:
      'Makes an account that opens with the link in the mail that follows. The picture, with its cookie, and the challenge come from the documented calls.',
  })
  async register(
    @Form(RegisterInput) input: RegisterInput,
    @Ctx() context: GraphqlContext,
  ): Promise<RegisterPayload> {
    const { application, wantedLanguage: language } = context
    const { validationCode, proofOfWork, ...fields } = input
    const proof = proofOf({ validationCode, proofOfWork }, context)
    return payloadOf(
      context,
      await application.identity.register({ fields, language, ...proof }),
      'REGISTERED',
    )
  }

  @Mutation(() => SendActivationPayload, { description: 'Mails a new activation link; older ones end.' })
  async sendActivation(
    @Form(SendActivationInput, 'Whose account.') input: SendActivationInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SendActivationPayload> {
    const { application, networkAddress, now } = context
    const outcome = await application.identity.sendActivationAgain({ ...input, networkAddress, now })
    return payloadOf(context, logged(context, 'activation link', outcome), 'ACTIVATION_SENT')
  }
}
