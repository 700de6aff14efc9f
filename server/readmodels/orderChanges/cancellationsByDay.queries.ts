import { sql } from 'kysely'
import { OrderAction } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'

/** How many orders were cancelled on one local day, by whomever. */
export interface CancellationsOfDay {
  /** yyyy-mm-dd */
  readonly date: string
  readonly orders: number
}

/** Cancellations since a local day, by day. @param from yyyy-mm-dd */
export async function cancellationsByDay(db: Db, from: string): Promise<readonly CancellationsOfDay[]> {
  const rows = await db
    .selectFrom('order_change_sum')
    .select(({ fn }) => [sql<string>`date::text`.as('date'), fn.sum('changes').as('orders')])
    .where('date', '>=', from)
    .where('action', '=', OrderAction.Cancelled)
    .groupBy('date')
    .execute()
  return rows.map(({ date, orders }) => ({ date, orders: Number(orders) }))
}
