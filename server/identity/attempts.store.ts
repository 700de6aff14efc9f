import { createHmac } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../kernel/database.ts'
import {
  ATTEMPT_LIMITS,
  type Attempt,
  type AttemptLimit,
  type AttemptLimits,
  type Exhausted,
  type LimitFigures,
  type LimitName,
} from './attemptLimits.ts'

interface AttemptTable {
  /** The limit's name and a keyed hash of the account or address. */
  key: string
  points: number
  /** When the window is over, in milliseconds since 1970. */
  expire: string
}

declare module '../kernel/database.ts' {
  interface Tables {
    attempt: AttemptTable
  }
}

export interface AttemptOptions {
  /** The key for hashes of names and addresses. */
  readonly sessionSecret: string
  /** Limits by network address do not count (ATTEMPT_LIMITS=off). */
  readonly liftsAddresses: boolean
  /** Other limits, for specs. */
  readonly figures?: LimitFigures
}

type Limiter = RateLimiterPostgres | RateLimiterMemory

/** Counts in PostgreSQL; while that does not answer, each process counts its own. The windows use the machine's clock. */
export function createAttemptLimits(
  db: Db,
  { sessionSecret, liftsAddresses, figures = ATTEMPT_LIMITS }: AttemptOptions,
): AttemptLimits {
  const names = Object.keys(figures) as LimitName[]
  const limiters = new Map(names.map((name) => [name, limiterOf(db, name, figures[name])]))
  const networks = networksOf(db)
  const counted = (attempts: readonly Attempt[]) =>
    attempts.flatMap((attempt) => {
      const limiter = limiters.get(attempt.limit)
      const isLifted = liftsAddresses && figures[attempt.limit].by === 'address'
      const key = hashOf(sessionSecret, attempt.subject)
      return limiter === undefined || isLifted ? [] : [{ limit: attempt.limit, limiter, key }]
    })
  const networkKey = (...of: readonly string[]) => hashOf(sessionSecret, JSON.stringify(of))
  return {
    async take(...attempts) {
      const taken: { readonly limiter: Limiter; readonly key: string }[] = []
      for (const { limit, limiter, key } of counted(attempts)) {
        const seconds = await secondsRefused(limiter, key)
        taken.push({ limiter, key })
        if (seconds !== undefined) {
          // the refusing limit has counted it, too
          for (const each of taken) await each.limiter.reward(each.key)
          return { limit, seconds } satisfies Exhausted
        }
      }
      return undefined
    },
    async giveBack(...attempts) {
      for (const { limiter, key } of counted(attempts)) await limiter.reward(key)
    },
    async forget(attempt) {
      for (const { limiter, key } of counted([attempt])) await limiter.delete(key)
    },
    async rememberNetwork(account, address) {
      await networks.set(networkKey(account, address), 1, KNOWN_SECONDS)
    },
    knowsNetwork: async (account, address) => (await networks.get(networkKey(account, address))) !== null,
  }
}

/** Deletes expired windows. @returns how many */
export async function purgeAttempts(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('attempt')
    .where('expire', '<=', String(now.epochMilliseconds))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const KNOWN_SECONDS = 60 * 24 * 60 * 60

async function secondsRefused(limiter: Limiter, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

function limiterOf(db: Db, name: LimitName, { most, seconds }: AttemptLimit): Limiter {
  const window = { keyPrefix: name, points: most, duration: seconds }
  // a row written for every request would cost more than the requests it prevents
  if (name === 'everything') return new RateLimiterMemory(window)
  return new RateLimiterPostgres({
    ...onTable(db),
    ...window,
    insuranceLimiter: new RateLimiterMemory(window),
  })
}

function networksOf(db: Db): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...onTable(db),
    keyPrefix: 'knownNetworks',
    points: 1,
    duration: KNOWN_SECONDS,
  })
}

/** A migration makes the table, and the nightly cleaning empties it. */
function onTable(db: Db) {
  const query = async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
  }
  const table = { tableName: 'attempt', tableCreated: true, clearExpiredByTimeout: false }
  return { storeClient: { query }, storeType: 'client', ...table }
}

function hashOf(sessionSecret: string, subject: string): string {
  return createHmac('sha256', sessionSecret)
    .update(JSON.stringify(['attempt', subject]))
    .digest('base64url')
}
