import { setImmediate } from 'node:timers/promises'
import { categoryOf, comparePositions, type Position, type RecordedEvent } from '../../eventstore/port.ts'
import type { DeadLetter } from './deadLetters.store.ts'
import { FoldError, foldRows, keyFor } from './foldRows.ts'
import type { Target } from './generations.store.ts'
import type { ModelRecords, Step } from './modelRecords.ts'
import type { FoldTable, Projection, Row, RowsByTable } from './projection.ts'
import type { TableRows } from './rowStatements.ts'

/** A generation that this process writes, with what it knows of it. */
export interface Member extends Target {
  /** Streams that are set aside. */
  readonly setAside: Set<string>
  cache: RowCache
}

/** A stretch of the log between two checkpoints. */
export interface Stretch {
  readonly from: Position
  readonly to: Position
  readonly events: readonly RecordedEvent[]
}

/** Events that one generation folds before requests get their turn. */
const TURN = 500
const LONGEST_ERROR = 1_000

/**
 * Folds a stretch for several generations: one statement reads the rows that are not known yet. From then on the rows count as known, so
 * that the next stretch can be folded while this one is written; when the write fails, the members are of no use any more. An event that
 * a fold refuses becomes a dead letter.
 * @throws when the database refuses a read or does not answer
 */
export async function foldStep(
  records: Pick<ModelRecords, 'readRows'>,
  { members }: { readonly members: readonly Member[] },
  { from, to, events }: Stretch,
): Promise<Step> {
  const byCategory = Map.groupBy(events, ({ stream }) => categoryOf(stream))
  const isLong = events.length > TURN
  const parts: Part[] = []
  for (const member of members) {
    const ours = member.projection.categories
      .flatMap((category) => byCategory.get(category) ?? [])
      .filter(({ position }) => comparePositions(position, from) > 0)
    const known = ours.filter(({ type }) => member.projection.types.includes(type))
    const part = {
      member,
      skipped: ours.length - known.length,
      letters: [] as DeadLetter[],
      known: wanted(member, known),
    }
    parts.push({ ...part, ...withoutRefused(part, () => member.cache.look(part.known)) })
    if (isLong) await setImmediate()
  }
  await readUnknown(records, parts)
  const written: TableRows[] = []
  for (const part of parts) {
    written.push(...changedRows(part))
    if (isLong) await setImmediate()
  }
  return {
    members: parts.map(({ member: { key }, skipped }) => ({
      name: key.name,
      generation: key.generation,
      skipped,
    })),
    from,
    to,
    events,
    written,
    deadLetters: parts.flatMap(({ member: { key }, letters }) =>
      letters.map((letter) => ({ ...letter, key })),
    ),
  }
}

function changedRows(part: Part): readonly TableRows[] {
  const { projection, key, cache } = part.member
  const { tables, sink } = projection
  const rows = withoutRefused(part, () => foldRows(projection, part.known, part.before))
  cache.keep(rows)
  const changed = tables.map((table) => ({ table, key, rows: [...(rows.get(table.name)?.values() ?? [])] }))
  const added = sink ? [{ table: sink, key, rows: sink.rowsOf(part.known) }] : []
  return [...changed, ...added].filter((each) => each.rows.length > 0)
}

/** The dead letter of an event, with its error in a form that the database accepts: the event may have put any text into it. */
export function deadLetterOf(event: DeadLetter['event'], error: Error): DeadLetter {
  return { event, error: error.message.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_ERROR) }
}

/** What a stretch means to one generation. */
interface Sifting {
  readonly member: Member
  known: readonly RecordedEvent[]
  readonly skipped: number
  readonly letters: DeadLetter[]
}

interface Part extends Sifting, Known {}

function wanted({ setAside }: Member, events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return setAside.size === 0 ? events : events.filter(({ stream }) => !setAside.has(stream))
}

/** Does a work on the known events, again without the rest of a stream whenever an event of it is refused. */
function withoutRefused<Outcome>(part: Sifting, work: () => Outcome): Outcome {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof FoldError)) throw error
      const refused = part.known.find(({ id }) => id === error.event.id)
      if (!refused) throw error
      part.letters.push(deadLetterOf(refused, error))
      part.member.setAside.add(refused.stream)
      part.known = part.known.filter(
        ({ stream, revision }) => stream !== refused.stream || revision < refused.revision,
      )
    }
  }
}

async function readUnknown(records: Pick<ModelRecords, 'readRows'>, parts: readonly Part[]): Promise<void> {
  const questions = parts.flatMap(({ member, unread, before }) =>
    [...unread].map(([table, keys]) => ({ table, key: member.key, keys, answers: before.get(table.name) })),
  )
  if (questions.length === 0) return
  for (const [nth, found] of (await records.readRows(questions)).entries())
    for (const [key, row] of found) questions[nth]?.answers?.set(key, row)
}

/** A member with an empty cache. */
export function memberOf(target: Target, setAside: readonly string[]): Member {
  return { ...target, setAside: new Set(setAside), cache: new RowCache(target.projection) }
}

/** Of each table; the rows of orders take most room, about 2 kB each. */
const ROWS_KEPT = 5_000

/** What is known of the rows that events change. */
interface Known {
  /** By table and key, to be completed by what is read. */
  readonly before: ReadonlyMap<string, Map<string, Row>>
  /** What must be read: keys by table. */
  readonly unread: ReadonlyMap<FoldTable, readonly string[]>
}

/**
 * The latest fold rows of each table, as their only writer left them: the next event that changes one need not read it. It is discarded
 * whenever another process may have written.
 */
class RowCache {
  readonly #tables: ReadonlyMap<FoldTable, Map<string, Row>>

  constructor({ tables }: Projection) {
    this.#tables = new Map(tables.filter((table) => table.kind === 'fold').map((table) => [table, new Map()]))
  }

  /** @throws FoldError when an event has no key */
  look(events: readonly RecordedEvent[]): Known {
    const before = new Map<string, Map<string, Row>>()
    const unread = new Map<FoldTable, string[]>()
    for (const [table, kept] of this.#tables) {
      const firsts = firstsByKey(table, events)
      const known = [...firsts.keys()].flatMap((key): [string, Row][] => {
        const row = kept.get(key)
        return row ? [[key, row]] : []
      })
      before.set(table.name, new Map(known))
      // a row depends on one stream: before its first event there is none
      const keys = [...firsts].flatMap(([key, { revision }]) =>
        kept.has(key) || revision === 0n ? [] : [key],
      )
      if (keys.length > 0) unread.set(table, keys)
    }
    return { before, unread }
  }

  /** Enters rows that were written, and drops those that were written longest ago. */
  keep(rows: RowsByTable): void {
    for (const [{ name }, kept] of this.#tables) {
      for (const [key, row] of rows.get(name) ?? []) {
        kept.delete(key)
        kept.set(key, row)
      }
      for (const key of kept.keys()) {
        if (kept.size <= ROWS_KEPT) break
        kept.delete(key)
      }
    }
  }
}

/** The first event that changes each row. */
function firstsByKey(table: FoldTable, events: readonly RecordedEvent[]): ReadonlyMap<string, RecordedEvent> {
  const firsts = new Map<string, RecordedEvent>()
  for (const event of events) {
    const key = keyFor(table, event)
    if (!firsts.has(key)) firsts.set(key, event)
  }
  return firsts
}
