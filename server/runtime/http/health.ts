import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** One thing the product cannot serve without. */
export interface ReadinessCheck {
  /** Public, such as `database` or `projection orderHistory`. */
  readonly name: string
  /** Fails if it is not ready. @returns remarks for operators, a line each */
  check(): Promise<readonly string[]>
}

export interface HealthOptions {
  readonly checks: readonly ReadinessCheck[]
  isStopping(): boolean
}

const TIMEOUT_MS = 2_000
/** The check is public, so many requests must cost no more than one. */
const KEPT_MS = 1_000

/**
 * `/health/live`: the process answers. `/health/ready`: its dependencies answer too, else 503 with the names of those that do not, and
 * remarks for operators. Results are cached for a second.
 */
export function showHealth(app: FastifyInstance, { checks, isStopping }: HealthOptions): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live', ...versions() }),
  )
  const look = memoizeFor(KEPT_MS, async () => {
    const found = await Promise.all(checks.map(outcomeOf))
    for (const { name, reason } of found) if (reason) app.log.warn({ err: reason }, `not ready: ${name}`)
    return found
  })
  app.get('/health/ready', async (_request, reply) => {
    const found = await look()
    const failed = found.flatMap(({ name, reason }) => (reason ? [name] : []))
    const notReady = [...(isStopping() ? ['stopping'] : []), ...failed]
    const remarks = found.flatMap((each) => each.remarks)
    reply.header('cache-control', 'no-store').code(notReady.length ? 503 : 200)
    return { status: notReady.length ? 'not ready' : 'ready', notReady, remarks, ...versions() }
  })
}

function versions() {
  return { node: process.versions.node, timeZoneData: process.versions.tz }
}

interface Outcome {
  readonly name: string
  readonly remarks: readonly string[]
  /** Why it is not ready. */
  readonly reason?: Error
}

async function outcomeOf({ name, check }: ReadinessCheck): Promise<Outcome> {
  const timer = new AbortController()
  const tooLate = pause(TIMEOUT_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${TIMEOUT_MS} ms`)
  })
  try {
    return { name, remarks: await Promise.race([check(), tooLate]) }
  } catch (cause) {
    return { name, remarks: [], reason: cause instanceof Error ? cause : new Error(String(cause)) }
  } finally {
    timer.abort()
    tooLate.catch(() => undefined)
  }
}

/** Runs once at a time and shares the result for that long. A failure is not cached. @param now milliseconds of a monotonic clock */
export function memoizeFor<T>(
  ms: number,
  ask: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; until: number } | undefined
  return () => {
    if (kept && now() < kept.until) return kept.answer
    const asking = { answer: ask(), until: Number.POSITIVE_INFINITY }
    kept = asking
    const end = (until: number) => () => {
      asking.until = until
    }
    asking.answer.then(() => end(now() + ms)(), end(0))
    return asking.answer
  }
}
