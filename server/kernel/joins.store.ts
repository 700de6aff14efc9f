import DataLoader from 'dataloader'
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { type Db, preparedStatement } from './database.ts'
import { isId } from './ids.ts'

/** What something points at by an id: the one row of it, or all that it comes to. */
export interface Join<Answer> {
  /** Of it alone. */
  readonly name: string
  /** A question that gives `id` as text and `row` as JSON, once for each id in the array `$ids` that there is anything of. */
  readonly sql: string
  /** What `$ids` holds. What is no UUID points at nothing. */
  readonly ids: 'uuid' | 'text'
  /** @param row undefined where there is nothing */
  readonly read: (row: unknown) => Answer
  /** What its rows point at in turn, and who asks for them is sure to want: it comes in the same statement. */
  readonly leadsTo?: readonly Lead[]
}

/** A way from one kind of join to another. */
interface Lead {
  readonly join: Join<unknown>
  /** A question that gives the ids to follow, of the rows of `$ids`. */
  readonly ids: string
}

/** SQL for the id in a text that may be any; null where it is none. @param text as SQL */
export function uuidIn(text: string): string {
  return `case when ${isUuidText(text)} then (${text})::uuid end`
}

export function isUuidText(text: string): string {
  return `${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`
}

/** Describes a join, whose question gives rows of that type. */
export function joinOf<Row>() {
  return <Answer>(
    join: Omit<Join<Answer>, 'read'> & { readonly read: (row: Row | undefined) => Answer },
  ): Join<Answer> => join as Join<Answer>
}

/** One kind of join, asked by id. */
export interface Joined<Answer> {
  load(id: string): Promise<Answer>
  /** Tells what is known already, so that it is not asked for. */
  prime(id: string, answer: Answer): void
  /** Asks anew from now on: a command has changed it. */
  forget(id: string): void
}

/**
 * Joins of one request. Whatever is asked for in the same moment, of however many kinds and by whomever, is one statement; and nothing is
 * asked for twice.
 */
export interface Joins {
  of<Answer>(join: Join<Answer>): Joined<Answer>
}

/** Rows of a page that bring along what they point at, so that it is not asked for afterwards. */
export interface Brought<Row> {
  /** Selected with each row. */
  readonly sql: RawBuilder<unknown>
  /** Takes what came with a row. */
  take(row: Row, brought: unknown): void
}

/**
 * What a page may bring along of a join: worth it for one or two, because it is looked up row by row.
 * @param id the column that points at it, and what a row has there
 */
export function broughtOf<Row, Answer>(
  joins: Joins,
  join: Join<Answer>,
  id: { readonly column: string; readonly of: (row: Row) => string },
): Brought<Row> {
  const given = idsGiven(join.sql, `array[${id.column}]::${join.ids}[]`)
  const joined = joins.of(join)
  return {
    sql: sql.raw(`(select "row" from (${given}) as brought)`),
    take: (row, brought) => joined.prime(id.of(row), join.read(brought ?? undefined)),
  }
}

/** What a list of ids comes to, of a join that is asked by whole lists: the ids with commas between them. What is none of ours points at nothing. */
export async function loadByList<Row>(
  joined: Joined<readonly Row[]>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const known = ids.filter((id) => isId(id))
  return known.length === 0 ? [] : joined.load(known.join())
}

interface Pointer {
  readonly join: Join<unknown>
  readonly id: string
}

/** @param options.isKept false for readers that live longer than a request: whoever asks later asks again */
export function createJoins(db: Db, { isKept = true } = {}): Joins {
  const loader: DataLoader<Pointer, unknown, string> = new DataLoader(
    (pointers) => askTogether(db, pointers, (known, answer) => void loader.prime(known, answer)),
    { cacheKeyFn: keyOf, cache: isKept },
  )
  return {
    of: <Answer>(join: Join<Answer>) => ({
      load: (id: string) => loader.load({ join, id }) as Promise<Answer>,
      prime: (id: string, answer: Answer) => void loader.prime({ join, id }, answer),
      forget: (id: string) => void loader.clear({ join, id }),
    }),
  }
}

