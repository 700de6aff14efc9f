import { failureWords } from './failureWords.ts'
import { serverCall } from './serverCall.ts'
import { TooManyRequests } from './tooManyRequests.ts'

class RefusedCall extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Status ${status}`)
    this.name = 'RefusedCall'
    this.status = status
  }
}

/**
 * Reads from a documented call that is no question for GraphQL, such as the picture that sets a cookie.
 * @param path below `/api`
 * @throws what `restFailureWords` has words for
 */
export async function readRest(path: string, signal: AbortSignal): Promise<Response> {
  const reply = await serverCall(`/api${path}`, { signal })
  if (!reply.ok) throw new RefusedCall(reply.status)
  return reply
}

/** Why `readRest` failed, in the reader's words. */
export function restFailureWords(error: unknown): string {
  return failureWords(error, codeOf(error))
}

function codeOf(error: unknown): string {
  if (error instanceof TooManyRequests) return '429'
  return error instanceof RefusedCall ? String(error.status) : '0'
}
