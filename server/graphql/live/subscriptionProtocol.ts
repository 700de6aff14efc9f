import type { FastifyRequest } from 'fastify'
import type { GraphQLSchema, ValidationRule } from 'graphql'
import { CloseCode, type Disposable } from 'graphql-ws'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import type { WebSocket, WebSocketServer } from 'ws'
import type { RequestContext } from '../../doors/requestContext.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { GraphqlContext } from '../graphqlContext.ts'
import { createLoaders } from '../loaders.ts'
import { presentError } from '../presentError.ts'
import type { OrderFeed } from './orderFeed.ts'
import { readSubscription } from './readSubscription.ts'
import { SOCKET_LIMITS } from './socketLimits.ts'

export interface ProtocolOptions {
  readonly schema: GraphQLSchema
  readonly feed: OrderFeed
  readonly rules: readonly ValidationRule[]
  readonly contextOf: (request: FastifyRequest) => Promise<RequestContext>
  /** The viewer behind a token now. */
  readonly viewerOf: (token: string) => Promise<Viewer | undefined>
  readonly log: { warn(details: object, message: string): void }
}

/** Whose sockets are open, and the request each began with. */
export interface SocketPeople {
  readonly viewers: Map<WebSocket, Viewer>
  readonly requests: WeakMap<object, FastifyRequest>
}

/**
 * Speaks graphql-transport-ws on sockets: one proves a session by `connection_init {token}`, then subscribes. One that asks and does not
 * take its answers is ended, because they would fill our memory.
 */
export function speakSubscriptions(
  sockets: WebSocketServer,
  options: ProtocolOptions,
  people: SocketPeople,
): Disposable {
  const { schema, rules } = options
  sockets.on('connection', (socket) => {
    socket.on('close', () => people.viewers.delete(socket))
    socket.on('message', () => {
      if (socket.bufferedAmount > SOCKET_LIMITS.unreadBytes) socket.terminate()
    })
  })
  return serveSockets(
    {
      schema,
      connectionInitWaitTimeout: SOCKET_LIMITS.initMs,
      async onConnect({ connectionParams, extra: { socket } }) {
        const viewer = await proved(connectionParams?.token, options)
        if (viewer === undefined) socket.close(CloseCode.Unauthorized, 'Unauthorized')
        if (viewer === 'unknown') socket.close(CloseCode.InternalServerError, 'Internal server error')
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
      onError: (_context, _id, _payload, errors) =>
        errors.map((error) => presentError(error.toJSON(), error)),
      isProd: true,
    },
    sockets,
    SOCKET_LIMITS.pingMs,
  )
}

async function contextValueOf(
  { contextOf, feed }: ProtocolOptions,
  { viewers, requests }: SocketPeople,
  { socket, request }: { readonly socket: WebSocket; readonly request: object },
): Promise<GraphqlContext> {
  const opening = requests.get(request)
  const viewer = viewers.get(socket)
  if (!opening || !viewer) throw new Error('a socket that nobody opened')
  const context = await contextOf(opening)
  const loaders = createLoaders(context.application.db)
  return { ...context, viewer, loaders, floodRefusal: async () => undefined, orderFeed: feed }
}

/** @returns unknown when nobody can say: the caller is to come again with the same token */
async function proved(
  token: unknown,
  { viewerOf, log }: Pick<ProtocolOptions, 'viewerOf' | 'log'>,
): Promise<Viewer | 'unknown' | undefined> {
  if (typeof token !== 'string' || !/^[\w~+/.=-]{1,200}$/.test(token)) return undefined
  return viewerOf(token).catch((error: unknown) => {
    log.warn({ err: error }, 'a socket could not be let in')
    return 'unknown'
  })
}
