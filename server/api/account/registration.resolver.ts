import { CommandPayload, Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Ctx, Field, InputType, Mutation, nullable, ObjectType, Resolver } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { HumanProof, logged, proofOf } from './proofs.graphql.ts'

@InputType({ description: "A registration form, with the captcha's characters or a solved challenge." })
export class RegisterInput extends HumanProof {
  @Field(() => String, 'First name.')
  firstName!: string

  @Field(() => String, 'Last name.', nullable)
  lastName?: string | null

  @Field(() => String, 'Date of birth as YYYY-MM-DD, not in the future.', nullable)
  dob?: string | null

  @Field(() => String, 'E-mail address; also the user name.')
  email!: string

  @Field(() => String, 'Phone in any spelling; also a user name.', nullable)
  phoneNumber?: string | null

  @Field(() => String, 'The password, six characters or more, taken as typed.')
  password!: string

  @Field(() => Boolean, 'Mails about orders.', { defaultValue: true })
  emailNotifications!: boolean

  @Field(() => Boolean, 'Consent to advertising by mail; logged.', { defaultValue: false })
  marketingConsent!: boolean
}

@InputType({ description: 'What signing in was refused with, because the account is not active yet.' })
export class SendActivationInput {
  @Field(() => String, 'E-mail or phone.')
  userName!: string

  @Field(() => String, 'The password, taken as typed.')
  password!: string
}

@ObjectType({ description: 'Outcome of asking for another activation link.' })
class SendActivationPayload extends CommandPayload {}

@ObjectType({ description: 'Outcome of a registration.' })
class RegisterPayload extends CommandPayload {}

/** How visitors become customers. */
@Resolver()
export class RegistrationResolver {
  @Mutation(
    () => RegisterPayload,
    'Makes an account that opens with the link in the mail that follows. The picture, with its cookie, and the challenge come from the documented calls.',
  )
  async register(@Form(RegisterInput) input: RegisterInput, @Ctx() context: GraphqlContext) {
    const { application, wantedLanguage: language } = context
    const { validationCode, proofOfWork, ...fields } = input
    const proof = proofOf({ validationCode, proofOfWork }, context)
    return payloadOf(
      context,
      await application.identity.register({ fields, language, ...proof }),
      'REGISTERED',
    )
  }

  @Mutation(() => SendActivationPayload, 'Mails a new activation link; older ones end.')
  async sendActivation(
    @Form(SendActivationInput, 'Whose account.') input: SendActivationInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { application, networkAddress, now } = context
    const outcome = await application.identity.sendActivationAgain({ ...input, networkAddress, now })
    return payloadOf(context, logged(context, 'activation link', outcome), 'ACTIVATION_SENT')
  }
}
