import type pg from 'pg'
import type { Position, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { cutOver } from './cutOver.ts'
import type { DeadLetter } from './deadLetters.store.ts'
import { type GenerationKey, joinGenerations, openGenerations, type Target } from './generations.store.ts'
import type { Row } from './projection.ts'
import { type FoundRow, indexFullTables, rowsFound } from './readModelTables.store.ts'
import { readingRows, type TableKeys, type TableRows, type Worded, writingRows } from './rowStatements.ts'

/** What generations of one checkpoint make of a stretch of the log. */
export interface Step {
  readonly checkpoint: number
  readonly from: Position
  readonly to: Position
  /** What happened in it, of all categories. */
  readonly events: readonly RecordedEvent[]
  readonly written: readonly TableRows[]
  /** How many events of unknown types each generation skipped; without those that skipped none. */
  readonly skipped: readonly (GenerationKey & { readonly events: number })[]
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
     * Writes rows and dead letters and moves the checkpoint, in one statement.
     * @returns false, with nothing written, when the checkpoint is elsewhere, locked or gone
     */
    async write(step: Step): Promise<boolean> {
      const { rows } = await pool.query(prepared(writing(step)))
      return rows.length > 0
    },
    join: (keys: readonly GenerationKey[], position: Position) => joinGenerations(db, keys, position),
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

/** Moves the checkpoint when it is where it should be. It waits for no lock: a cut-over that holds one waits for our tables. */
const moving = `moved as (
    update projection_checkpoint set position = $3
    where id = (select id from projection_checkpoint where id = $1 and position = $2 for update skip locked)
    returning id)`
const isMoved = 'exists (select from moved)'

const COUNTING = `counted as (
    update projection set skipped = projection.skipped + given.events
    from json_to_recordset($N::json) as given(name text, generation integer, events bigint)
    where projection.name = given.name and projection.generation = given.generation and ${isMoved})`

const ENTERING_LETTERS = `letters as (
    insert into dead_letter (name, generation, stream, revision, position, type, error)
    select name, generation, stream, revision, position, type, error
    from json_populate_recordset(null::dead_letter, $N::json) where ${isMoved}
    on conflict do nothing)`

function writing({ checkpoint, from, to, written, skipped, deadLetters }: Step): Worded {
  const letters = deadLetters.map(({ key: { name, generation }, event, error }) => {
    const { stream, revision, position, type } = event
    return { name, generation, stream, revision: String(revision), position, type, error }
  })
  const [parts, before] = [[moving], [checkpoint, from, to] as unknown[]]
  for (const [text, rows] of [
    [COUNTING, skipped],
    [ENTERING_LETTERS, letters],
  ] as const)
    if (rows.length > 0) parts.push(text.replace('$N', `$${before.push(JSON.stringify(rows))}`))
  const { text, values } = writingRows(written, { values: before, condition: isMoved })
  if (text !== '') parts.push(text)
  return { text: `with ${parts.join(',\n')} select from moved`, values }
}

/** The names of statements that stay prepared on each connection: the same few sets of tables change again and again. */
const names = new Map<string, string>()
const MOST_NAMES = 100

/** The statement under a name of its own, so that the database plans it once. */
function prepared({ text, values }: Worded): pg.QueryConfig {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `read models ${names.size}`)
  const name = names.get(text)
  return { ...(name && { name }), text, values: [...values] }
}
