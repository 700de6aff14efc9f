import { signInNames } from '../../../schema/rules/accountFields.ts'
import type { HumanProof as GivenProof } from '../../identity/humanProof.handlers.ts'
import { accountKey } from '../../identity/secrets.store.ts'
import type { SignedIn, SignIn } from '../../identity/signIn.handlers.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { Field, InputType, nullable } from '../graphql/decorators.ts'

/** What forms that anybody can send ask for besides. */
@InputType({ description: 'A proof of being a person.' })
export abstract class HumanProof {
  @Field(() => String, 'Characters of the captcha picture.', nullable)
  validationCode?: string | null

  @Field(() => String, 'Solved challenge in base64, instead of the text.', nullable)
  proofOfWork?: string | null
}

/** The proof of a person in a form's fields and its captcha cookie (decision A7). */
export function proofOf(
  { validationCode, proofOfWork }: Pick<GivenProof, 'validationCode' | 'proofOfWork'>,
  { application, cookies, networkAddress, now }: RequestContext,
): GivenProof {
  const captchaId = cookies[application.identity.captchaCookie().name]
  return { validationCode, proofOfWork, captchaId, networkAddress, now }
}

/** A way to prove who one is, or to end a session. */
type Proof = 'sign-in' | 'activation link' | 'sign-out' | 'password change' | 'reset code' | 'password reset'

/**
 * Logs how a proof ended, under the request's id (OWASP ASVS 5.0, 16.3.1), and returns the outcome.
 * @param about who, by ids alone; the request's log names a signed-in person already
 */
export function logged<Outcome>(
  { log }: Pick<RequestContext, 'log'>,
  proof: Proof,
  outcome: Outcome,
  about: Readonly<Record<string, string | undefined>> = {},
): Outcome {
  const refused = isRejection(outcome) ? outcome.rejected : undefined
  log.info({ proof, ...about, refused }, refused === undefined ? 'proved' : 'not proved')
  return outcome
}

/**
 * Signs a person in for an API, and logs it. The log has a keyed hash of the typed name, which groups tries at one account, and the
 * person's id only after success.
 */
export async function enter(
  context: RequestContext,
  form: Pick<SignIn, 'area' | 'userName' | 'password' | 'isRemember'>,
): Promise<SignedIn | Rejection> {
  const { application, networkAddress, now, viewer } = context
  const outcome = await application.identity.signIn({ ...form, networkAddress, now, viewer })
  const { area, userName } = form
  const typed = accountKey(application.accounts, area, signInNames(userName).userName)
  const personId = isRejection(outcome) ? undefined : outcome.viewer.id
  return logged(context, 'sign-in', outcome, { area, typed, personId })
}
