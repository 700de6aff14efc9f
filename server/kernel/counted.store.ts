import { type Expression, sql } from 'kysely'

/** Selects how many rows a query has. */
export const everyRow = sql<string>`count(*)`.as('total')

/** The result of a query of {@link everyRow}. */
export async function counted(query: {
  executeTakeFirstOrThrow(): Promise<{ readonly total: string }>
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).total)
}

/** Selects with each row how many there are of another query, which {@link everyRow} counts. */
export function totalOf(counting: Expression<unknown>) {
  return sql<string>`(${counting})`.as('total')
}

/** Adds a total of the whole list to each row of a page, by a subquery of one row. */
export function broughtAlong<Row>(summing: Expression<Row>) {
  return sql<Row>`(select to_json(brought) from (${summing}) as brought)`.as('brought')
}

/**
 * The length of a whole list: each row of a page carries it, and only for an empty page a second query counts it.
 * @param found the rows of the page
 * @param ask counts it
 */
export function countBrought(
  found: readonly { readonly total: string }[],
  ask: () => Promise<number>,
): () => Promise<number> {
  const [first] = found
  return first === undefined ? ask : async () => Number(first.total)
}
