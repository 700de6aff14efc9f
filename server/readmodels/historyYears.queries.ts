import type { Db } from '../kernel/database.ts'

/** The local years of which a customer has entries in a table, newest first: items of a history's filter (decision F7). */
export async function yearsIn(
  db: Db,
  table: 'experience_entry' | 'payment' | 'point_entry',
  userId: string,
): Promise<number[]> {
  const found = await db
    .selectFrom(table)
    .select('year')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('year', 'desc')
    .execute()
  return found.map(({ year }) => year)
}
