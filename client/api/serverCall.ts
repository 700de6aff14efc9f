import { businessRules } from '../../schema/rules/businessRules.ts'
import { watchCall } from '../browser/connection.ts'
import { askedLanguage } from '../i18n/intlStore.ts'
import { expireSession } from '../session/expiry.ts'
import { type SessionArea, sessionOf } from '../session/session.ts'

/** A call; `limitMs` is its time-out. */
type Request = RequestInit & { readonly limitMs?: number }

/**
 * `fetch` for every call to the server: a time-out of 10 seconds by default, and the reader's language (decision A12).
 * @throws TooManyRequests when the server asks to wait (decision K1)
 */
export async function serverCall(input: RequestInfo | URL, init: Request = {}): Promise<Response> {
  const { limitMs = businessRules.ui.requestTimeoutMs, ...request } = init
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', askedLanguage())
  const limit = AbortSignal.timeout(limitMs)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  const reply = await watchCall(fetch(input, { ...request, headers, signal, credentials: 'include' }))
  if (reply.status === 429) throw new TooManyRequests(reply)
  return reply
}

/** The server refused a call because too many came from this network address; it says when to retry (decision K1). */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests'
  /** Whole seconds to wait, 1 or more; a minute, the server's window, by default. */
  readonly seconds: number

  constructor({ headers }: Pick<Response, 'headers'>) {
    const seconds = Math.ceil(Number(headers.get('retry-after') ?? 60))
    super(`Too many requests, again in ${seconds} s`)
    this.seconds = seconds >= 1 ? seconds : 60
  }
}

/** The server answered a call with an HTTP status that is no success. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
  readonly status: number

  constructor(status: number) {
    super(`Status ${status}`)
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

/**
 * The same with the token of an area's session (customer document section 7, decision A3). If the server does not know it, that session
 * ends, provided it is still the same one when the answer comes.
 */
export async function sessionCall(area: SessionArea, input: string, init: Request = {}): Promise<Response> {
  const token = sessionOf(area)?.token
  const reply = await serverCall(input, { ...init, headers: { ...init.headers, ...bearer(token) } })
  if (reply.status === 401) expireSession(area, { token })
  return reply
}

/** The header that identifies the caller. */
export function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}
