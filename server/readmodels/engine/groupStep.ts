import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import type { Position, RecordedEvent } from '../../eventstore/port.ts'
import type { CheckpointMove } from './checkpoints.store.ts'
import { foldRows } from './foldRows.ts'
import type { GenerationKey } from './generations.store.ts'
import type { Row } from './projection.ts'
import { type FoundRow, rowsFound, rowsToWrite } from './readModelTables.store.ts'
import type { Known, RowCache } from './rowCache.ts'
import type { RowsByTable } from './rowKeys.ts'
import { readingRows, type TableKeys, type TableRows, type Worded, writingRows } from './rowStatements.ts'
import { byCategory, type Sifted, siftByCategory, type Target } from './runnerApply.ts'

/** A generation that goes together with others. */
export interface Member extends Target {
  readonly position: Position
  /** Streams that are set aside. */
  readonly setAside: ReadonlySet<string>
  readonly cache: RowCache
}

/** Where a group's generation goes, if it stands where it is thought to. */
type GroupMove = GenerationKey & CheckpointMove

/** The rows of several generations at once. */
export interface GroupRows {
  /** What each question finds, by key. */
  readRows(questions: readonly TableKeys[]): Promise<readonly ReadonlyMap<string, Row>[]>
  /**
   * Writes rows and moves checkpoints.
   * @returns those whose checkpoints could be moved; nothing was written unless all could
   */
  writeRows(moves: readonly GroupMove[], written: readonly TableRows[]): Promise<readonly GenerationKey[]>
}

/**
 * Folds a batch for several generations: one statement reads the rows that are not known yet. The rows count as known from then on, so that
 * the next batch may be folded while this one is written; when it cannot be, the caches of those concerned are of no use any more. A
 * generation of which a fold refuses an event is left out.
 * @throws when the database refuses it or does not answer
 */
export async function foldTogether<Of extends Member>(
  records: GroupRows,
  members: readonly Of[],
  batch: readonly RecordedEvent[],
): Promise<readonly Folded<Of>[]> {
  const events = byCategory(batch)
  const isLong = batch.length > TURN
  const sifted = await attempt(members, isLong, (member): Sifting<Of> => {
    const { projection, position: from, setAside } = member
    const { known, skipped } = siftByCategory(projection, { from, events, setAside })
    return { member, known, skipped, ...member.cache.look(known) }
  })
  await readUnknown(records, sifted)
  return attempt(sifted, isLong, (one) => {
    const rows = foldRows(one.member.projection, one.known, one.before)
    one.member.cache.keep(rows)
    return { ...one, rows }
  })
}

/**
 * Writes what was folded, for all of them at once: one statement writes all rows and all checkpoints, or nothing. A generation whose
 * checkpoint stands elsewhere or is held by somebody is left out.
 * @returns those that have taken it
 * @throws when the database refuses it or does not answer: then none has
 */
export async function writeTogether<Of extends Member>(
  records: GroupRows,
  folded: readonly Folded<Of>[],
  to: Position,
): Promise<readonly Of[]> {
  const held = await write(records, folded, to)
  if (held.length < folded.length) return writeTogether(records, held, to)
  return held.map(({ member }) => member)
}

/** Events that one generation folds without letting requests have their turn. */
const TURN = 500

/** What a batch means to one of them. */
interface Sifting<Of extends Member> extends Sifted, Known {
  readonly member: Of
}

export interface Folded<Of extends Member> extends Sifting<Of> {
  readonly rows: RowsByTable
}

async function readUnknown(rows: GroupRows, sifted: readonly Sifting<Member>[]): Promise<void> {
  const questions = sifted.flatMap(({ member, unread, before }) =>
    [...unread].map(([table, keys]) => ({ table, key: member.key, keys, answers: before.get(table.name) })),
  )
  if (questions.length === 0) return
  for (const [nth, found] of (await rows.readRows(questions)).entries())
    for (const [key, row] of found) questions[nth]?.answers?.set(key, row)
}

/** @returns those whose checkpoints could be moved; nothing was written unless all could */
async function write<Of extends Member>(
  rows: GroupRows,
  folded: readonly Folded<Of>[],
  to: Position,
): Promise<readonly Folded<Of>[]> {
  if (folded.length === 0) return []
  const moves = folded.map(({ member: { key, position }, skipped }) => ({
    name: key.name,
    generation: key.generation,
    from: position,
    to,
    skipped,
  }))
  const written = folded.flatMap((one) =>
    rowsToWrite(one.member.key, { projection: one.member.projection, rows: one.rows }),
  )
  const answer = await rows.writeRows(moves, written)
  const held = new Set(answer.map(({ name, generation }) => `${name} ${generation}`))
  return folded.filter(({ member: { key } }) => held.has(`${key.name} ${key.generation}`))
}

/** In PostgreSQL: each question and each writing is one statement. */
export function groupRowsIn(pool: pg.Pool): GroupRows {
  return {
    async readRows(questions) {
      const { rows } = await pool.query<FoundRow>(prepared(readingRows(questions)))
      return rowsFound(questions, rows)
    },
    async writeRows(moves, written) {
      const { text, values } = writingRows(written, {
        values: [JSON.stringify(moves)],
        condition: '(select is_whole from whole)',
      })
      const parts = [moving, text].filter((part) => part !== '').join(',\n')
      const answer = await pool.query<GenerationKey>(
        prepared({ text: `with ${parts} select name, generation from held`, values }),
      )
      return answer.rows
    },
  }
}

/** The checkpoints that stand where they should and are nobody else's; if that is all of them, they are moved. */
const moving = `move as (
    select * from json_to_recordset($1::json) as m(name text, generation integer, "from" bigint, "to" bigint, skipped bigint)),
  held as materialized (
    select name, generation from projection join move using (name, generation)
    where position = "from" and status <> 'retired' for update of projection skip locked),
  whole as materialized (select (select count(*) from held) = (select count(*) from move) as is_whole),
  moved as (
    update projection set position = "to", skipped = projection.skipped + move.skipped from move
    where projection.name = move.name and projection.generation = move.generation and (select is_whole from whole))`

/** The names of statements that stay prepared on each connection: the same few sets of tables change again and again. */
const names = new Map<string, string>()
const MOST_NAMES = 100

/** The statement under a name of its own, so that the database plans it once. */
function prepared({ text, values }: Worded): pg.QueryConfig {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `read models ${names.size}`)
  const name = names.get(text)
  return { ...(name && { name }), text, values: [...values] }
}

/**
 * What comes of each; those where it throws are left out, and meet the same fault again when they go alone.
 * @param isLong whether requests have their turn in between
 */
async function attempt<One, Outcome>(
  all: readonly One[],
  isLong: boolean,
  work: (one: One) => Outcome,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of all) {
    try {
      outcomes.push(work(one))
    } catch {
      continue
    }
    if (isLong) await setImmediate()
  }
  return outcomes
}
