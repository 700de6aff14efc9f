import { type Generated, type JSONColumnType, sql } from 'kysely'
import { type Position, START } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import type { Projection } from './projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    projection: ProjectionTable
  }
}

interface ProjectionTable {
  name: string
  generation: number
  status: 'building' | 'live' | 'retired'
  code_version: number
  store_identity: string
  time_zone_data: string
  /** bigint, which the driver hands over as text. */
  position: Position
  skipped: Generated<string>
  tables: JSONColumnType<string[], string, string>
  created_at: Generated<Date>
}

/** What rows depend on beside the code: which events they were made of, and with which rules of the clock. */
export interface BuiltFrom {
  readonly storeIdentity: string
  /** Version of the time zone data, such as 2026c: local times became moments by it. */
  readonly timeZoneData: string
}

/** One set of tables of a projection, with its checkpoint. Only the live one is read; a building one grows beside it. */
export interface Generation extends BuiltFrom {
  readonly name: string
  readonly generation: number
  readonly status: 'building' | 'live' | 'retired'
  readonly codeVersion: number
  readonly position: Position
  /** Events met so far whose type the code does not know. */
  readonly skipped: number
  /** Plain names of its tables. */
  readonly tables: readonly string[]
  /** Streams that are set aside. */
  readonly setAside: readonly string[]
}

/** Which generation: enough to find its tables and its checkpoint. */
export type GenerationKey = Pick<Generation, 'name' | 'generation'>

/** One projection in one generation of its tables. */
export interface Target {
  readonly projection: Projection
  readonly key: GenerationKey
}

/** Read together with the checkpoint, which moves with every dead letter, so that none is missed. */
const setAside = sql<readonly string[]>`array(
  select stream from dead_letter
  where dead_letter.name = projection.name and dead_letter.generation = projection.generation)`.as('setAside')

/**
 * The generations in use, live or building, oldest first.
 * @param which.isLocked keeps their checkpoints where they are until the end of the transaction
 */
export async function openGenerations(
  db: Db,
  names: readonly string[],
  { status, isLocked = false }: { readonly status?: 'live' | 'building'; readonly isLocked?: boolean } = {},
): Promise<Generation[]> {
  const open = db
    .selectFrom('projection')
    .selectAll()
    .select(setAside)
    .where('status', '<>', 'retired')
    .$if(status !== undefined, (list) => list.where('status', '=', status ?? 'live'))
    .where('name', 'in', [...names, ''])
    .orderBy('name')
    .orderBy('generation')
  const rows = await (isLocked ? open.forUpdate() : open).execute()
  return rows.map(({ code_version, store_identity, time_zone_data, skipped, created_at: _, ...row }) => ({
    ...row,
    codeVersion: code_version,
    storeIdentity: store_identity,
    timeZoneData: time_zone_data,
    skipped: Number(skipped),
  }))
}

/** How far each live generation is, by projection name. */
export async function livePositions(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, Position>> {
  const rows = await db
    .selectFrom('projection')
    .select(['name', 'position'])
    .where('status', '=', 'live')
    .where('name', 'in', [...names, ''])
    .execute()
  return new Map(rows.map(({ name, position }) => [name, position]))
}

/** Enters a generation that has seen nothing yet. */
export async function enterGeneration(
  db: Db,
  projection: Projection,
  as: BuiltFrom & { readonly status: 'building' | 'live' },
): Promise<GenerationKey> {
  const { last } = await db
    .selectFrom('projection')
    .select(({ fn }) => fn.max('generation').as('last'))
    .where('name', '=', projection.name)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('projection')
    .values({
      name: projection.name,
      generation: (last ?? 0) + 1,
      status: as.status,
      code_version: projection.version,
      store_identity: as.storeIdentity,
      time_zone_data: as.timeZoneData,
      position: START,
      tables: JSON.stringify(projection.tables.map((table) => table.name)),
    })
    .returning(['name', 'generation'])
    .executeTakeFirstOrThrow()
}

export async function setStatus(trx: Db, key: GenerationKey, status: 'live' | 'retired'): Promise<void> {
  await trx
    .updateTable('projection')
    .set({ status })
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .execute()
}

/** Lets one process at a time decide which generations there are, until the end of the transaction. */
export async function holdProjections(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('projection generations', 0))`.execute(trx)
}
