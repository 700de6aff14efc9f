import { once } from 'node:events'
import { createServer, type ListenOptions, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { OperatorError } from './operatorError.ts'

const SENTENCES: Readonly<Record<string, (config: Pick<Config, 'host' | 'port'>) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} on ${host} is taken by another program: set PORT to a free one.`,
  EACCES: ({ port }) => `PORT ${port} is not open to this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known.`,
}

/** Connections that the system may keep until they are accepted; Linux itself keeps 4,096 at most. */
const BACKLOG = 4_096

/**
 * Node accepts one connection per listening socket in each turn of its event loop, and a busy loop turns a few dozen times a second: of a
 * crowd the system would turn most away before anybody could tell them to come again. Only Linux spreads connections over sockets.
 */
const SOCKETS = process.platform === 'linux' ? 16 : 1

/** As Node's own HTTP server takes its connections. */
const AS_HTTP = { allowHalfOpen: true, noDelay: true }

/**
 * Takes calls from now on.
 * @throws OperatorError that names HOST or PORT when the address cannot be had
 */
export async function listen(app: FastifyInstance, config: Pick<Config, 'host' | 'port'>): Promise<void> {
  const { host, port } = config
  const shared = { host, port, backlog: BACKLOG, reusePort: SOCKETS > 1 }
  const pass = (socket: Socket) => void app.server.emit('connection', socket)
  const others = Array.from({ length: SOCKETS - 1 }, () => createServer(AS_HTTP, pass))
  app.addHook('preClose', async () => {
    for (const server of others) server.close()
  })
  try {
    await ensureFree({ host, port })
    await app.listen({ ...shared, listenTextResolver: (address) => `listening on ${address}` })
    await Promise.all(others.map((server) => open(server, shared)))
  } catch (cause) {
    const sentence = cause instanceof Error && 'code' in cause && SENTENCES[String(cause.code)]
    throw sentence ? new OperatorError(sentence(config), { cause }) : cause
  }
}

/** A port that is shared among sockets could be shared with another program of this user, and nobody would notice. */
async function ensureFree(address: ListenOptions): Promise<void> {
  const probe = createServer()
  await open(probe, address)
  await once(probe.close(), 'close')
}

async function open(server: Server, options: ListenOptions): Promise<void> {
  await once(server.listen(options), 'listening')
}
