import { signInNames } from '../../../schema/rules/accountFields.ts'
import { accountKey } from '../../identity/secrets.store.ts'
import { type SignedIn, type SignIn, signIn } from '../../identity/signIn.handlers.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { told } from './proofs.ts'

/**
 * Signs somebody in for an API, and tells the log. A typed name is told by a keyed hash: tries at one account are seen to belong
 * together, and who it is only once they are in.
 */
export async function enter(
  context: RequestContext,
  form: Pick<SignIn, 'area' | 'userName' | 'password' | 'isRemember'>,
): Promise<SignedIn | Rejection> {
  const { application, networkAddress, now, viewer } = context
  const outcome = await signIn(application.accounts, { ...form, networkAddress, now, viewer })
  const { area, userName } = form
  const typed = accountKey(application.accounts, area, signInNames(userName).userName)
  const personId = isRejection(outcome) ? undefined : outcome.viewer.id
  return told(context, 'sign-in', outcome, { area, typed, personId })
}
