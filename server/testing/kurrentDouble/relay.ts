import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A plain TCP relay on loopback before the double: what happens to wires happens here. */
export interface Relay {
  readonly port: number
  /** Resets every open connection; new ones are accepted. */
  cut(): void
  /** Resets every connection and refuses new ones until {@link up}. */
  down(): Promise<void>
  up(): Promise<void>
  /** Keeps connections open and carries nothing, as a machine that hangs does. */
  freeze(): void
}

export async function startRelay(targetPort: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((inbound) => {
    const outbound = connect(targetPort, '127.0.0.1')
    for (const [socket, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (frozen) socket.pause()
      else socket.pipe(other)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    cut,
    up: () => listen(port),
    down: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    freeze: () => {
      frozen = true
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
  }
}
