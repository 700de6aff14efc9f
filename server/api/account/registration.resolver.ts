import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql'
import { sendActivationAgain } from '../../identity/activationAgain.handlers.ts'
import { register } from '../../identity/registration.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { CommandPayload, refusal } from '../graphql/userError.graphql.ts'
import { HumanProof, proofOf } from './humanProof.graphql.ts'
import { told } from './proofs.ts'

@InputType({
  description:
    'What a registration form holds. A person shows to be one by the characters of the captcha picture or by solving a challenge.',
})
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
    @Arg('input', () => RegisterInput, { description: 'The form, filled in.' }) input: RegisterInput,
    @Ctx() context: GraphqlContext,
  ): Promise<RegisterPayload> {
    const { application, language } = context
    const { validationCode, proofOfWork, ...fields } = input
    const proof = proofOf({ validationCode, proofOfWork }, context)
    const outcome = await register(application.accounts, {
      fields,
      language: context.wantedLanguage,
      ...proof,
    })
    if (isRejection(outcome)) return refusal(outcome, language)
    return { message: messageOf('REGISTERED', language), userErrors: [] }
  }

  @Mutation(() => SendActivationPayload, {
    description:
      'Mails who knows the password another link that opens the account; the one before leads nowhere.',
  })
  async sendActivation(
    @Arg('input', () => SendActivationInput, { description: 'Whose account.' }) input: SendActivationInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SendActivationPayload> {
    const { application, language, networkAddress, now } = context
    const { userName, password } = input
    const asked = { userName, password, networkAddress, now }
    const outcome = told(context, 'activation link', await sendActivationAgain(application.accounts, asked))
    if (isRejection(outcome)) return refusal(outcome, language)
    return { message: messageOf('ACTIVATION_SENT', language), userErrors: [] }
  }
}
