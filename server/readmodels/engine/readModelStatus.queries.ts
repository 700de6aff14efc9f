import { StoreUnavailableError } from '../../eventstore/errors.ts'
import { comparePositions, type EventStore, type Position } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { TIME_LIMITS } from '../../kernel/timeLimits.ts'
import { projections as registered } from '../registry.ts'
import { deadLetterCounts } from './deadLetters.store.ts'
import { openGenerations } from './generations.store.ts'
import type { Projection } from './projection.ts'

/** The state of one read model, for readiness and metrics. */
export interface ProjectionStatus {
  readonly name: string
  readonly generation: number
  readonly codeVersion: number
  readonly position: Position
  readonly head: Position
  /** Distance to the head in the store's own positions: about events on PostgreSQL, bytes on KurrentDB; 0 when caught up. */
  readonly lag: number
  readonly isCaughtUp: boolean
  /**
   * Whether older code made the live rows: tables or columns that this code reads may be missing until its own rows are built. Newer code
   * only adds to them (docs/rollout.md).
   */
  readonly isOfOlderCode: boolean
  /** Whether this process writes it. */
  readonly isLedHere: boolean
  /** Events that could not be projected, each of which sets its stream aside. */
  readonly deadLetters: number
  readonly skippedEvents: number
  /** The generation that is being built beside it, if there is one. */
  readonly building: { readonly generation: number; readonly position: Position } | undefined
}

interface Stores {
  readonly db: Db
  readonly store: EventStore
}

export async function projectionStatus(
  { db, store }: Stores,
  projections: readonly Projection[],
  { isLedHere = false } = {},
): Promise<ProjectionStatus[]> {
  // the head first: what is projected meanwhile may pass it, which is no lag
  const head = await store.head()
  const [open, letters] = await Promise.all([openGenerations(db), deadLetterCounts(db)])
  return projections.flatMap((projection) => {
    const own = open.filter(({ name }) => name === projection.name)
    const live = own.find(({ status }) => status === 'live')
    if (!live) return []
    const { name, generation, codeVersion, position, skipped } = live
    const isCaughtUp = comparePositions(position, head) >= 0
    const dead = letters.find((row) => row.name === name && row.generation === generation)
    return {
      ...{ name, generation, codeVersion, position, head, isCaughtUp, isLedHere, skippedEvents: skipped },
      lag: isCaughtUp ? 0 : Number(BigInt(head) - BigInt(position)),
      isOfOlderCode: codeVersion < projection.version,
      deadLetters: dead?.events ?? 0,
      building: own.find(({ status }) => status === 'building'),
    }
  })
}

/** How far one read model is behind. */
export interface ReadModelLag extends Pick<ProjectionStatus, 'name' | 'lag' | 'isCaughtUp' | 'deadLetters'> {
  /** Milliseconds since the oldest event that it is yet to show was recorded; 0 when there is none. */
  readonly oldestMs: number
}

/** Every read model's distance to what has happened. @param now by the clock of the store */
export async function readModelLags(stores: Stores, now: Temporal.Instant): Promise<readonly ReadModelLag[]> {
  const all = await projectionStatus(stores, registered)
  const lags = all.map(async (status) => {
    const { name, lag, isCaughtUp, deadLetters } = status
    const types = new Set(registered.find((projection) => projection.name === name)?.types)
    const waiting = isCaughtUp
      ? undefined
      : await oldestMissing(stores.store, status, (type) => types.has(type))
    const oldestMs = waiting ? Math.max(0, now.epochMilliseconds - waiting.getTime()) : 0
    return { name, lag, oldestMs, isCaughtUp, deadLetters }
  })
  return Promise.all(lags)
}

/**
 * When the first event was recorded that a reader is yet to see, by the clock of the store; undefined when there is none up to the head.
 * @param reader.position how far the reader has come
 * @param isMeant whether the reader handles the type
 * @throws StoreUnavailableError when no answer came
 */
export async function oldestMissing(
  store: Pick<EventStore, 'subscribe'>,
  { position, head }: Pick<ProjectionStatus, 'position' | 'head'>,
  isMeant: (type: string) => boolean,
): Promise<Date | undefined> {
  const reading = new AbortController()
  const signal = AbortSignal.any([reading.signal, AbortSignal.timeout(TIME_LIMITS.readMs)])
  try {
    for await (const { events, checkpoint } of store.subscribe({ after: position, signal })) {
      const first = events.find(({ type }) => isMeant(type))
      if (first) return new Date(first.recordedAt)
      if (comparePositions(checkpoint, head) >= 0) return undefined
    }
  } finally {
    reading.abort()
  }
  throw new StoreUnavailableError('the event store did not say in time what is missing')
}
