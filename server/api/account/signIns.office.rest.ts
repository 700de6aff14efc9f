import { z } from 'zod'
import { signIn } from '../../identity/signIn.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { publicCall, type RestCall } from '../rest/restCall.ts'

const signInForm = z.object({ userName: z.string(), password: z.string() })

/** How administrators and crews sign in (back-office document, section 7). */
export const officeSignInCalls: readonly RestCall[] = [
  publicCall('/Staff/loginAdmin', signInForm, async (form, context) => {
    const outcome = await enter('admin', form, context)
    if (isRejection(outcome)) return outcome
    if (outcome.area !== 'admin') throw new Error("an administrator's sign-in opened another area")
    const { token, admin } = outcome
    return { token, admin: { userName: admin.userName }, msg: messageOf('SIGNED_IN', context.language) }
  }),
  publicCall('/Staff/loginStaff', signInForm, async (form, context) => {
    const outcome = await enter('staff', form, context)
    if (isRejection(outcome)) return outcome
    if (outcome.area !== 'staff') throw new Error("a crew member's sign-in opened another area")
    const { staffId, firstName, staffNo } = outcome.staff
    const msg = messageOf('SIGNED_IN', context.language)
    return { token: outcome.token, staff: { staffId, firstName, staffNo }, msg }
  }),
]

function enter(
  area: 'admin' | 'staff',
  form: z.output<typeof signInForm>,
  { application, networkAddress, now }: RequestContext,
) {
  return signIn(application.accounts, { area, ...form, isRemember: false, networkAddress, now })
}
