import { textOf } from '../i18n/intlStore.ts'
import { RefusedCall, TooManyRequests } from './serverCall.ts'

/**
 * A failed call in the reader's language (customer document section 8, decision A16).
 * @param code the error's code or the HTTP status; "0" for a time-out or no network
 */
export function failureWords(error: unknown, code: string): string {
  if (error instanceof TooManyRequests) return textOf('error.tooMany', waitingTime(error))
  return code === '0' ? textOf('error.network') : textOf('error.code', { code })
}

/** From two minutes on the message counts minutes; `minutes` is 0 below. */
function waitingTime({ seconds }: TooManyRequests) {
  return { seconds, minutes: seconds < 120 ? 0 : Math.ceil(seconds / 60) }
}

/** Why `readRest` failed, in the reader's language. */
export function restFailureWords(error: unknown): string {
  return failureWords(error, error instanceof RefusedCall ? String(error.status) : '0')
}
