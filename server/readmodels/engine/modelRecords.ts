import type pg from 'pg'
import type { Position } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { cutOver } from './cutOver.ts'
import type { DeadLetter } from './deadLetters.store.ts'
import { type Generation, type GenerationKey, openGenerations, type Target } from './generations.store.ts'
import type { Row } from './projection.ts'
import { type FoundRow, indexFullTables, rowsFound } from './readModelTables.store.ts'
import { readingRows, type TableKeys, type TableRows, type Worded, writingRows } from './rowStatements.ts'

/** What several generations at one position make of a stretch of the log. */
export interface Step {
  readonly from: Position
  readonly to: Position
  /** Each generation, with how many events of unknown types it skipped. */
  readonly moved: readonly (GenerationKey & { readonly skipped: number })[]
  readonly written: readonly TableRows[]
  readonly deadLetters: readonly (DeadLetter & { readonly key: GenerationKey })[]
}

/**
 * Rows and checkpoints of read models as the loop asks for them: in PostgreSQL, or where a simulation keeps them. Each call happens as a
 * whole or not at all, also when its answer is lost.
 */
export interface ModelRecords {
  /** As {@link openGenerations}. */
  open(names: readonly string[]): Promise<readonly Generation[]>
  /** What each question finds, by key. */
  readRows(questions: readonly TableKeys[]): Promise<readonly ReadonlyMap<string, Row>[]>
  /**
   * Writes rows and dead letters and moves the checkpoints, in one statement.
   * @returns false, with nothing written, when a checkpoint is elsewhere, is locked, or its generation is retired
   */
  write(step: Step): Promise<boolean>
  /** Gives full tables their indexes. @returns false when all had theirs already */
  index(targets: readonly Target[]): Promise<boolean>
  /** As {@link cutOver}. */
  cutOver(targets: readonly Target[], catchUp: (to: Position) => Promise<void>): Promise<void>
}

/** The records of read models in PostgreSQL. */
export function modelRecordsIn({ db, pool }: { readonly db: Db; readonly pool: pg.Pool }): ModelRecords {
  return {
    open: (names) => openGenerations(db, names),
    async readRows(questions) {
      const { rows } = await pool.query<FoundRow>(prepared(readingRows(questions)))
      return rowsFound(questions, rows)
    },
    async write(step) {
      const { rows } = await pool.query(prepared(writing(step)))
      return rows.length > 0
    },
    async index(targets) {
      let isNew = false
      for (const { projection, key } of targets) if (await indexFullTables(db, projection, key)) isNew = true
      return isNew
    },
    cutOver: (targets, catchUp) => cutOver(db, targets, catchUp),
  }
}

function writing({ from, to, moved, written, deadLetters }: Step): Worded {
  const moves = moved.map((key) => ({ ...key, from, to }))
  const letters = deadLetters.map(({ key, event: { stream, revision, position, type }, error }) => ({
    ...{ name: key.name, generation: key.generation, stream, revision: String(revision) },
    ...{ position, type, error },
  }))
  const hasLetters = letters.length > 0
  const before = [JSON.stringify(moves), ...(hasLetters ? [JSON.stringify(letters)] : [])]
  const { text, values } = writingRows(written, { values: before, condition: '(select is_whole from whole)' })
  const parts = [moving, hasLetters ? enteringLetters : '', text].filter((part) => part !== '').join(',\n')
  return { text: `with ${parts} select from whole where is_whole`, values }
}

/** Checkpoints that are where they should be and locked by nobody; they move if that is all of them. */
const moving = `move as (
    select * from json_to_recordset($1::json) as m(name text, generation integer, "from" bigint, "to" bigint, skipped bigint)),
  held as materialized (
    select name, generation from projection join move using (name, generation)
    where position = "from" and status <> 'retired' for update of projection skip locked),
  whole as materialized (select (select count(*) from held) = (select count(*) from move) as is_whole),
  moved as (
    update projection set position = "to", skipped = projection.skipped + move.skipped from move
    where projection.name = move.name and projection.generation = move.generation and (select is_whole from whole))`

const enteringLetters = `letters as (
    insert into dead_letter (name, generation, stream, revision, position, type, error)
    select name, generation, stream, revision, position, type, error
    from json_populate_recordset(null::dead_letter, $2::json) where (select is_whole from whole)
    on conflict do nothing)`

/** The names of statements that stay prepared on each connection: the same few sets of tables change again and again. */
const names = new Map<string, string>()
const MOST_NAMES = 100

/** The statement under a name of its own, so that the database plans it once. */
function prepared({ text, values }: Worded): pg.QueryConfig {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `read models ${names.size}`)
  const name = names.get(text)
  return { ...(name && { name }), text, values: [...values] }
}
