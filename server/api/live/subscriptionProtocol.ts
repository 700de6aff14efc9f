import type { FastifyRequest } from 'fastify'
import type { GraphQLSchema, ValidationRule } from 'graphql'
import { CloseCode, type ConnectionInitMessage, makeServer } from 'graphql-ws'
import type { WebSocket, WebSocketServer } from 'ws'
import type { Viewer } from '../../kernel/viewer.ts'
import { inTime } from '../context/outage.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { requestLoaders } from '../details/requestLoaders.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { presentError } from '../graphql/presentError.ts'
import type { OrderFeed } from './orderFeed.ts'
import { readSubscription } from './readSubscription.ts'
import { SOCKET_LIMITS } from './socketLimits.ts'
import { type OpenSocket, type SocketLog, wireSocket } from './wireSocket.ts'

export interface ProtocolOptions {
  readonly schema: GraphQLSchema
  readonly feed: Pick<OrderFeed, 'listen'>
  readonly rules: readonly ValidationRule[]
  readonly contextOf: (request: FastifyRequest) => Promise<RequestContext>
  /** The viewer behind a token now. */
  readonly viewerOf: (token: string) => Promise<Viewer | undefined>
  readonly log: SocketLog
}

/** Whose sockets are open, and the request each began with. */
export interface SocketPeople {
  readonly viewers: Map<WebSocket, Viewer>
  readonly requests: WeakMap<object, FastifyRequest>
}

/** IANA's registry of close codes for web sockets; clients come back after it. */
const TRY_AGAIN_LATER = 1013

/** Speaks graphql-transport-ws on sockets: one proves a session by `connection_init {token}`, then subscribes. */
export function speakSubscriptions(
  sockets: WebSocketServer,
  options: ProtocolOptions,
  people: SocketPeople,
): void {
  const { schema, rules } = options
  const protocol = makeServer<ConnectionInitMessage['payload'], OpenSocket>({
    schema,
    connectionInitWaitTimeout: SOCKET_LIMITS.initMs,
    async onConnect({ connectionParams, extra: { socket } }) {
      const viewer = await proved(connectionParams?.token, options)
      if (viewer === undefined) socket.close(CloseCode.Unauthorized, 'Unauthorized')
      if (viewer === 'unknown') socket.close(TRY_AGAIN_LATER, 'Try again later')
      // who left while this was asked is never told that somebody closed
      if (typeof viewer !== 'object' || socket.readyState !== socket.OPEN) return false
      people.viewers.set(socket, viewer)
      return true
    },
    async onSubscribe({ extra, subscriptions }, _id, payload) {
      if (Object.keys(subscriptions).length > SOCKET_LIMITS.subscriptions)
        extra.socket.close(CloseCode.BadRequest, 'Too many subscriptions')
      const read = readSubscription(payload, { schema, rules })
      if (Array.isArray(read)) return read
      return { ...read, schema, contextValue: await contextValueOf(options, people, extra) }
    },
    onError: (_context, _id, _payload, errors) => errors.map((error) => presentError(error.toJSON(), error)),
  })
  sockets.on('connection', (socket, request) => {
    socket.on('close', () => people.viewers.delete(socket))
    wireSocket(protocol, { socket, request }, options.log)
  })
}

async function contextValueOf(
  { contextOf, feed }: ProtocolOptions,
  { viewers, requests }: SocketPeople,
  { socket, request }: OpenSocket,
): Promise<GraphqlContext> {
  const opening = requests.get(request)
  const viewer = viewers.get(socket)
  if (!opening || !viewer) throw new Error('a socket that nobody opened')
  const context = await contextOf(opening)
  const loaders = requestLoaders(context.application)
  return {
    ...context,
    viewer,
    loaders,
    orderFeed: untilClosed(feed, socket),
  }
}

const left = new WeakMap<WebSocket, Set<() => void>>()

/** The same feed, left by all who listen for a socket when it closes: the protocol forgets a subscription whose name is taken again too soon. */
function untilClosed(feed: Pick<OrderFeed, 'listen'>, socket: WebSocket): Pick<OrderFeed, 'listen'> {
  return {
    listen(listener) {
      const stop = feed.listen(listener)
      if (socket.readyState !== socket.OPEN) stop()
      else stopsOf(socket).add(stop)
      return () => {
        stop()
        stopsOf(socket).delete(stop)
      }
    },
  }
}

function stopsOf(socket: WebSocket): Set<() => void> {
  const known = left.get(socket)
  if (known) return known
  const stops = new Set<() => void>()
  left.set(socket, stops)
  socket.on('close', () => {
    for (const stop of stops) stop()
  })
  return stops
}

/** @returns unknown when nobody can say: the caller is to come again with the same token */
async function proved(
  token: unknown,
  { viewerOf, log }: Pick<ProtocolOptions, 'viewerOf' | 'log'>,
): Promise<Viewer | 'unknown' | undefined> {
  if (typeof token !== 'string' || !/^[\w~+/.=-]{1,200}$/.test(token)) return undefined
  return inTime(viewerOf(token)).catch((error: unknown) => {
    log.warn({ err: error }, 'a socket could not be let in')
    return 'unknown'
  })
}
