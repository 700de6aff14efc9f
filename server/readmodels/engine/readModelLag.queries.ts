import type { EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { projections } from '../registry.ts'
import { oldestMissing } from './oldestMissing.ts'
import { projectionStatus } from './runnerStatus.ts'

/** How far one read model is behind. */
export interface ReadModelLag {
  readonly name: string
  /** Distance to the newest event in the store's own positions; 0 when nothing is missing. */
  readonly lag: number
  /** Milliseconds since the oldest event that it is yet to show was recorded; 0 when there is none. */
  readonly oldestMs: number
  readonly isCaughtUp: boolean
  /** Events set aside because they could not be shown. */
  readonly deadLetters: number
}

/** Every read model's distance to what has happened. @param now by the clock of the store */
export async function readModelLags(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  now: Temporal.Instant,
): Promise<readonly ReadModelLag[]> {
  const all = await projectionStatus({ db, store, isLedHere: false }, projections)
  return Promise.all(
    all.map(async (status) => {
      const { name, lag, isCaughtUp, deadLetters } = status
      const waiting = isCaughtUp ? undefined : await oldestMissing(store, status, handledBy(name))
      const oldestMs = waiting ? Math.max(0, now.epochMilliseconds - waiting.getTime()) : 0
      return { name, lag, oldestMs, isCaughtUp, deadLetters }
    }),
  )
}

function handledBy(name: string): (type: string) => boolean {
  const types = new Set<string>(projections.find((each) => each.name === name)?.types)
  return (type) => types.has(type)
}
