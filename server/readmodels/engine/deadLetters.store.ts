import type { Generated } from 'kysely'
import type { Position, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import type { GenerationKey } from './generations.store.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    dead_letter: DeadLetterTable
  }
}

interface DeadLetterTable {
  name: string
  generation: number
  stream: string
  revision: string
  position: Position
  type: string
  error: string | null
  set_aside_at: Generated<Date>
}

/**
 * An event that a generation could not project. Its stream is set aside from there on: the generation skips its later events until a
 * rebuild with fixed code replaces the generation.
 */
export interface DeadLetter {
  readonly event: Pick<RecordedEvent, 'stream' | 'revision' | 'position' | 'type'>
  /** Why it could not be projected. */
  readonly error: string
}

/** From which revision on each stream is set aside. */
export async function deadLetters(db: Db, key: GenerationKey): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('dead_letter')
    .select(['stream', 'revision'])
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .execute()
  return new Map(rows.map(({ stream, revision }) => [stream, BigInt(revision)]))
}

/** Removes the dead letters of a generation that is gone. */
export async function removeDeadLetters(trx: Db, key: GenerationKey): Promise<void> {
  await trx
    .deleteFrom('dead_letter')
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .execute()
}

/** How many dead letters each generation has. */
export async function deadLetterCounts(
  db: Db,
): Promise<readonly (GenerationKey & { readonly events: number })[]> {
  const rows = await db
    .selectFrom('dead_letter')
    .select(({ fn }) => ['name', 'generation', fn.countAll().as('events')])
    .groupBy(['name', 'generation'])
    .execute()
  return rows.map((row) => ({ ...row, events: Number(row.events) }))
}
