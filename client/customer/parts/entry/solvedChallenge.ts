import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { readRest } from '../../../api/serverCall.ts'
import { DeviceUnable } from './deviceUnable.ts'

interface Solving {
  readonly signal: AbortSignal
  /** Called with the progress in whole percent; the solution may be found earlier. */
  readonly onProgress: (percent: number) => void
}

/**
 * Fetches a challenge and solves it (decision A7). The browser derives keys on a thread of its own, so that the page stays responsive.
 * @returns base64 of challenge and solution, as the server takes them
 * @throws an error that `workFailureWords` can describe, or an AbortError
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
