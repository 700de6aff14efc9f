import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long calls that are being worked on may still take: with the notice and the jobs that end after them, below the program's deadline. */
const DRAIN_MS = 4_000

/**
 * Takes no new calls, ends the sockets and lets the running calls end. Calls whose callers have hung up are waited for too: what they work
 * with is closed next.
 * @param notice how long readiness says 503 before, so that a proxy sends its next calls elsewhere
 */
export async function closeHttp(app: FastifyInstance, notice: number): Promise<void> {
  await pause(notice)
  const patience = new AbortController()
  const tooLate = pause(DRAIN_MS, undefined, { signal: patience.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  )
  await app.close()
  await Promise.race([app.callsEnded(), tooLate])
  patience.abort()
}
