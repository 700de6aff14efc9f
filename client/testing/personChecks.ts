import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Answer } from './fakeServer.ts'

/** The picture's path, for the calls of a fake server. */
export const PICTURE = '/api/Account/generateValidation'
/** That of the challenge for the device. */
export const CHALLENGE = '/api/Account/generateProofOfWork'

/** A fake server that shows pictures. */
export const pictures: Record<string, Answer> = { [PICTURE]: () => ({ data: 'pixels' }) }

/** An answer with a challenge that is solved in the second round. */
export async function quickChallenge(): Promise<Answer> {
  const { cost } = businessRules.proofOfWork
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'for specs',
  })
  return () => ({ data: challenge })
}
