import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../schema/rules/enumerations.ts'
import type { Caller } from '../../identity/sessions.store.ts'
import type { CommandSource } from '../../kernel/command.ts'
import { wantedLanguage } from '../../kernel/texts.ts'
import type { Clock } from '../../kernel/time.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { networkOf } from '../limits/networkOf.ts'
import type { Application } from './application.ts'
import type { RequestContext } from './requestContext.ts'

export interface ContextSources {
  readonly application: Application
  readonly clock: Clock
  /** The person of a token; undefined if it is unknown, expired or revoked. */
  readonly findCaller: (token: string, now: Temporal.Instant) => Promise<Caller | undefined>
  /** Keeps the language a person last used, for mails and invoices (decision A12); asked only for another one than is kept. */
  readonly rememberLanguage: (viewer: Viewer, language: Language) => Promise<void>
}

/** How an API turns a request into a context: the bearer header is the only identity (decisions A2, J7). */
export function createContextOf(
  sources: ContextSources,
  source: CommandSource,
): (request: FastifyRequest) => Promise<RequestContext> {
  return async (request) => {
    const now = sources.clock()
    const token = bearerOf(request.headers.authorization)
    const caller = token === undefined ? undefined : await sources.findCaller(token, now)
    if (caller) tellWhoAsks(request, caller.viewer)
    const wanted = wantedLanguage(request.headers['accept-language'])
    if (caller && wanted && wanted !== caller.language) await sources.rememberLanguage(caller.viewer, wanted)
    return {
      application: sources.application,
      viewer: caller?.viewer,
      phone: caller?.phone,
      referenceDataVersion: caller?.referenceDataVersion,
      language: wanted ?? 'en',
      wantedLanguage: wanted,
      source,
      now,
      requestId: request.id,
      networkAddress: networkOf(request.ip),
      log: request.log,
      cookies: request.cookies,
    }
  }
}

/** Requests whose log lines name the person already; a web socket's request creates a context for each subscription. */
const named = new WeakSet<FastifyRequest>()

/** Every line about the request names them from here on, by id alone. */
function tellWhoAsks(request: FastifyRequest, { area, id }: Viewer): void {
  if (named.has(request)) return
  named.add(request)
  request.log = request.log.child({ area, personId: id })
}

function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer ([\w~+/.=-]{1,200})$/i.exec(header ?? '')?.[1]
}
