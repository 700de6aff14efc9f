import DataLoader from 'dataloader'
import { CompiledQuery } from 'kysely'
import { type Db, preparedStatement } from './database.ts'
import { isId } from './ids.ts'

/** A batched look-up by id: one row, or a list of rows. */
export interface Join<Answer> {
  /** Unique among joins. */
  readonly name: string
  /** A query of `id` as text and `row` as JSON, one for each id in the array `$ids` that has any. */
  readonly sql: string
  /** The type of `$ids`. With `uuid`, any other text finds nothing. */
  readonly ids: 'uuid' | 'text'
  /** @param row undefined where nothing was found */
  readonly read: (row: unknown) => Answer
  /** Joins of the rows found, for callers that are sure to need them; they run in the same statement. */
  readonly prefetches?: readonly Prefetch[]
}

interface Prefetch {
  readonly join: Join<unknown>
  /** A query of the ids to look up, from the rows of `$ids`. */
  readonly ids: string
}

/** SQL that casts a text to a UUID, or to null if it is malformed. @param text as SQL */
export function uuidIn(text: string): string {
  return `case when ${isUuidText(text)} then (${text})::uuid end`
}

export function isUuidText(text: string): string {
  return `${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`
}

/** Defines a join whose rows have that type. */
export function joinOf<Row>() {
  return <Answer>(
    join: Omit<Join<Answer>, 'read'> & { readonly read: (row: Row | undefined) => Answer },
  ): Join<Answer> => join as Join<Answer>
}

/** The rows of one join, by id. */
export interface Joined<Answer> {
  load(id: string): Promise<Answer>
  /** Caches an answer that is known already. */
  prime(id: string, answer: Answer): void
  /** Drops a cached answer, after a command that changed it. */
  forget(id: string): void
}

/** Joins of one request: look-ups of the same tick, of any kinds, run as one statement, and no id is looked up twice. */
export interface Joins {
  of<Answer>(join: Join<Answer>): Joined<Answer>
}

/** Looks up a list of ids in a join whose key is the whole list, joined by commas. Ids that are no UUID are left out. */
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

/** @param options.isKept false for readers that outlive a request: they cache nothing */
export function createJoins(db: Db, { isKept = true } = {}): Joins {
  const loader: DataLoader<Pointer, unknown, string> = new DataLoader(
    (pointers) => loadTogether(db, pointers, (pointer, answer) => void loader.prime(pointer, answer)),
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

/** The look-up of one id in a join, by a statement of its own. */
export function finderOf<Answer>(join: Join<Answer>): (db: Db, id: string) => Promise<Answer> {
  return (db, id) => createJoins(db).of(join).load(id)
}

type Prime = (pointer: Pointer, answer: unknown) => void

async function loadTogether(db: Db, pointers: readonly Pointer[], prime: Prime): Promise<readonly unknown[]> {
  const joins = [...new Set(pointers.map(({ join }) => join))].sort((a, b) => (a.name < b.name ? -1 : 1))
  const ids = joins.map((join) => pointers.filter((pointer) => pointer.join === join && canPoint(pointer)))
  const rows = ids.some((of) => of.length > 0)
    ? await queryOf(joins)(
        db,
        ids.map((of) => of.map(({ id }) => id)),
      )
    : []
  const found = new Map(rows.map(({ name, id, row }) => [`${name} ${id}`, row]))
  const prefetched = joins.flatMap(({ prefetches = [] }) => prefetches)
  for (const { name, id, row } of rows)
    for (const { join } of prefetched)
      if (join.name === name) prime({ join, id }, join.read(row ?? undefined))
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

type Query = ReturnType<typeof preparedStatement<Found>>

const queries = new Map<string, Query>()
/** GraphQL callers choose which joins run together: so many combinations are prepared, others are planned each time. */
const MOST_PREPARED = 200

function queryOf(joins: readonly Join<unknown>[]): Query {
  const names = joins.map(({ name }) => name).join(' ')
  const known = queries.get(names)
  if (known) return known
  const text = statementOf(joins)
  if (queries.size >= MOST_PREPARED)
    return async (db, values) => (await db.executeQuery<Found>(CompiledQuery.raw(text, [...values]))).rows
  const query = preparedStatement<Found>(`joins_${queries.size}`, text)
  queries.set(names, query)
  return query
}

/** One branch for each join and for each prefetch. A prefetch's ids are read once, in a `with`. */
function statementOf(joins: readonly Join<unknown>[]): string {
  const prefetched = joins.flatMap(({ prefetches = [], ids }, place) =>
    prefetches.map((prefetch, nth) => ({
      ...prefetch,
      name: `prefetched_${place}_${nth}`,
      given: givenAt(place, ids),
    })),
  )
  const sources = prefetched.map(
    ({ name, ids, join, given }) =>
      `${name} as materialized (select array(${idsGiven(ids, given)})::${join.ids}[] as ids)`,
  )
  const own = joins.map(
    ({ name, sql: question, ids }, place) =>
      `select '${name}' as name, id::text, "row"::json from (${idsGiven(question, givenAt(place, ids))}) as "${name}"`,
  )
  const found = prefetched.map(({ name, join }) =>
    prefetchOf(join, `(select ids from ${name})::${join.ids}[]`),
  )
  const beginning = sources.length > 0 ? `with ${sources.join(', ')} ` : ''
  return beginning + [...own, ...found].join(' union all ')
}

/** In a subquery, because PostgreSQL would plan the statement again for each length of the array. */
function givenAt(place: number, ids: Join<unknown>['ids']): string {
  return `(select $${place + 1}::${ids}[])::${ids}[]`
}

/** Has a row for each id, found or not, so that both answers are cached. */
function prefetchOf({ name, sql: question }: Join<unknown>, ids: string): string {
  return `select '${name}' as name, asked::text, "row"::json from unnest(${ids}) as asked
    left join (${idsGiven(question, ids)}) as found on id = asked where asked is not null`
}

function idsGiven(question: string, ids: string): string {
  return question.split('$ids').join(ids)
}
