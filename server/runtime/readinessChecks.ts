import { sql } from 'kysely'
import type { EventStore, Position } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { type Clock, systemClock } from '../kernel/time.ts'
import { oldestMissing, type ProjectionStatus } from '../readmodels/engine/readModelStatus.queries.ts'
import type { ReadinessCheck } from './http/health.ts'

export interface CheckedParts {
  readonly db: Db
  readonly store: EventStore
  readonly projections: { status(): Promise<readonly ProjectionStatus[]> }
}

/**
 * A read model that lags longer serves outdated rows, so traffic must go elsewhere; below it, commands wait for their own events. Taking
 * over from another process and setting an event aside take less. It is a time, because KurrentDB's positions are bytes.
 */
const MOST_AGE_MS = 30_000

/**
 * The checks of `/health/ready`: the tables, the events, and this version's read models (decisions P134, P216). Dead letters and lag during
 * a rebuild are only remarks: all instances read the same tables, so all would become unready at once.
 * @param clock the store's, to a few seconds
 */
export function readinessChecks(
  { db, store, projections }: CheckedParts,
  clock: Clock = systemClock,
): readonly ReadinessCheck[] {
  return [
    { name: 'database', check: () => sql`select 1`.execute(db).then(nothing) },
    { name: 'event store', check: () => store.head().then(nothing) },
    {
      name: 'projections',
      async check() {
        const statuses = await projections.status()
        return caughtUp(statuses, await ages(store, statuses, clock))
      },
    },
  ]
}

const nothing = (): readonly string[] => []

/** Milliseconds since the first event was recorded that lies beyond a position, for each position at which a read model is behind. */
async function ages(
  store: EventStore,
  statuses: readonly ProjectionStatus[],
  clock: Clock,
): Promise<ReadonlyMap<Position, number>> {
  const behind = statuses.filter(({ isCaughtUp }) => !isCaughtUp)
  const places = new Map(behind.map((status) => [status.position, status]))
  const aged = [...places].map(async ([position, status]): Promise<[Position, number]> => {
    const since = await oldestMissing(store, status, () => true)
    return [position, since ? clock().epochMilliseconds - since.getTime() : 0]
  })
  return new Map(await Promise.all(aged))
}

/** @throws Error with the names of what is not ready @returns remarks */
function caughtUp(
  statuses: readonly ProjectionStatus[],
  agesByPosition: ReadonlyMap<Position, number>,
): readonly string[] {
  const late = statuses.flatMap(({ name, position, building }) => {
    const age = agesByPosition.get(position) ?? 0
    return age > MOST_AGE_MS ? { words: `${name} is ${Math.round(age / 1_000)} s behind`, building } : []
  })
  const older = statuses.filter(({ isOfOlderCode }) => isOfOlderCode)
  const faults = [
    ...older.map(({ name }) => `${name} is being built for this version`),
    ...late.filter(({ building }) => !building).map(({ words }) => words),
  ]
  if (faults.length > 0) throw new Error(faults.join(', '))
  const setAside = statuses.filter(({ deadLetters }) => deadLetters > 0)
  return [
    ...late.map(({ words }) => `${words} and is being built`),
    ...setAside.map(({ name, deadLetters }) => `${name} has ${deadLetters} events set aside`),
  ]
}
