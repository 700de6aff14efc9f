import websocket, { type WebSocket, type WebsocketHandler } from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CloseCode, handleProtocols } from 'graphql-ws'
import { sendError } from '../../kernel/errorReplies.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { networkOf } from '../limits/networkOf.ts'
import type { OrderFeed } from './orderFeed.ts'
import { SOCKET_LIMITS, SocketCounts } from './socketLimits.ts'
import { type ProtocolOptions, speakSubscriptions } from './subscriptionProtocol.ts'

export interface SubscriptionSocketsOptions extends ProtocolOptions {
  /** The sessions among these that are still valid. */
  readonly liveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly isAllowedOrigin: (request: FastifyRequest) => boolean
  readonly feed: OrderFeed
}

/** The sockets of `/graphql`. */
export interface SubscriptionSockets {
  /** How many are open. */
  readonly count: () => number
  /** Refuses a request for a socket, of a foreign page or when there are too many. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** The messages of a socket. */
  readonly speak: WebsocketHandler
}

/**
 * Serves subscriptions beside the calls (decision T8), with the same schema, sessions, origins and limits: a socket's request passes the
 * server's hooks like any call. Closing the server closes every socket with a reason.
 */
export async function openSubscriptionSockets(
  app: FastifyInstance,
  options: SubscriptionSocketsOptions,
): Promise<SubscriptionSockets> {
  const viewers = new Map<WebSocket, Viewer>()
  const counts = new SocketCounts()
  const looking = setInterval(() => void closeEnded(viewers, options), SOCKET_LIMITS.sessionMs)
  looking.unref()
  await app.register(websocket, {
    options: { maxPayload: SOCKET_LIMITS.messageBytes, perMessageDeflate: false, handleProtocols },
    errorHandler: (error) => app.log.debug({ err: error }, 'a socket failed'),
    preClose: async () => {
      clearInterval(looking)
      await leave(app.websocketServer)
      await options.feed.stop()
    },
  })
  // the plugin closes those alone that came as far as itself: an earlier hook may have answered, with a limit for example
  app.addHook('onResponse', async ({ raw, ws }) => {
    if (raw.headers.upgrade !== undefined && !ws) raw.socket.end()
  })
  const speak = speakSubscriptions(options, viewers)
  return {
    count: () => counts.all,
    async admit(request, reply) {
      if (!request.ws) return
      if (!options.isAllowedOrigin(request)) return sendError(reply, 400)
      if (!counts.hasRoomFor(networkOf(request.ip))) return sendError(reply, 503)
    },
    speak(socket, request) {
      socket.on('close', counts.add(networkOf(request.ip)))
      return speak.call(this, socket, request)
    },
  }
}

/** How long sockets may take to say goodbye. */
const FAREWELL_MS = 1000
/** RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001

async function leave(sockets: FastifyInstance['websocketServer']): Promise<void> {
  const impatient = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate()
  }, FAREWELL_MS)
  for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away')
  await new Promise((resolve) => sockets.close(resolve))
  clearTimeout(impatient)
}

/** Whose session ended hears nothing more. */
async function closeEnded(
  viewers: ReadonlyMap<WebSocket, Viewer>,
  { liveSessions }: Pick<SubscriptionSocketsOptions, 'liveSessions'>,
): Promise<void> {
  if (viewers.size === 0) return
  const ids = new Set([...viewers.values()].map(({ sessionId }) => sessionId))
  // the next check retries a database that does not answer
  const live = await liveSessions([...ids]).catch(() => ids)
  for (const [socket, { sessionId }] of viewers)
    if (ids.has(sessionId) && !live.has(sessionId)) socket.close(CloseCode.Unauthorized, 'Unauthorized')
}
