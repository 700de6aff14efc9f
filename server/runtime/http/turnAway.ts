import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { languageOf, messageOf } from '../../kernel/texts.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/timeLimits.ts'

/**
 * So many calls wait for each other at most. On two cores that is somewhat more than a second of work, which a machine that is held up for a
 * moment needs; longer queues serve nobody sooner, and cost those who are served memory and time.
 */
export const MOST_CALLS = 256

/**
 * Turns calls of both APIs away with 503 and Retry-After while too many are being worked on already (decision P192), before anything of them
 * is read: whoever is let in is answered soon, however many come. It stands before routes and hooks, because it must cost next to nothing
 * when there is no time left. Pages, files and health are always answered.
 * @param headers what such answers carry besides, as no hook sets it
 */
export function turnAwayWhenFull(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  registry: Registry,
): void {
  const turnedAway = new Counter({
    name: 'calls_turned_away_total',
    help: 'Calls that were told to come again because too many were being worked on.',
    registers: [registry],
  })
  const listeners = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (app.callsUnderWay() >= MOST_CALLS && isCall(request)) {
      turnedAway.inc()
      return tellLater(request, response, headers)
    }
    for (const listener of listeners) Reflect.apply(listener, app.server, [request, response])
  })
}

function isCall(request: IncomingMessage): boolean {
  return isGraphql(request) || request.url?.startsWith('/api/') === true || isWrittenOtherwise(request)
}

function isGraphql({ url }: IncomingMessage): boolean {
  return url?.startsWith('/graphql') === true
}

/** The router reads %61pi as api, and a whole address by its path: such a target may be any call, and no page or link of ours writes one. */
function isWrittenOtherwise({ url = '' }: IncomingMessage): boolean {
  return !url.startsWith('/') || /^[^?]*%/.test(url)
}

function tellLater(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const msg = messageOf('UNAVAILABLE', languageOf(request.headers['accept-language']))
  const told = isGraphql(request)
    ? { errors: [{ message: msg, extensions: { code: 'UNAVAILABLE' } }] }
    : { tag: 'error', msg }
  const body = JSON.stringify(told)
  const fields = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  }
  response.writeHead(503, fields).end(body)
}
