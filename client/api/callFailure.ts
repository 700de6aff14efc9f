import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client'
import { textOf } from '../i18n/intlStore.ts'
import { expireSession } from '../session/expiry.ts'
import type { SessionArea } from '../session/session.ts'
import { toast } from '../ui/toasts.ts'
import { failureWords } from './failureWords.ts'
import { TooManyRequests } from './serverCall.ts'

interface Situation {
  readonly area: SessionArea
  /** The token of the call. */
  readonly token: string | undefined
  readonly isQuiet: boolean
  /** Where to go when the session is over; the area's own sign-in by default. */
  readonly leaveTo?: string | undefined
}

/**
 * Reports a failed call (customer document section 8): an unknown session ends; anything else is a toast with the error code, or with the
 * HTTP status, or with 0 for a time-out or no network (decision A16).
 */
export function tellOfFailure(error: unknown, { area, token, isQuiet, leaveTo }: Situation): void {
  const code = failureCode(error)
  if (code === 'UNAUTHENTICATED' || code === '401') expireSession(area, { token, leaveTo })
  else if (!isQuiet) toast('error', failureWords(error, code))
}

/** The code to show: a GraphQL error's code, else the HTTP status, else "0". */
export function failureCode(error: unknown): string {
  if (error instanceof TooManyRequests) return '429'
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.code ?? '200')
  if (ServerError.is(error) || ServerParseError.is(error))
    return graphqlCode(error) ?? String(error.statusCode)
  return '0'
}

/**
 * For support: the code and the request id by which the log names the call (decision L10). Undefined if nothing failed, and without an
 * answer, because the log then has nothing to find.
 */
export function failureDetail(error: unknown): string | undefined {
  const failed = error instanceof Error ? failureCode(error) : '0'
  if (failed === '0') return undefined
  const code = textOf('error.detail.code', { code: failed })
  const id = requestIdOf(error)
  return id ? `${code} · ${textOf('error.detail.request', { id })}` : code
}

const requests = new WeakMap<object, string>()

/** Remembers the request id of a failed call. */
export function rememberRequest(error: unknown, reply: Response | undefined): void {
  const id = reply?.headers.get('x-request-id')
  if (id) requests.set(markOf(error), id)
}

/** The id of the failed request; undefined without an answer. */
function requestIdOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? requests.get(markOf(error)) : undefined
}

/** What an error has in common in the link and in the query that reports it. */
function markOf(error: unknown): object {
  return (CombinedGraphQLErrors.is(error) && error.errors[0]) || Object(error)
}

/** Servers may answer a refusal with an HTTP status and the GraphQL error in the body. */
function graphqlCode(error: { readonly bodyText?: string }): string | undefined {
  try {
    return JSON.parse(error.bodyText ?? '').errors[0].extensions.code
  } catch {
    return undefined
  }
}
