import type pg from 'pg'
import type { Position, RecordedEvent } from '../../eventstore/port.ts'
import { foldRows } from './foldRows.ts'
import { type FoundRow, rowsFound, rowsToWrite } from './readModelTables.store.ts'
import type { Known, RowCache } from './rowCache.ts'
import type { RowsByTable } from './rowKeys.ts'
import { readingRows, type Worded, writingRows } from './rowStatements.ts'
import { byCategory, type Sifted, sift, type Target } from './runnerApply.ts'

/** A generation that goes together with others, of which no event is held back. */
export interface Member extends Target {
  readonly position: Position
  readonly cache: RowCache
}

interface Batch {
  readonly events: readonly RecordedEvent[]
  readonly to: Position
}

/**
 * Takes a batch for several generations at once: one statement reads the rows that are not known yet, one writes all rows and all checkpoints,
 * or nothing. A generation of which a fold refuses an event, or whose checkpoint stands elsewhere or is held by somebody, is left out.
 * @returns those that have taken it
 * @throws when the database refuses it or does not answer: then none has
 */
export async function takeTogether<Of extends Member>(
  pool: pg.Pool,
  members: readonly Of[],
  batch: Batch,
): Promise<readonly Of[]> {
  const events = byCategory(batch.events)
  const sifted = attempt(members, (member): Sifting<Of> => {
    const { known, skipped } = sift(member.projection, member.position, events)
    return { member, known, skipped, ...member.cache.look(known) }
  })
  await readUnknown(pool, sifted)
  let folded: readonly Folded<Of>[] = attempt(sifted, (one) => ({
    ...one,
    rows: foldRows(one.member.projection, one.known, one.before),
  }))
  for (;;) {
    const held = await write(pool, folded, batch.to)
    if (held.length === folded.length) break
    folded = held
  }
  for (const { member, rows } of folded) member.cache.keep(rows)
  return folded.map(({ member }) => member)
}

/** What a batch means to one of them. */
interface Sifting<Of extends Member> extends Sifted, Known {
  readonly member: Of
}

interface Folded<Of extends Member> extends Sifting<Of> {
  readonly rows: RowsByTable
}

async function readUnknown(pool: pg.Pool, sifted: readonly Sifting<Member>[]): Promise<void> {
  const questions = sifted.flatMap(({ member, unread, before }) =>
    [...unread].map(([table, keys]) => ({ table, key: member.key, keys, answers: before.get(table.name) })),
  )
  if (questions.length === 0) return
  const { rows } = await pool.query<FoundRow>(prepared(readingRows(questions)))
  for (const [nth, found] of rowsFound(questions, rows).entries())
    for (const [key, row] of found) questions[nth]?.answers?.set(key, row)
}

/** @returns those whose checkpoints could be moved; nothing was written unless all could */
async function write<Of extends Member>(
  pool: pg.Pool,
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
  const written = folded.flatMap(({ member, rows }) =>
    rowsToWrite(member.key, { projection: member.projection, rows }),
  )
  const rows = writingRows(written, {
    values: [JSON.stringify(moves)],
    condition: '(select is_whole from whole)',
  })
  const parts = [moving, rows.text].filter((part) => part !== '').join(',\n')
  const answer = await pool.query<{ name: string; generation: number }>(
    prepared({ text: `with ${parts} select name, generation from held`, values: rows.values }),
  )
  const held = new Set(answer.rows.map(({ name, generation }) => `${name} ${generation}`))
  return folded.filter(({ member: { key } }) => held.has(`${key.name} ${key.generation}`))
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

/** What comes of each; those where it throws are left out, and meet the same fault again when they go alone. */
function attempt<One, Outcome>(all: readonly One[], work: (one: One) => Outcome): Outcome[] {
  return all.flatMap((one) => {
    try {
      return [work(one)]
    } catch {
      return []
    }
  })
}
