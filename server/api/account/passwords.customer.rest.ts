import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { changePassword } from '../../identity/newPassword.handlers.ts'
import { requestPasswordReset, resetPassword } from '../../identity/passwordReset.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { customerOf } from '../context/requestContext.ts'
import { humanFields, ownUserId } from '../rest/fields.ts'
import { customerCall, messageReply, publicCall, type RestCall } from '../rest/restCall.ts'
import { proofOf } from './humanProof.graphql.ts'
import { told } from './proofs.ts'

const { minutes } = businessRules.passwordReset

/** How customers come to another password: customer document section 7. */
export const passwordsCustomerCalls: readonly RestCall[] = [
  publicCall(
    '/Account/forgottenAccountPassword',
    z.object({ emailOrPhone: z.string(), ...humanFields }),
    async ({ emailOrPhone, ...human }, context) => {
      const { application, language } = context
      const proof = proofOf(human, context)
      const outcome = await requestPasswordReset(application.accounts, { emailOrPhone, ...proof })
      told(context, 'reset code', outcome)
      if (isRejection(outcome)) return outcome
      return { userId: outcome.userId, msg: messageOf('RESET_REQUESTED', language, { minutes }) }
    },
  ),
  publicCall(
    '/Account/resetAccountPassword',
    z.object({ newPassword: z.string(), validationCode: z.string(), userId: z.string() }),
    async (body, context) => {
      const { application, networkAddress, now } = context
      const outcome = await resetPassword(application.accounts, { ...body, networkAddress, now })
      return messageReply(told(context, 'password reset', outcome), 'PASSWORD_RESET', context)
    },
  ),
  customerCall(
    '/Account/changeAccountPassword',
    z.object({ ...ownUserId, currentPassword: z.string(), newPassword: z.string() }),
    async ({ currentPassword, newPassword }, context) => {
      const { application, networkAddress, now, language } = context
      const viewer = customerOf(context)
      const change = { viewer, currentPassword, newPassword, networkAddress, now }
      const outcome = await changePassword(application.accounts, change)
      told(context, 'password change', outcome)
      if (isRejection(outcome)) return outcome
      return { msg: messageOf('PASSWORD_CHANGED', language), token: outcome.token }
    },
  ),
]
