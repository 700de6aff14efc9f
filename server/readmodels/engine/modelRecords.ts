import type pg from 'pg'
import type { Position, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { cutOver } from './cutOver.ts'
import type { DeadLetter } from './deadLetters.store.ts'
import { type GenerationKey, openGenerations, type Target } from './generations.store.ts'
import type { Row } from './projection.ts'
import { type FoundRow, indexFullTables, rowsFound } from './readModelTables.store.ts'
import { readingRows, type TableKeys, type TableRows, type Worded, writingRows } from './rowStatements.ts'

/** What generations at one position make of a stretch of the log. */
export interface Step {
  /** The generations, with how many events of unknown types each of them skips. */
  readonly members: readonly (GenerationKey & { readonly skipped: number })[]
  readonly from: Position
  readonly to: Position
  /** What happened in it, of all categories. */
  readonly events: readonly RecordedEvent[]
  readonly written: readonly TableRows[]
  readonly deadLetters: readonly (DeadLetter & { readonly key: GenerationKey })[]
}

/** Rows and checkpoints of read models, as the loop reads and writes them. Each call happens as a whole or not at all. */
export interface ModelRecords extends ReturnType<typeof modelRecordsIn> {}

export function modelRecordsIn({ db, pool }: { readonly db: Db; readonly pool: pg.Pool }) {
  return {
    open: () => openGenerations(db),
    /** What each question finds, by key. */
    async readRows(questions: readonly TableKeys[]): Promise<readonly ReadonlyMap<string, Row>[]> {
      const { rows } = await pool.query<FoundRow>(prepared(readingRows(questions)))
      return rowsFound(questions, rows)
    },
    /**
     * Writes rows and dead letters and moves the checkpoints, in one statement.
     * @returns false, with nothing written, when one of the checkpoints is elsewhere, locked or retired
     */
    async write(step: Step): Promise<boolean> {
      const { rows } = await pool.query(prepared(writing(step)))
      return rows.length > 0
    },
    /** Gives full tables their indexes. @returns false when all had theirs already */
    async index(targets: readonly Target[]): Promise<boolean> {
      let isNew = false
      for (const { projection, key } of targets) if (await indexFullTables(db, projection, key)) isNew = true
      return isNew
    },
    cutOver: (targets: readonly Target[], catchUp: (to: Position) => Promise<void>) =>
      cutOver(db, targets, catchUp),
  }
}

/** Moves the checkpoints when all are where they should be. It waits for no lock: a cut-over that holds one waits for our tables. */
const MOVING = `held as (
    select name, generation from projection
    where name || ' ' || generation = any($1::text[]) and position = $2 and status <> 'retired'
    for update skip locked),
  moved as (
    update projection set position = $3 $SKIPPED from held
    where projection.name = held.name and projection.generation = held.generation
      and (select count(*) from held) = cardinality($1::text[])
    returning projection.name)`
const isMoved = 'exists (select from moved)'

const COUNTING = `, skipped = skipped + coalesce((
      select skipped from json_to_recordset($N::json) as member(name text, generation integer, skipped bigint)
      where member.name = held.name and member.generation = held.generation), 0)`

const ENTERING_LETTERS = `letters as (
    insert into dead_letter (name, generation, stream, revision, position, type, error)
    select name, generation, stream, revision, position, type, error
    from json_populate_recordset(null::dead_letter, $N::json) where ${isMoved}
    on conflict do nothing)`

function writing({ members, from, to, written, deadLetters }: Step): Worded {
  const letters = deadLetters.map(({ key: { name, generation }, event, error }) => {
    const { stream, revision, position, type } = event
    return { name, generation, stream, revision: String(revision), position, type, error }
  })
  const keys = members.map(({ name, generation }) => `${name} ${generation}`)
  const before: unknown[] = [keys, from, to]
  const given = (text: string, rows: readonly object[]) =>
    rows.length === 0 ? '' : text.replace('$N', `$${before.push(JSON.stringify(rows))}`)
  const counting = given(
    COUNTING,
    members.filter(({ skipped }) => skipped > 0),
  )
  const parts = [MOVING.replace('$SKIPPED', counting), given(ENTERING_LETTERS, letters)]
  const { text, values } = writingRows(written, { values: before, condition: isMoved })
  const all = [...parts, text].filter((part) => part !== '')
  return { text: `with ${all.join(',\n')} select from moved`, values }
}

/** The names of statements that stay prepared on each connection: the same few sets of tables change again and again. */
const names = new Map<string, string>()
const MOST_NAMES = 100

/** Names the statement, so the database plans it once. */
function prepared({ text, values }: Worded): pg.QueryConfig {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `read models ${names.size}`)
  const name = names.get(text)
  return { ...(name && { name }), text, values: [...values] }
}
