import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CloseCode, handleProtocols } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { sendError } from '../../kernel/errorReplies.ts'
import { networkOf } from '../../kernel/networkOf.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { OrderFeed } from './orderFeed.ts'
import { SocketCounts } from './socketCounts.ts'
import { SOCKET_LIMITS } from './socketLimits.ts'
import { routeUpgrades, takeSocket } from './socketUpgrade.ts'
import { type ProtocolOptions, type SocketPeople, speakSubscriptions } from './subscriptionProtocol.ts'

export interface LiveDoorOptions extends ProtocolOptions {
  /** Which of these sessions still stand. */
  readonly liveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly isAllowedOrigin: (request: FastifyRequest) => boolean
  readonly feed: OrderFeed
}

/** The sockets of `/graphql`. */
export interface LiveDoor {
  /** How many are open. */
  readonly count: () => number
  /** Makes a request a socket, or says why not. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/**
 * Lets changes be heard beside the calls (decision T8): the same schema, sessions, origins and limits. Closed with the server, which tells
 * every socket that it is leaving.
 */
export function createLiveDoor(app: FastifyInstance, options: LiveDoorOptions): LiveDoor {
  const { messageBytes: maxPayload } = SOCKET_LIMITS
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    handleProtocols,
  })
  const people: SocketPeople = { viewers: new Map(), requests: new WeakMap() }
  speakSubscriptions(sockets, options, people)
  const counts = new SocketCounts()
  const looking = setInterval(() => void closeEnded(people, options), SOCKET_LIMITS.sessionMs)
  looking.unref()
  sockets.on('connection', (socket) => {
    socket.on('error', (error) => app.log.debug({ err: error }, 'a socket failed'))
  })
  routeUpgrades(app)
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
    clearInterval(looking)
    await leave(sockets)
    await options.feed.stop()
  })
  return {
    count: () => counts.all,
    async open(request, reply) {
      if (!options.isAllowedOrigin(request)) return sendError(reply, 400)
      if (isLeaving || !counts.hasRoomFor(networkOf(request.ip))) return sendError(reply, 503)
      people.requests.set(request.raw, request)
      // not waited for: a handshake that fails never becomes a socket
      void takeSocket(sockets, request, reply).then((socket) =>
        socket.on('close', counts.add(networkOf(request.ip))),
      )
      return reply
    },
  }
}

/** How long sockets may take to say goodbye. */
const FAREWELL_MS = 1000
/** RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001

async function leave(sockets: WebSocketServer): Promise<void> {
  const impatient = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate()
  }, FAREWELL_MS)
  for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away')
  await new Promise((resolve) => sockets.close(resolve))
  clearTimeout(impatient)
}

/** Whose session ended hears nothing more. */
async function closeEnded(
  { viewers }: { readonly viewers: ReadonlyMap<WebSocket, Viewer> },
  { liveSessions }: Pick<LiveDoorOptions, 'liveSessions'>,
): Promise<void> {
  if (viewers.size === 0) return
  const ids = new Set([...viewers.values()].map(({ sessionId }) => sessionId))
  // a database that does not answer is asked again in a moment
  const live = await liveSessions([...ids]).catch(() => ids)
  for (const [socket, { sessionId }] of viewers)
    if (ids.has(sessionId) && !live.has(sessionId)) socket.close(CloseCode.Unauthorized, 'Unauthorized')
}
