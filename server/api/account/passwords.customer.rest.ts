import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { customerOf } from '../context/requestContext.ts'
import { humanFields, newPasswordText, ownUserId } from '../rest/fields.ts'
import { customerCall, publicCall, type RestCall } from '../rest/restCall.ts'
import { logged, proofOf } from './proofs.graphql.ts'

const { minutes } = businessRules.passwordReset

/** How customers get another password (customer document, section 7). */
export const passwordsCustomerCalls: readonly RestCall[] = [
  publicCall('/Account/forgottenAccountPassword', {
    summary: 'Ask for a new password',
    description:
      'The answer is the same whether or not the account exists; userId is an opaque handle for resetAccountPassword. Either validationCode or proofOfWork is needed.',
    countsAttempts: true,
    body: z.object({ emailOrPhone: z.string().meta({ maxLength: 254 }), ...humanFields }),
    returns: 'If there is such an account, a code was mailed',
    reply: z.strictObject({ userId: z.string(), msg: z.string() }),
    answer: async ({ emailOrPhone, ...human }, context) => {
      const { application, language } = context
      const proof = proofOf(human, context)
      const outcome = await application.identity.requestPasswordReset({ emailOrPhone, ...proof })
      logged(context, 'reset code', outcome)
      if (isRejection(outcome)) return outcome
      return { userId: outcome.userId, msg: messageOf('RESET_REQUESTED', language, { minutes }) }
    },
  }),
  publicCall.message('/Account/resetAccountPassword', {
    summary: 'Set a new password with the mailed code',
    description: 'Six digits, fifteen minutes, five tries, once. Every session of the customer ends.',
    countsAttempts: true,
    body: z.object({
      newPassword: newPasswordText,
      validationCode: z.string().describe('The mailed code'),
      userId: z.string().describe('What forgottenAccountPassword gave'),
    }),
    returns: 'Done',
    success: 'PASSWORD_RESET',
    run: async (body, context) => {
      const { application, networkAddress, now } = context
      const outcome = await application.identity.resetPassword({ ...body, networkAddress, now })
      return logged(context, 'password reset', outcome)
    },
  }),
  customerCall('/Account/changeAccountPassword', {
    summary: 'Change the password',
    description: 'Every session of the customer ends, this one too; token opens the one to go on with.',
    countsAttempts: true,
    body: z.object({ ...ownUserId, currentPassword: z.string(), newPassword: newPasswordText }),
    returns: 'Changed',
    reply: z.strictObject({ msg: z.string(), token: z.string() }),
    answer: async ({ currentPassword, newPassword }, context) => {
      const { application, networkAddress, now, language } = context
      const viewer = customerOf(context)
      const change = { viewer, currentPassword, newPassword, networkAddress, now }
      const outcome = await application.identity.changePassword(change)
      logged(context, 'password change', outcome)
      if (isRejection(outcome)) return outcome
      return { msg: messageOf('PASSWORD_CHANGED', language), token: outcome.token }
    },
  }),
]
