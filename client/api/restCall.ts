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
 * Reads a documented call that GraphQL does not offer, such as the captcha picture that sets a cookie.
 * @param path below `/api`
 * @throws an error that `restFailureWords` can describe
 */
export async function readRest(path: string, signal: AbortSignal): Promise<Response> {
  const reply = await serverCall(`/api${path}`, { signal })
  if (!reply.ok) throw new RefusedCall(reply.status)
  return reply
}

/** Why `readRest` failed, in the reader's language. */
export function restFailureWords(error: unknown): string {
  return failureWords(error, codeOf(error))
}

function codeOf(error: unknown): string {
  if (error instanceof TooManyRequests) return '429'
  return error instanceof RefusedCall ? String(error.status) : '0'
}
