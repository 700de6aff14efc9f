import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { businessRules } from '../../schema/rules/businessRules.ts'
import type { AccountsBase } from './accounts.store.ts'
import { spendProof } from './captchas.store.ts'
import { keyedHash } from './secrets.store.ts'

const { cost, fewest, most, minutes } = businessRules.proofOfWork

/** The latest representable moment. It is read before the signature is checked. */
const LAST_SECOND = 8_640_000_000_000

/** A browser's solution: base64 of JSON, as the ALTCHA libraries make it. */
const payloadShape = z.object({
  challenge: z.object({
    // unsigned input could be nested deeper than the signature check can go
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(100),
      keySignature: z.string().max(100),
      data: z.object({ expires: z.number().int().min(0).max(LAST_SECOND) }),
    }),
    signature: z.string().max(100),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(100) }),
})

/**
 * Proof of work instead of a picture (decision A7): deriving keys until one begins as required, a second or two on a phone. The challenge
 * is signed, so that nothing about it is stored until it is solved.
 */
export async function newChallenge(accounts: AccountsBase, now: Temporal.Instant): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewest, most),
    deriveKey,
    // the library would read the machine's clock; rules take the time as an argument
    data: { expires: Math.floor(now.add({ minutes }).epochMilliseconds / 1000) },
    ...secretsOf(accounts),
  })
}

/** Whether a solution is right, for a challenge of ours, in time and not used before. @param encoded as the browser sent it */
export async function isWorkDone(
  accounts: AccountsBase,
  encoded: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const payload = decoded(encoded)
  if (payload === undefined) return false
  const { parameters, signature } = payload.challenge
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(parameters.data.expires * 1000)
  if (Temporal.Instant.compare(now, expiresAt) >= 0) return false
  const { verified } = await verifySolution({ ...(payload as Payload), deriveKey, ...secretsOf(accounts) })
  return verified && spendProof(accounts.db, keyedHash(accounts, 'spent proof', signature), expiresAt)
}

function decoded(encoded: string): z.infer<typeof payloadShape> | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))
    return payloadShape.safeParse(parsed).data
  } catch {
    return undefined
  }
}

function secretsOf(accounts: AccountsBase) {
  const secret = (purpose: string) => keyedHash(accounts, 'proof of work', purpose).toString('hex')
  return { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') }
}
