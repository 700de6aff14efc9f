import { type Generated, type JSONColumnType, sql } from 'kysely'
import type { Position } from '../../eventstore/port.ts'
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
  position: Generated<Position>
  skipped: Generated<string>
  tables: JSONColumnType<string[], string, string>
  created_at: Generated<Date>
}

/** What rows depend on beside the code: the events, and the time zone rules. */
export interface BuiltFrom {
  readonly storeIdentity: string
  /** Version of the time zone data, such as 2026c: local times became moments by it. */
  readonly timeZoneData: string
}

/** One set of tables of a projection. Readers see the live one; a rebuild fills another one beside it. */
export interface Generation extends BuiltFrom {
  readonly name: string
  readonly generation: number
  readonly status: 'building' | 'live'
  readonly codeVersion: number
  /** Its checkpoint. A write moves it and names the old position, so that only one writer succeeds. */
  readonly position: Position
  /** Events met so far whose type the code does not know. */
  readonly skipped: number
  /** Plain names of its tables. */
  readonly tables: readonly string[]
  /** Streams that are set aside. */
  readonly setAside: readonly string[]
}

/** Which generation: enough to find its tables. */
export type GenerationKey = Pick<Generation, 'name' | 'generation'>

/** One projection in one generation of its tables. */
export interface Target {
  readonly projection: Projection
  readonly key: GenerationKey
}

/** Read together with the checkpoint, which moves with every dead letter, so none is missed. */
const setAside = sql<readonly string[]>`array(
  select stream from dead_letter where dead_letter.name = projection.name and dead_letter.generation = projection.generation)`

/** The generations in use, live or being built, oldest first. */
export async function openGenerations(db: Db): Promise<Generation[]> {
  const rows = await db
    .selectFrom('projection')
    .selectAll()
    .select(setAside.as('setAside'))
    .where('status', '<>', 'retired')
    .orderBy('name')
    .orderBy('generation')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    generation: row.generation,
    status: row.status === 'live' ? 'live' : 'building',
    codeVersion: row.code_version,
    storeIdentity: row.store_identity,
    timeZoneData: row.time_zone_data,
    position: row.position,
    skipped: Number(row.skipped),
    tables: row.tables,
    setAside: row.setAside,
  }))
}

/** How far readers see in all of these read models; undefined where none of them is live. */
export async function livePosition(db: Db, names: readonly string[]): Promise<Position | undefined> {
  const { position } = await db
    .selectFrom('projection')
    .select(({ fn }) => fn.min('position').as('position'))
    .where('status', '=', 'live')
    .where('name', 'in', [...names, ''])
    .executeTakeFirstOrThrow()
  return position ?? undefined
}

export function isSame(a: GenerationKey, b: GenerationKey): boolean {
  return a.name === b.name && a.generation === b.generation
}

/** Enters a generation under the next number of its projection. */
export async function enterGeneration(
  trx: Db,
  { name, version, tables }: Projection,
  as: BuiltFrom & { readonly status: 'building' | 'live' },
): Promise<GenerationKey> {
  const { last } = await trx
    .selectFrom('projection')
    .select(({ fn }) => fn.max('generation').as('last'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('projection')
    .values({
      name,
      generation: (last ?? 0) + 1,
      status: as.status,
      code_version: version,
      store_identity: as.storeIdentity,
      time_zone_data: as.timeZoneData,
      tables: JSON.stringify(tables.map((table) => table.name)),
    })
    .returning(['name', 'generation'])
    .executeTakeFirstOrThrow()
}

export async function setStatus(
  trx: Db,
  { name, generation }: GenerationKey,
  status: 'live' | 'retired',
): Promise<void> {
  const row = trx.updateTable('projection').where('name', '=', name).where('generation', '=', generation)
  await row.set({ status }).execute()
}

/** Lets one process at a time decide which generations there are, until the end of the transaction. */
export async function holdProjections(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('projection generations', 0))`.execute(trx)
}
