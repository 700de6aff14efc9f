import { sql } from 'kysely'

/** Selects how many rows a query has. */
export const everyRow = sql<string>`count(*)`.as('total')

/** The number that a query of {@link everyRow} gives. */
export async function counted(query: {
  executeTakeFirstOrThrow(): Promise<{ readonly total: string }>
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).total)
}