type Tell = (known: Pointer, answer: unknown) => void

async function askTogether(db: Db, pointers: readonly Pointer[], tell: Tell): Promise<readonly unknown[]> {
  const joins = [...new Set(pointers.map(({ join }) => join))].sort((a, b) => (a.name < b.name ? -1 : 1))
  const ids = joins.map((join) => pointers.filter((pointer) => pointer.join === join && canPoint(pointer)))
  const isAsked = ids.some((of) => of.length > 0)
  const rows = isAsked
    ? await askerOf(joins)(
        db,
        ids.map((of) => of.map(({ id }) => id)),
      )
    : []
  const found = new Map(rows.map(({ name, id, row }) => [`${name} ${id}`, row]))
  const followed = joins.flatMap(({ leadsTo = [] }) => leadsTo)
  for (const { name, id, row } of rows)
    for (const { join } of followed) if (join.name === name) tell({ join, id }, join.read(row ?? undefined))
  return pointers.map((pointer) => pointer.join.read(found.get(keyOf(pointer)) ?? undefined))
}

function keyOf({ join, id }: Pointer): string {
  return `${join.name} ${id}`
}

function canPoint({ join, id }: Pointer): boolean {
  return join.ids === 'text' || isId(id)
}

interface Found {
  readonly name: string
  readonly id: string
  readonly row: unknown
}

type Asker = ReturnType<typeof preparedStatement<Found>>

const askers = new Map<string, Asker>()
/** Callers choose what they ask for together; of so many choices the plans are kept. */
const MOST_KEPT = 200

function askerOf(joins: readonly Join<unknown>[]): Asker {
  const together = joins.map(({ name }) => name).join(' ')
  const known = askers.get(together)
  if (known) return known
  const text = statementOf(joins)
  if (askers.size >= MOST_KEPT)
    return async (db, values) => (await db.executeQuery<Found>(CompiledQuery.raw(text, [...values]))).rows
  const asker = preparedStatement<Found>(`joins_${askers.size}`, text)
  askers.set(together, asker)
  return asker
}

/** One branch for each join, and for each that it leads to; whose ids are found once, though they are asked for and told of. */
function statementOf(joins: readonly Join<unknown>[]): string {
  const ways = joins.flatMap(({ leadsTo = [], ids }, place) =>
    leadsTo.map((lead, nth) => ({ ...lead, name: `followed_${place}_${nth}`, given: givenAt(place, ids) })),
  )
  const followed = ways.map(
    ({ name, ids, join, given }) =>
      `${name} as materialized (select array(${idsGiven(ids, given)})::${join.ids}[] as ids)`,
  )
  const own = joins.map(
    ({ name, sql: question, ids }, place) =>
      `select '${name}' as name, id::text, "row"::json from (${idsGiven(question, givenAt(place, ids))}) as "${name}"`,
  )
  const found = ways.map(({ name, join }) => leadOf(join, `(select ids from ${name})::${join.ids}[]`))
  const first = followed.length > 0 ? `with ${followed.join(', ')} ` : ''
  return first + [...own, ...found].join(' union all ')
}

/** As a question of its own: an array that PostgreSQL sees is counted, and the statement planned anew for each, which takes longer than asking. */
function givenAt(place: number, ids: Join<unknown>['ids']): string {
  return `(select $${place + 1}::${ids}[])::${ids}[]`
}

/** Tells also of what it leads to in vain. */
function leadOf({ name, sql: question }: Join<unknown>, followed: string): string {
  return `select '${name}' as name, asked::text, "row"::json from unnest(${followed}) as asked
    left join (${idsGiven(question, followed)}) as found on id = asked where asked is not null`
}

function idsGiven(question: string, ids: string): string {
  return question.split('$ids').join(ids)
}
