import { sql } from 'kysely'
import type { EventStore } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import type { ProjectionStatus } from '../readmodels/engine/runnerStatus.ts'
import type { ReadinessCheck } from './http/health.ts'

export interface CheckedParts {
  readonly db: Db
  readonly store: EventStore
  readonly projections: { status(): Promise<readonly ProjectionStatus[]> }
}

/** A read model this far behind serves what is no longer true: beyond it traffic goes elsewhere. Under it, commands wait for their own. */
const MOST_LAG = 1_000

/**
 * What `/health/ready` asks: the tables, the events, and read models of this version that have caught up (decisions P75, P134). What is
 * set aside is remarked only: every instance reads the same tables, so that one event nobody can show would take all of them away.
 */
export function readinessChecks({ db, store, projections }: CheckedParts): readonly ReadinessCheck[] {
  return [
    { name: 'database', check: () => sql`select 1`.execute(db).then(nothing) },
    { name: 'event store', check: () => store.head().then(nothing) },
    { name: 'projections', check: async () => caughtUp(await projections.status()) },
  ]
}

const nothing = (): readonly string[] => []

function caughtUp(statuses: readonly ProjectionStatus[]): readonly string[] {
  const faults = statuses.flatMap(({ name, lag, isCaughtUp, isOfOlderCode }) => [
    ...(isOfOlderCode ? [`${name} is being built for this version`] : []),
    ...(isCaughtUp || lag <= MOST_LAG ? [] : [`${name} is ${lag} behind`]),
  ])
  if (faults.length > 0) throw new Error(faults.join(', '))
  return statuses.flatMap(({ name, parkedEvents }) =>
    parkedEvents > 0 ? [`${name} has ${parkedEvents} events set aside`] : [],
  )
}
