import type { WebSocket, WebsocketHandler } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import { CloseCode, type SubscribePayload } from 'graphql-ws'
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket'
import type { Viewer } from '../../kernel/viewer.ts'
import { inTime } from '../context/outage.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { requestLoaders } from '../details/loaders.ts'
import { presentError } from '../graphql/errors.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import type { OrderFeed } from './orderFeed.ts'
import { SOCKET_LIMITS } from './socketLimits.ts'

export interface ProtocolOptions {
  readonly schema: GraphQLSchema
  readonly feed: Pick<OrderFeed, 'listen'>
  readonly rules: readonly ValidationRule[]
  readonly contextOf: (request: FastifyRequest) => Promise<RequestContext>
  /** The viewer behind a token now. */
  readonly viewerOf: (token: string) => Promise<Viewer | undefined>
  readonly log: { warn(details: object, message: string): void }
}

/** IANA's registry of close codes for web sockets; clients come back after it. */
const TRY_AGAIN_LATER = 1013

/**
 * Speaks graphql-transport-ws on sockets: one proves a session by `connection_init {token}`, then subscribes.
 * @param viewers gets and loses those whose sockets are open
 */
export function speakSubscriptions(
  options: ProtocolOptions,
  viewers: Map<WebSocket, Viewer>,
): WebsocketHandler {
  const { schema, rules, log } = options
  const speak = makeHandler(
    {
      schema,
      isProd: true,
      connectionInitWaitTimeout: SOCKET_LIMITS.initMs,
      async onConnect({ connectionParams, extra: { socket } }) {
        const viewer = await proved(connectionParams?.token, options)
        if (viewer === undefined) socket.close(CloseCode.Unauthorized, 'Unauthorized')
        if (viewer === 'unknown') socket.close(TRY_AGAIN_LATER, 'Try again later')
        // the peer may have left meanwhile
        if (typeof viewer !== 'object' || socket.readyState !== socket.OPEN) return false
        viewers.set(socket, viewer)
        return true
      },
      async onSubscribe({ extra, subscriptions }, _id, payload) {
        if (Object.keys(subscriptions).length > SOCKET_LIMITS.subscriptions)
          extra.socket.close(CloseCode.BadRequest, 'Too many subscriptions')
        const read = readSubscription(payload, { schema, rules })
        if (Array.isArray(read)) return read
        try {
          return { ...read, schema, contextValue: await contextValueOf(options, viewers, extra) }
        } catch (error) {
          log.warn({ err: error }, 'a message on a socket failed')
          extra.socket.close(CloseCode.InternalServerError, 'Internal server error')
          return []
        }
      },
      onError: (_context, _id, _payload, errors) =>
        errors.map((error) => presentError(error.toJSON(), error)),
    },
    SOCKET_LIMITS.pingMs,
  )
  return function speakOn(socket, request) {
    endUnread(socket)
    socket.on('close', () => viewers.delete(socket))
    quietly(socket, () => speak.call(this, socket, request))
  }
}

/** Ends a socket that asks and does not take its answers: they would fill our memory. */
function endUnread(socket: WebSocket): void {
  socket.on('message', () => {
    if (socket.bufferedAmount > SOCKET_LIMITS.unreadBytes) socket.terminate()
  })
}

/**
 * The library's adapter prints every socket error. A send to a closed peer is no failure, and a peer's protocol error closes the socket, so
 * neither belongs in the log.
 */
function quietly(socket: WebSocket, adapt: () => void): void {
  const send = socket.send.bind(socket)
  Object.assign(socket, { send: (text: string, sent: () => void) => send(text, () => sent()) })
  const listening = socket.listeners('error')
  adapt()
  for (const listener of socket.listeners('error'))
    if (!listening.includes(listener)) socket.off('error', listener as () => void)
}

async function contextValueOf(
  { contextOf, feed }: ProtocolOptions,
  viewers: ReadonlyMap<WebSocket, Viewer>,
  { socket, request }: Extra,
): Promise<GraphqlContext> {
  const viewer = viewers.get(socket)
  if (!viewer) throw new Error('a socket that nobody opened')
  const context = await contextOf(request)
  const loaders = requestLoaders(context)
  return { ...context, viewer, loaders, orderFeed: untilClosed(feed, socket) }
}

/** The same feed, left by all who listen for a socket when it closes: the protocol forgets a subscription whose name is taken again too soon. */
function untilClosed(feed: Pick<OrderFeed, 'listen'>, socket: WebSocket): Pick<OrderFeed, 'listen'> {
  // each subscription waits for the end of the one socket
  socket.setMaxListeners(0)
  return {
    listen(listener) {
      const stop = feed.listen(listener)
      if (socket.readyState !== socket.OPEN) stop()
      else socket.once('close', stop)
      return () => {
        socket.off('close', stop)
        stop()
      }
    },
  }
}

/** @returns unknown if the store does not answer: the caller can retry with the same token */
async function proved(
  token: unknown,
  { viewerOf, log }: Pick<ProtocolOptions, 'viewerOf' | 'log'>,
): Promise<Viewer | 'unknown' | undefined> {
  if (typeof token !== 'string' || !/^[\w~+/.=-]{1,200}$/.test(token)) return undefined
  return inTime(viewerOf(token)).catch((error: unknown) => {
    log.warn({ err: error }, 'a socket could not be opened')
    return 'unknown'
  })
}

interface ReadSubscription {
  readonly document: DocumentNode
  readonly operationName?: string
  readonly variableValues?: Record<string, unknown>
}

const MOST_TOKENS = 500

/** A subscription as it was sent, under the same limits as every query; what asks for anything else belongs to the calls. */
function readSubscription(
  { query, operationName, variables }: SubscribePayload,
  { schema, rules }: { readonly schema: GraphQLSchema; readonly rules: readonly ValidationRule[] },
): ReadSubscription | GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS })
    // suggestions for misspelled names would reveal the hidden schema
    const errors = validate(schema, document, [...specifiedRules, ...rules], { hideSuggestions: true })
    if (errors.length > 0) return errors.map((error) => refused(error.message))
    if (getOperationAST(document, operationName)?.operation !== 'subscription')
      return [refused('Only subscriptions are answered here.')]
    return {
      document,
      ...(operationName ? { operationName } : {}),
      ...(variables ? { variableValues: variables } : {}),
    }
  } catch (error) {
    if (error instanceof GraphQLError) return [refused(error.message)]
    throw error
  }
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })
}
