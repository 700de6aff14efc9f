import type { DomainEvent, RecordedEvent } from '../../kernel/event.ts'
import { businessDate } from '../../kernel/time.ts'

/**
 * A read model: tables whose rows are pure functions of the events. The runner subscribes, folds, writes and keeps the checkpoint; a
 * projection only says which row an event changes and how, so its spec needs no database.
 */
export interface Projection {
  /** Names the projection for operators and in its checkpoint, such as `orderHistory`. */
  readonly name: string
  /** Raised with every change of columns or folds: at the next start the tables are built anew beside the old ones. */
  readonly version: number
  /** The categories of streams that it reads: the part of a name before the first `-`. */
  readonly categories: readonly string[]
  /** Every event type of those categories it knows. Others are skipped and counted. */
  readonly types: readonly string[]
  readonly tables: readonly ProjectedTable[]
  readonly sink?: Sink
}

/** Cells are what JSON keeps: timestamps are ISO texts in UTC, dates yyyy-mm-dd, absence is null. */
export type Row = { readonly [column: string]: unknown }

type SqlType = 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'jsonb'

/** A column's type; not null unless it says so. */
export type Column = SqlType | `${SqlType} null`

interface TableShape<Columns extends Row> {
  /** The plain name: queries read a view of this name, rows live in one table per generation. */
  readonly name: string
  readonly columns: { readonly [column in keyof Columns & string]: Column }
  /** Columns, order and condition of each index as SQL writes them after `on table`. */
  readonly indexes: readonly string[]
}

/**
 * One row per key, which events change. A row may depend on one stream only: after a fault that stream alone is set aside, and events of
 * different streams are then no longer in their global order.
 */
export interface FoldTable<Event extends DomainEvent = DomainEvent, Columns extends Row = Row>
  extends TableShape<Columns> {
  readonly kind: 'fold'
  /** The text column that identifies the row. */
  readonly key: readonly [keyof Columns & string]
  keyOf(event: RecordedEvent<Event>): string
  /** @throws when the event cannot follow the row: its stream is then set aside for this projection */
  evolve(row: Columns | undefined, event: RecordedEvent<Event>): Columns
}

/** Rows that an event adds and no later event changes. The key derives from the event, so seeing it again changes nothing. */
export interface ListTable<Event extends DomainEvent = DomainEvent, Columns extends Row = Row>
  extends TableShape<Columns> {
  readonly kind: 'list'
  readonly key: readonly (keyof Columns & string)[]
  rowsOf(event: RecordedEvent<Event>): readonly Columns[]
}

/**
 * Sums over the rows of another table of the projection, such as by day. They are updated with each change, so a query need not add up all
 * rows. Rows of many streams may go into one sum, because their order does not matter.
 */
export interface SumTable<Source extends Row = Row, Columns extends Row = Row> extends TableShape<Columns> {
  readonly kind: 'sum'
  readonly key: readonly (keyof Columns & string)[]
  /** The fold, list or derived table, declared before it, whose rows are summed. */
  readonly of: string
  /** The whole numbers that add up. The first counts the rows of a sum: where it comes down to 0 the sum is gone. */
  readonly sums: readonly [keyof Columns & string, ...(keyof Columns & string)[]]
  /** What a row adds to which sums. */
  addends(row: Source): readonly Columns[]
}

/**
 * A second row for each row of a fold table, under the same key, with other columns to search and sort by. It derives from the row, so no
 * event is interpreted twice.
 */
export interface DerivedTable<Source extends Row = Row, Columns extends Row = Row>
  extends TableShape<Columns> {
  readonly kind: 'derived'
  readonly key: readonly [keyof Columns & string]
  /** The fold table, declared before it. */
  readonly of: string
  /** Takes every row that the fold gives: it must not throw. */
  rowOf(row: Source): Columns
}

/**
 * Rows that events add to a table of another module, in the statement that moves the checkpoint: each once, whatever dies in between. A row
 * that is there already is not changed, so a rebuild adds only what is missing.
 */
export interface Sink<Event extends DomainEvent = DomainEvent, Columns extends Row = Row> {
  readonly into: string
  /** The SQL expression of each column that is written; `given` is the row. */
  readonly columns: { readonly [column: string]: string }
  rowsOf(events: readonly RecordedEvent<Event>[]): readonly Columns[]
}

export type ProjectedTable = FoldTable | ListTable | DerivedTable | SumTable

/** Rows by table name and key. */
export type RowsByTable = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** What names a row within its table: the values of its key columns. */
export function keyOfRow(table: ProjectedTable, row: Row): string {
  if (table.kind === 'fold' || table.kind === 'derived') return String(row[table.key[0]])
  return JSON.stringify(table.key.map((column) => row[column]))
}

/** All event types of a union, checked by the compiler: a new event cannot be forgotten in a projection. */
export function everyType<Type extends string>(types: Record<Type, true>): readonly Type[] {
  return Object.keys(types) as Type[]
}

/** The id of a stream's subject: the part of its name after the first `-`. */
export function subjectOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1)
}

/** When it happened, by the command's clock, to the millisecond: the precision that every reader of a row keeps. */
export function occurredAt(event: Pick<RecordedEvent, 'meta'>): Temporal.Instant {
  const { occurredAt: at } = event.meta
  if (at === undefined) throw new Error('event without occurredAt in its metadata')
  return toMillisecond(Temporal.Instant.from(at))
}

/** A moment with the precision that every reader of a row keeps. */
export function toMillisecond(at: Temporal.Instant): Temporal.Instant {
  return at.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
}

/** The moment of an event as rows keep it: the instant, and the business's calendar day and year of it (decisions D1, F7). */
export function momentOf(event: Pick<RecordedEvent, 'meta'>): Moment {
  // parsing the text into a moment and formatting it again would cost more than the rest of the fold
  const [, toSecond = '', hour = '', parts = ''] = UTC_MOMENT.exec(event.meta.occurredAt ?? '') ?? []
  if (hour === '') return momentAt(occurredAt(event))
  const { date, year } = hours.get(hour) ?? remembered(hour)
  const milliseconds = parts.slice(0, 3).replace(/0+$/, '')
  return { at: `${toSecond}${milliseconds && `.${milliseconds}`}Z`, date, year }
}

interface Moment {
  readonly at: string
  readonly date: string
  readonly year: number
}

function momentAt(at: Temporal.Instant): Moment {
  const date = businessDate(at)
  return { at: at.toString(), date: date.toString(), year: date.year }
}

/** A moment as `Temporal.Instant` spells it, with its hour and the parts of its second. */
const UTC_MOMENT = /^((\d{4}-\d\d-\d\dT\d\d):[0-5]\d:[0-5]\d)(?:[.](\d{1,9}))?Z$/

/** The local day of each hour: days begin on a whole hour of UTC in Alberta, and many events share few hours. */
const hours = new Map<string, Omit<Moment, 'at'>>()
const HOURS_KEPT = 10_000

function remembered(hour: string): Omit<Moment, 'at'> {
  const { date, year } = momentAt(Temporal.Instant.from(`${hour}:00Z`))
  if (hours.size >= HOURS_KEPT) hours.clear()
  hours.set(hour, { date, year })
  return { date, year }
}
