import { CAPTCHA_COOKIE, type HumanProof } from '../../identity/humans.handlers.ts'
import type { RequestContext } from './requestContext.ts'

/** What the fields of a form prove, with the cookie of the picture that its browser was shown (decision A7). */
export function proofOf(
  { validationCode, proofOfWork }: Pick<HumanProof, 'validationCode' | 'proofOfWork'>,
  { cookies, networkAddress, now }: RequestContext,
): HumanProof {
  return { validationCode, proofOfWork, captchaId: cookies[CAPTCHA_COOKIE], networkAddress, now }
}
