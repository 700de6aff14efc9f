import { isRejection } from '../../kernel/rejection.ts'
import type { RequestContext } from '../context/requestContext.ts'

/** How somebody proves who they are, or ends that they did. */
type Proof = 'sign-in' | 'activation link' | 'sign-out' | 'password change' | 'reset code' | 'password reset'

/**
 * Tells the log how a proof ended, under the request's id (OWASP ASVS 5.0, 16.3.1), and gives the outcome back.
 * @param about who, by ids alone; of who is signed in the log of the request knows already
 */
export function told<Outcome>(
  { log }: Pick<RequestContext, 'log'>,
  proof: Proof,
  outcome: Outcome,
  about: Readonly<Record<string, string | undefined>> = {},
): Outcome {
  const refused = isRejection(outcome) ? outcome.rejected : undefined
  log.info({ proof, ...about, refused }, refused === undefined ? 'proved' : 'not proved')
  return outcome
}
