import { timingSafeEqual } from 'node:crypto'
import { asciiText } from '../../schema/rules/asciiText.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import type { AccountsBase, AccountsContext, GuardedAccounts } from './accounts.store.ts'
import { refusedByLimit } from './attemptLimits.ts'
import { keepCaptcha, newCharacters, pictureOf, takeCaptcha } from './captchas.store.ts'
import { isWorkDone } from './proofOfWork.store.ts'
import { keyedHash, newToken } from './secrets.store.ts'

/**
 * The cookie that ties a browser to its picture (decision A7). On https its name makes browsers accept it from this host alone (RFC
 * 6265bis, section 4.1.3.2).
 */
export function captchaCookie({ publicUrl }: Pick<AccountsContext, 'publicUrl'>): {
  readonly name: string
  readonly isSecure: boolean
} {
  const isSecure = publicUrl.startsWith('https:')
  return { name: isSecure ? '__Host-captcha' : 'captcha', isSecure }
}

/** The proof of a person: the characters of a picture, or work done by their device. */
export interface HumanProof {
  /** The value of the cookie. */
  readonly captchaId: string | undefined
  readonly validationCode?: string | null | undefined
  /** Solved challenge, in base64; it counts instead of the characters. */
  readonly proofOfWork?: string | null | undefined
  /** As `networkOf` gives it. */
  readonly networkAddress: string
  readonly now: Temporal.Instant
}

/** Shows a picture of five characters, valid for five minutes and one try, to the browser whose cookie has its id (decision A7). */
export async function showCaptcha(
  accounts: AccountsContext,
  now: Temporal.Instant,
): Promise<{ readonly captchaId: string; readonly image: Buffer; readonly seconds: number }> {
  const captchaId = newToken()
  const text = accounts.captchaAnswer ?? newCharacters()
  const { minutes } = businessRules.captcha
  await keepCaptcha(accounts.db, {
    idHash: idHash(accounts, captchaId),
    answerHash: answerHash(accounts, captchaId, text),
    expiresAt: now.add({ minutes }),
  })
  return { captchaId, image: await pictureOf(text), seconds: minutes * 60 }
}

/**
 * Lets people pass and stops programs (decision A7). A proof of work wins over the picture; a picture is used up after one try, whatever
 * its outcome, and case does not matter.
 * @returns FIELD_REQUIRED or CAPTCHA_WRONG at `validationCode`, PROOF_OF_WORK_WRONG at `proofOfWork`, TOO_MANY_REQUESTS; undefined for
 * people
 */
export async function refusedAsProgram(
  accounts: GuardedAccounts,
  proof: HumanProof,
): Promise<Rejection | undefined> {
  const { proofOfWork, now, networkAddress } = proof
  const field = 'validationCode'
  const characters = proof.validationCode && asciiText(proof.validationCode)
  if (!proofOfWork && !characters) return reject(RejectionCode.FIELD_REQUIRED, { field })
  const flood = await refusedByLimit(accounts.limits, { limit: 'humanProofs', subject: networkAddress })
  if (flood) return flood
  if (proofOfWork) {
    if (await isWorkDone(accounts, proofOfWork, now)) return undefined
    return reject(RejectionCode.PROOF_OF_WORK_WRONG, { field: 'proofOfWork' })
  }
  if (await areThoseShown(accounts, proof.captchaId, { characters: characters ?? '', now })) return undefined
  return reject(RejectionCode.CAPTCHA_WRONG, { field })
}

async function areThoseShown(
  accounts: AccountsBase,
  captchaId: string | undefined,
  { characters, now }: { readonly characters: string; readonly now: Temporal.Instant },
): Promise<boolean> {
  if (captchaId === undefined) return false
  const answer = await takeCaptcha(accounts.db, idHash(accounts, captchaId), now)
  return answer !== undefined && timingSafeEqual(answer, answerHash(accounts, captchaId, characters))
}

function idHash(accounts: AccountsBase, captchaId: string): Buffer {
  return keyedHash(accounts, 'captcha', captchaId)
}

/** Bound to its picture, so that equal answers have different hashes. */
function answerHash(accounts: AccountsBase, captchaId: string, text: string): Buffer {
  return keyedHash(accounts, 'captcha answer', captchaId, asciiText(text).toLowerCase())
}
