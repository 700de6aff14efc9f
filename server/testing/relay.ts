import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A plain TCP relay on loopback before a server: what happens to wires happens here. */
export interface Relay {
  readonly port: number
  /** Resets every open connection; new ones are accepted. */
  cut(): void
  /** Resets every connection and refuses new ones until {@link up}. */
  down(): Promise<void>
  up(): Promise<void>
  /** Keeps connections open, accepts new ones and carries nothing until {@link thaw}, as a machine that hangs does. */
  freeze(): void
  /** Forwards everything again, also data sent meanwhile. */
  thaw(): void
  /** Carries nothing more on the connections that are open now, for ever; new ones are served. */
  strand(): void
}

interface Wire {
  readonly from: Socket
  readonly to: Socket
}

/** @param target the port of a server on loopback, or the path of its socket */
export async function startRelay(target: number | string): Promise<Relay> {
  const wires = new Set<Wire>()
  let isFrozen = false
  const server = createServer((inbound) => {
    const outbound = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1')
    for (const wire of [
      { from: inbound, to: outbound },
      { from: outbound, to: inbound },
    ]) {
      wires.add(wire)
      wire.from.setNoDelay(true)
      wire.from.on('error', () => wire.to.destroy())
      wire.from.on('close', () => {
        wires.delete(wire)
        wire.to.destroy()
      })
      if (isFrozen) hold(wire)
      else wire.from.pipe(wire.to)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = () => {
    // a socket of the system has no reset
    for (const { from } of wires) from.remoteFamily ? from.resetAndDestroy() : from.destroy()
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
      // the other end, in this process, notices it in the next turn of the event loop
      await nextTurn()
    },
    freeze: () => {
      isFrozen = true
      for (const wire of wires) hold(wire)
    },
    thaw: () => {
      isFrozen = false
      for (const { from, to } of wires) from.pipe(to)
    },
    strand: () => {
      for (const wire of wires) hold(wire)
    },
  }
}

function hold({ from, to }: Wire): void {
  from.unpipe(to)
  from.pause()
}
