import type { Generated } from 'kysely'
import type { Position, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import type { GenerationKey } from './generations.store.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    parked_event: ParkedEventTable
  }
}

interface ParkedEventTable {
  name: string
  generation: number
  stream: string
  revision: string
  position: Position
  type: string
  error: string | null
  parked_at: Generated<Date>
}

/** An event held back from a projection: `error` is why, null when it only waits behind an earlier one of its stream. */
export interface ParkedEvent {
  readonly stream: string
  readonly revision: bigint
  readonly position: Position
  readonly type: string
  readonly error: string | null
}

/** An event to hold back, and why. */
export interface Parking {
  readonly event: RecordedEvent
  readonly error: string | null
}

/** Which of these streams are held back. */
export async function parkedStreamsAmong(
  trx: Db,
  key: GenerationKey,
  streams: readonly string[],
): Promise<ReadonlySet<string>> {
  if (streams.length === 0) return new Set()
  const rows = await trx
    .selectFrom('parked_event')
    .select('stream')
    .distinct()
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .where('stream', 'in', [...streams])
    .execute()
  return new Set(rows.map(({ stream }) => stream))
}

export async function parkEvents(trx: Db, key: GenerationKey, parkings: readonly Parking[]): Promise<void> {
  if (parkings.length === 0) return
  await trx
    .insertInto('parked_event')
    .values(
      parkings.map(({ event, error }) => ({
        name: key.name,
        generation: key.generation,
        stream: event.stream,
        revision: String(event.revision),
        position: event.position,
        type: event.type,
        error,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Everything held back from a generation, stream by stream in order. */
export async function parkedEvents(db: Db, key: GenerationKey): Promise<ParkedEvent[]> {
  const rows = await db
    .selectFrom('parked_event')
    .select(['stream', 'revision', 'position', 'type', 'error'])
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .orderBy('stream')
    .orderBy('revision')
    .execute()
  return rows.map((row) => ({ ...row, revision: BigInt(row.revision) }))
}

/** Lets a stream go again: its events were applied, or the generation is gone. */
export async function releaseParked(trx: Db, key: GenerationKey, stream?: string): Promise<void> {
  const all = trx
    .deleteFrom('parked_event')
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
  await (stream === undefined ? all : all.where('stream', '=', stream)).execute()
}

/** How many events each generation holds back. */
export async function parkedCounts(
  db: Db,
): Promise<readonly (GenerationKey & { readonly events: number })[]> {
  const rows = await db
    .selectFrom('parked_event')
    .select(({ fn }) => ['name', 'generation', fn.countAll().as('events')])
    .groupBy(['name', 'generation'])
    .execute()
  return rows.map((row) => ({ ...row, events: Number(row.events) }))
}
