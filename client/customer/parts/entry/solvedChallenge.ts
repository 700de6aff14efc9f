import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { readRest } from '../../../api/restCall.ts'
import { DeviceUnable } from './deviceUnable.ts'

interface Solving {
  readonly signal: AbortSignal
  /** Told how far it is, in whole percent; the answer may be found earlier. */
  readonly onProgress: (percent: number) => void
}

/**
 * Fetches a challenge and does its work (decision A7). The browser derives keys on a thread of its own, so that the page stays free.
 * @returns base64 of challenge and solution, as the server takes them
 * @throws what `workFailureWords` has words for, or an AbortError
 */
export async function solvedChallenge({ signal, onProgress }: Solving): Promise<string> {
  const reply = await readRest('/Account/generateProofOfWork', signal)
  const challenge: Challenge = await reply.json()
  const solution = await solve(challenge, { signal, onProgress }).catch((cause) => {
    throw new DeviceUnable({ cause })
  })
  signal.throwIfAborted()
  if (!solution) throw new DeviceUnable()
  return btoa(JSON.stringify({ challenge, solution }))
}

function solve(challenge: Challenge, { signal, onProgress }: Solving) {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  let rounds = 0
  return solveChallenge({
    challenge,
    controller,
    deriveKey: (...round) => {
      rounds += 1
      onProgress(Math.min(99, Math.floor((rounds / businessRules.proofOfWork.most) * 100)))
      return deriveKey(...round)
    },
  })
}
