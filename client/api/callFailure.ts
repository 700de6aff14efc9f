import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client'
import { textOf } from '../i18n/intlStore.ts'
import { expireSession } from '../session/expiry.ts'
import type { SessionArea } from '../session/session.ts'
import { toast } from '../ui/toasts.ts'
import { failureWords } from './failureWords.ts'
import { TooManyRequests } from './tooManyRequests.ts'

interface Situation {
  readonly area: SessionArea
  /** The token that the call carried. */
  readonly token: string | undefined
  readonly isQuiet: boolean
  /** Where to go when the session is over; the area's own place to sign in unless told. */
  readonly leaveTo?: string | undefined
}

/**
 * What a reader hears of a failed call (customer document section 8): an unknown session ends, anything else is a toast with the
 * error code; where there is no code the HTTP status, and 0 for a time-out or no network (decision A16).
 */
export function tellOfFailure(error: unknown, { area, token, isQuiet, leaveTo }: Situation): void {
  const code = failureCode(error)
  if (code === 'UNAUTHENTICATED' || code === '401') expireSession(area, { token, leaveTo })
  else if (!isQuiet) toast('error', failureWords(error, code))
}

/** The code to show: a GraphQL error's own, else the HTTP status, else "0". */
export function failureCode(error: unknown): string {
  if (error instanceof TooManyRequests) return '429'
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.code ?? '200')
  if (ServerError.is(error) || ServerParseError.is(error))
    return graphqlCode(error) ?? String(error.statusCode)
  return '0'
}

/**
 * For whoever helps: the code, and the id by which the server's log knows the call (decision L10); undefined for what is no failure of a
 * call, and where no answer came, of which nobody can find more.
 */
export function failureDetail(error: unknown): string | undefined {
  const failed = error instanceof Error ? failureCode(error) : '0'
  if (failed === '0') return undefined
  const code = textOf('error.detail.code', { code: failed })
  const id = requestIdOf(error)
  return id ? `${code} · ${textOf('error.detail.request', { id })}` : code
}

const requests = new WeakMap<object, string>()

/** Notes by which id the server's log knows a call that failed. */
export function rememberRequest(error: unknown, reply: Response | undefined): void {
  const id = reply?.headers.get('x-request-id')
  if (id) requests.set(markOf(error), id)
}

/** The id of the request that failed; undefined where no answer came. */
function requestIdOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? requests.get(markOf(error)) : undefined
}

/** What an error of the link and the same one as a query tells it have in common. */
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
