import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'

interface Upgrade {
  readonly socket: Duplex
  readonly head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** Whether the request asks for a web socket. */
export function asksForSocket(request: FastifyRequest): boolean {
  return upgrades.has(request.raw)
}

/**
 * Sends requests for a web socket through the server's own hooks and routes, so that attempt limits, trusted proxies and the request log
 * hold for them as for any call. What a route refuses closes the connection.
 */
export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    upgrades.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.assignSocket(request.socket)
    app.routing(request, response)
  })
  app.addHook('onResponse', async (request) => {
    upgrades.get(request.raw)?.socket.end()
  })
}

/** Makes the request's connection a web socket. */
export function takeSocket(
  server: WebSocketServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WebSocket> {
  const upgrade = upgrades.get(request.raw)
  if (upgrade === undefined) throw new Error('the request asked for no web socket')
  upgrades.delete(request.raw)
  reply.hijack()
  reply.raw.detachSocket(request.raw.socket)
  return new Promise((resolve) => {
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      server.emit('connection', socket, request.raw)
      resolve(socket)
    })
  })
}
