import { z } from 'zod'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { publicCall, type RestCall } from '../rest/restCall.ts'
import { enter } from './signingIn.ts'

const signInForm = z.object({ userName: z.string(), password: z.string() })

/** How administrators and crews sign in (back-office document, section 7). */
export const officeSignInCalls: readonly RestCall[] = [
  publicCall('/Staff/loginAdmin', {
    summary: 'Sign an administrator in',
    countsAttempts: true,
    body: signInForm,
    returns: 'Signed in',
    reply: z.strictObject({
      token: z.string(),
      admin: z.strictObject({ userName: z.string() }),
      msg: z.string(),
    }),
    answer: async (form, context) => {
      const outcome = await enter(context, { area: 'admin', ...form, isRemember: false })
      if (isRejection(outcome)) return outcome
      if (outcome.area !== 'admin') throw new Error("an administrator's sign-in opened another area")
      const { token, admin } = outcome
      return { token, admin: { userName: admin.userName }, msg: messageOf('SIGNED_IN', context.language) }
    },
  }),
  publicCall('/Staff/loginStaff', {
    summary: 'Sign a crew member in',
    countsAttempts: true,
    body: signInForm,
    returns: 'Signed in',
    reply: z.strictObject({
      token: z.string(),
      staff: z.strictObject({ staffId: z.string(), firstName: z.string(), staffNo: z.string() }),
      msg: z.string(),
    }),
    answer: async (form, context) => {
      const outcome = await enter(context, { area: 'staff', ...form, isRemember: false })
      if (isRejection(outcome)) return outcome
      if (outcome.area !== 'staff') throw new Error("a crew member's sign-in opened another area")
      const { staffId, firstName, staffNo } = outcome.staff
      const msg = messageOf('SIGNED_IN', context.language)
      return { token: outcome.token, staff: { staffId, firstName, staffNo }, msg }
    },
  }),
]
