import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { changePassword } from '../../identity/newPassword.handlers.ts'
import { requestPasswordReset, resetPassword } from '../../identity/passwordReset.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { proofOf } from './humanProof.graphql.ts'
import {
  ChangePasswordInput,
  ChangePasswordPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
} from './passwords.graphql.ts'
import { told } from './proofs.ts'

/** How customers come to another password. */
@Resolver()
export class PasswordsResolver {
  @Mutation(() => RequestPasswordResetPayload, {
    description: 'Mails a code for a new password: six digits, fifteen minutes, five tries, once.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The form, filled in.' })
    input: RequestPasswordResetInput,
    @Ctx() context: GraphqlContext,
  ): Promise<RequestPasswordResetPayload> {
    const { application, language } = context
    const request = { emailOrPhone: input.emailOrPhone, ...proofOf(input, context) }
    const outcome = await requestPasswordReset(application.accounts, request)
    told(context, 'reset code', outcome)
    if (isRejection(outcome)) return { userId: null, ...refusal(outcome, language) }
    const { minutes } = businessRules.passwordReset
    return {
      userId: outcome.userId,
      message: messageOf('RESET_REQUESTED', language, { minutes }),
      userErrors: [],
    }
  }

  @Mutation(() => ResetPasswordPayload, {
    description: 'Sets a new password with the mailed code. Every session of the customer ends.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The form, filled in.' })
    input: ResetPasswordInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ResetPasswordPayload> {
    const { application, networkAddress, now, language } = context
    const { userId, validationCode, newPassword } = input
    const reset = { userId, validationCode, newPassword, networkAddress, now }
    const outcome = await resetPassword(application.accounts, reset)
    told(context, 'password reset', outcome)
    if (isRejection(outcome)) return refusal(outcome, language)
    return { message: messageOf('PASSWORD_RESET', language), userErrors: [] }
  }

  @Mutation(() => ChangePasswordPayload, {
    description:
      'Changes the password of the signed-in customer. Every session ends; the token opens the one to go on with.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The form, filled in.' }) {
      currentPassword,
      newPassword,
    }: ChangePasswordInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ChangePasswordPayload> {
    const viewer = viewerOf(context, 'customer')
    const { application, networkAddress, now, language } = context
    const change = { viewer, currentPassword, newPassword, networkAddress, now }
    const outcome = await changePassword(application.accounts, change)
    told(context, 'password change', outcome)
    if (isRejection(outcome)) return { token: null, ...refusal(outcome, language) }
    return { token: outcome.token, message: messageOf('PASSWORD_CHANGED', language), userErrors: [] }
  }
}
