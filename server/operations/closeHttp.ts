import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long calls that are being answered may still take. */
const DRAIN_MS = 5_000

/**
 * Takes no new calls and lets the running ones end.
 * @param notice how long readiness says 503 before, so that a proxy sends its next calls elsewhere
 */
export async function closeHttp(app: FastifyInstance, notice: number): Promise<void> {
  await pause(notice)
  const impatient = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close().finally(() => clearTimeout(impatient))
}
