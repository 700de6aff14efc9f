import { businessRules } from '../schema/rules/businessRules.ts'
import { languageTags } from '../schema/rules/enumerations.ts'
import { heard } from './connection.ts'
import { savedLanguage } from './i18n/languageChoice.ts'
import { areaOf } from './session/areaOf.ts'
import { sessionOf } from './session/session.ts'
import { tooManyRequests } from './tooManyRequests.ts'

/**
 * `fetch` as every call to the server goes: 10 seconds at most unless told, with the token of the current area's session (customer document
 * section 7, decision A3) and the reader's language (decision A12).
 * @throws TooManyRequests when the server asks to wait (decision K1)
 */
export async function serverCall(
  input: RequestInfo | URL,
  init: RequestInit & { readonly limitMs?: number } = {},
): Promise<Response> {
  const { limitMs = businessRules.ui.requestTimeoutMs, ...request } = init
  const headers = new Headers(init.headers)
  const token = sessionOf(areaOf(location.pathname))?.token
  headers.set('Accept-Language', languageTags[savedLanguage()])
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const limit = AbortSignal.timeout(limitMs)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  const reply = await heard(fetch(input, { ...request, headers, signal, credentials: 'include' }))
  if (reply.status === 429) throw tooManyRequests(reply)
  return reply
}
