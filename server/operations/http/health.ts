import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** One thing the product cannot serve without. */
export interface ReadinessCheck {
  /** Shown to whoever asks, such as `database` or `projection orderHistory`. */
  readonly name: string
  /** Fails when it is not ready. */
  check(): Promise<void>
}

export interface HealthOptions {
  readonly checks: readonly ReadinessCheck[]
  isStopping(): boolean
}

const PATIENCE_MS = 2_000

/** `/health/live`: the process answers. `/health/ready`: all it needs answers too, else 503 with the names of what does not. */
export function showHealth(app: FastifyInstance, { checks, isStopping }: HealthOptions): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live', ...versions() }),
  )
  app.get('/health/ready', async (request, reply) => {
    const failed = await Promise.all(checks.map((each) => failureOf(each)))
    for (const each of failed) if (each) request.log.warn({ err: each.reason }, `not ready: ${each.name}`)
    const notReady = [
      ...(isStopping() ? ['stopping'] : []),
      ...failed.flatMap((each) => (each ? [each.name] : [])),
    ]
    reply.header('cache-control', 'no-store').code(notReady.length ? 503 : 200)
    return { status: notReady.length ? 'not ready' : 'ready', notReady, ...versions() }
  })
}

function versions() {
  return { node: process.versions.node, timeZoneData: process.versions.tz }
}

async function failureOf({
  name,
  check,
}: ReadinessCheck): Promise<{ name: string; reason: unknown } | undefined> {
  const patience = new AbortController()
  const tooLate = pause(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE_MS} ms`)
  })
  try {
    await Promise.race([check(), tooLate])
    return undefined
  } catch (reason) {
    return { name, reason }
  } finally {
    patience.abort()
    tooLate.catch(() => undefined)
  }
}
