import { sql } from 'kysely'
import type { EventStore } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import type { ProjectionStatus } from '../projections/runnerStatus.ts'
import type { ReadinessCheck } from './http/health.ts'

export interface CheckedParts {
  readonly db: Db
  readonly store: EventStore
  readonly projections: { status(): Promise<readonly ProjectionStatus[]> }
}

/** A read model this far behind serves what is no longer true: beyond it traffic goes elsewhere. Under it, commands wait for their own. */
const MOST_LAG = 1_000

/**
 * What `/health/ready` asks: the tables, the events, and read models of this version that have caught up with
 * nothing set aside (operating contract).
 */
export function readinessChecks({ db, store, projections }: CheckedParts): readonly ReadinessCheck[] {
  return [
    { name: 'database', check: async () => void (await sql`select 1`.execute(db)) },
    { name: 'event store', check: async () => void (await store.head()) },
    { name: 'projections', check: async () => assertCaughtUp(await projections.status()) },
  ]
}

function assertCaughtUp(statuses: readonly ProjectionStatus[]): void {
  const faults = statuses.flatMap(({ name, lag, isCaughtUp, isOfOtherCode, parkedEvents }) => [
    ...(isOfOtherCode ? [`${name} is being built for this version`] : []),
    ...(isCaughtUp || lag <= MOST_LAG ? [] : [`${name} is ${lag} behind`]),
    ...(parkedEvents > 0 ? [`${name} has ${parkedEvents} events set aside`] : []),
  ])
  if (faults.length > 0) throw new Error(faults.join(', '))
}
