import type { EventStore } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { projections } from './registry.ts'
import { projectionStatus } from './runnerStatus.ts'

/** How far one read model is behind. */
export interface ReadModelLag {
  readonly name: string
  /** Distance to the newest event in the store's own positions; 0 when nothing is missing. */
  readonly lag: number
  readonly isCaughtUp: boolean
  /** Events set aside because they could not be shown. */
  readonly parkedEvents: number
}

/** Every read model's distance to what has happened, asked now. */
export async function readModelLags(db: Db, store: EventStore): Promise<readonly ReadModelLag[]> {
  // who writes them is not asked here
  const progress = { leads: () => false }
  const all = await projectionStatus({ db, store, progress }, projections)
  return all.map(({ name, lag, isCaughtUp, parkedEvents }) => ({ name, lag, isCaughtUp, parkedEvents }))
}
