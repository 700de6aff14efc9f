import { randomInt } from 'node:crypto'
import type { ColumnType } from 'kysely'
import type { Db } from '../kernel/database.ts'

export interface OrderNumberTable {
  order_no: string
  order_id: string
  reserved_at: ColumnType<Date, string, never>
}

declare module '../kernel/database.ts' {
  interface Tables {
    order_number: OrderNumberTable
  }
}

/** Without letters and digits that look alike when read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const DRAWS = 20

/**
 * Reserves the number of an order: short, unique and not countable (decision D15). The same order always gets the same number.
 * @returns such as `K7M4-2QXP`
 */
export async function reserveOrderNo(db: Db, orderId: string, now: Temporal.Instant): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn = await db
      .insertInto('order_number')
      .values({ order_no: drawnNumber(), order_id: orderId, reserved_at: now.toString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_no')
      .executeTakeFirst()
    const reserved = drawn ?? (await numberOf(db, orderId))
    if (reserved !== undefined) return reserved.order_no
  }
  throw new Error(`no free order number in ${DRAWS} draws`)
}

/** The order behind a number as somebody typed it; undefined when there is none. */
export async function findOrderId(db: Db, orderNo: string): Promise<string | undefined> {
  if (!/^[\w-]{1,20}$/.test(orderNo)) return undefined
  const row = await db
    .selectFrom('order_number')
    .select('order_id')
    .where('order_no', '=', orderNo.toUpperCase())
    .executeTakeFirst()
  return row?.order_id
}

function numberOf(db: Db, orderId: string) {
  return db.selectFrom('order_number').select('order_no').where('order_id', '=', orderId).executeTakeFirst()
}

function drawnNumber(): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
