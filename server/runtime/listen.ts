import { createServer } from 'node:net'
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

/** Connections that the system keeps until they are accepted; Linux itself keeps 4,096 at most. */
const BACKLOG = 4_096

/**
 * Accepts calls from now on.
 * @throws OperatorError that names HOST or PORT when the address cannot be had
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  const listenTextResolver = (address: string) => `listening on ${address}`
  try {
    await app.listen({ host, port, backlog: BACKLOG, listenTextResolver })
  } catch (cause) {
    const sentence = cause instanceof Error && 'code' in cause && SENTENCES[String(cause.code)]
    throw sentence ? new OperatorError(sentence({ host, port }), { cause }) : cause
  }
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
