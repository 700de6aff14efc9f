import type { IncomingMessage } from 'node:http'
import { CloseCode, type Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { SOCKET_LIMITS } from './socketLimits.ts'

/** A socket, and the request that it began as. */
export interface OpenSocket {
  readonly socket: WebSocket
  readonly request: IncomingMessage
}

/** Where it is told what goes wrong. */
export interface SocketLog {
  warn(details: object, message: string): void
}

/**
 * Lets a protocol speak on a socket until it closes. What cannot be sent because its other end has gone is no failure; one that asks and
 * does not take its answers is ended, because they would fill our memory.
 */
export function wireSocket(protocol: Server<OpenSocket>, open: OpenSocket, log: SocketLog): void {
  const { socket } = open
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (text) => new Promise((resolve) => socket.send(text, () => resolve())),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (hear) => {
        socket.on('message', (text) => {
          if (socket.bufferedAmount > SOCKET_LIMITS.unreadBytes) return socket.terminate()
          hear(String(text)).catch((error: unknown) => {
            log.warn({ err: error }, 'a message on a socket failed')
            socket.close(CloseCode.InternalServerError, 'Internal server error')
          })
        })
      },
    },
    open,
  )
  const stopAsking = askWhetherThere(socket)
  socket.on('close', (code, reason) => {
    stopAsking()
    void closed(code, String(reason))
  })
}

/** Ends a socket that gives no sign of life from one question to the next. */
function askWhetherThere(socket: WebSocket): () => void {
  let isThere = true
  socket.on('pong', () => {
    isThere = true
  })
  const asking = setInterval(() => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
  }, SOCKET_LIMITS.pingMs)
  return () => clearInterval(asking)
}
