import { businessRules } from '../../../schema/rules/businessRules.ts'
import { CommandPayload, Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Ctx, Field, InputType, Mutation, nullable, ObjectType, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { HumanProof, logged, proofOf } from './proofs.graphql.ts'

@InputType({ description: 'A request for a new password, with a proof of being a person.' })
export class RequestPasswordResetInput extends HumanProof {
  @Field(() => String, 'E-mail address or phone of the account.')
  emailOrPhone!: string
}

@InputType({ description: 'A new password with the mailed code.' })
export class ResetPasswordInput {
  @Field(() => String, 'What requestPasswordReset gave.')
  userId!: string

  @Field(() => String, 'The six digits of the mail.')
  validationCode!: string

  @Field(() => String, 'The new password, six characters or more, taken as typed.')
  newPassword!: string
}

@InputType({ description: 'A new password with the one it replaces.' })
export class ChangePasswordInput {
  @Field(() => String, 'The password until now.')
  currentPassword!: string

  @Field(() => String, 'The new password, six characters or more, taken as typed.')
  newPassword!: string
}

@ObjectType({
  description: 'Outcome of asking for a new password, the same whether or not the account exists.',
})
class RequestPasswordResetPayload extends CommandPayload {
  @Field(
    () => String,
    'Opaque handle to send to resetPassword with the mailed code; null when refused.',
    nullable,
  )
  userId?: string | undefined
}

@ObjectType({ description: 'Outcome of setting a new password with a code, which signs nobody in.' })
class ResetPasswordPayload extends CommandPayload {}

@ObjectType({ description: 'Outcome of changing the password.' })
class ChangePasswordPayload extends CommandPayload {
  @Field(() => String, 'The new bearer token; null when refused.', nullable)
  token?: string | undefined
}

/** How customers get another password. */
@Resolver()
export class PasswordsResolver {
  @Mutation(
    () => RequestPasswordResetPayload,
    'Mails a code for a new password: six digits, valid once, for 15 minutes and five tries.',
  )
  async requestPasswordReset(
    @Form(RequestPasswordResetInput)
    input: RequestPasswordResetInput,
    @Ctx() context: GraphqlContext,
  ) {
    const request = { emailOrPhone: input.emailOrPhone, ...proofOf(input, context) }
    const outcome = await context.application.identity.requestPasswordReset(request)
    const { minutes } = businessRules.passwordReset
    const success = ['RESET_REQUESTED', { minutes }] as const
    return payloadOf(context, logged(context, 'reset code', outcome), success, ({ userId }) => ({ userId }))
  }

  @Mutation(() => ResetPasswordPayload, 'Sets a new password by mailed code and ends all sessions.')
  async resetPassword(@Form(ResetPasswordInput) input: ResetPasswordInput, @Ctx() context: GraphqlContext) {
    const { application, networkAddress, now } = context
    const outcome = await application.identity.resetPassword({ ...input, networkAddress, now })
    return payloadOf(context, logged(context, 'password reset', outcome), 'PASSWORD_RESET')
  }

  @Mutation(
    () => ChangePasswordPayload,
    "Changes the customer's password and ends every session; the returned token opens a new one.",
  )
  async changePassword(
    @Form(ChangePasswordInput) { currentPassword, newPassword }: ChangePasswordInput,
    @Ctx() context: GraphqlContext,
  ) {
    const viewer = viewerOf(context, 'customer')
    const { application, networkAddress, now } = context
    const change = { viewer, currentPassword, newPassword, networkAddress, now }
    const outcome = logged(context, 'password change', await application.identity.changePassword(change))
    return payloadOf(context, outcome, 'PASSWORD_CHANGED', ({ token }) => ({ token }))
  }
}
