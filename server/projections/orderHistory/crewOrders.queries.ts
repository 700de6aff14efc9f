import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { cursorOf, type OrderCursor, type OrderGroup, readCursor } from './orderCursor.ts'
import type { OrderHistoryRow } from './orderHistory.projection.ts'
import type { OrderPage } from './orderHistory.queries.ts'
import { type OrderView, orderView } from './orderView.ts'

/** A crew member, and the crew they are in now. */
export interface CrewReader {
  readonly staffId: string
  readonly groupId: string | undefined
}

/**
 * What a crew member sees (decision I9): ongoing are the confirmed orders and those in service of their crew, and what they began
 * themselves before they left a crew, next booking first; history is what their crew has behind it (statuses 3-5), newest placed first.
 * @param of.first how many at most: 1 to 1,000
 * @param of.after the cursor of the last order already seen
 * @returns a rejection FIELD_INVALID for a count or a cursor that is none
 */
export async function listCrewOrders(
  db: Db,
  of: CrewReader & {
    readonly group: OrderGroup
    readonly first: number
    readonly after?: string | undefined
  },
): Promise<OrderPage | Rejection> {
  const after = of.after === undefined ? undefined : readCursor(of.group, of.after)
  if (isRejection(after)) return after
  if (!Number.isInteger(of.first) || of.first < 1 || of.first > businessRules.lists.historyCap)
    return reject('FIELD_INVALID', { field: 'first' })
  const list = rows(db).where((row) => inList(row, of))
  const [found, { total }] = await Promise.all([
    ordered(after ? list.where(isAfter(of.group, after)) : list, of.group)
      .limit(of.first + 1)
      .execute(),
    db
      .selectFrom('order_history')
      .select(({ fn }) => fn.countAll().as('total'))
      .where((row) => inList(row, of))
      .executeTakeFirstOrThrow(),
  ])
  const nodes = found.slice(0, of.first).map(({ row }) => orderView(row))
  return {
    nodes,
    cursors: nodes.map((node) => cursorOf(of.group, node)),
    hasNextPage: found.length > of.first,
    totalCount: Number(total),
  }
}

/** One of the orders that a crew member may see; undefined for one that is absent or another crew's alike (decisions A2, K1). */
export async function findCrewOrder(
  db: Db,
  of: CrewReader & ({ readonly orderNo: string } | { readonly orderId: string }),
): Promise<OrderView | undefined> {
  const [column, value] =
    'orderNo' in of ? (['order_no', of.orderNo] as const) : (['order_id', of.orderId] as const)
  if (!/^[\w-]{1,40}$/.test(value)) return undefined
  const found = await rows(db)
    .where(column, '=', value)
    .where((row) => row.or([ofGroup(row, of), isOnIt(of.staffId)]))
    .executeTakeFirst()
  return found && orderView(found.row)
}

/** How many visits of a crew on one day are not done yet (decision I10). @param of.day yyyy-mm-dd */
export async function countCrewVisits(
  db: Db,
  of: { readonly groupId: string; readonly day: string },
): Promise<number> {
  const { total } = await db
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('group_id', '=', of.groupId)
    .where('status', '<=', OrderStatus.InService)
    .where(sql<boolean>`booked_date = ${of.day}::date`)
    .executeTakeFirstOrThrow()
  return Number(total)
}

type Where = ExpressionBuilder<Tables, 'order_history'>
type Condition = ExpressionWrapper<Tables, 'order_history', SqlBool>

function inList(row: Where, of: CrewReader & { readonly group: OrderGroup }): Condition {
  if (of.group === 'history') return row.and([ofGroup(row, of), row('status', '>', OrderStatus.InService)])
  return row.or([
    row.and([ofGroup(row, of), row('status', '<=', OrderStatus.InService)]),
    row.and([row('status', '=', OrderStatus.InService), isOnIt(of.staffId)]),
  ])
}

function ofGroup(row: Where, { groupId }: CrewReader): Condition {
  return row('group_id', '=', groupId ?? null)
}

/** Whether somebody is among those who began the work. */
function isOnIt(staffId: string) {
  return sql<SqlBool>`staff_ids @> ${JSON.stringify([staffId])}::jsonb`
}

/** Rows as JSON, exactly as the projection folds them: the driver would make local midnights of dates. */
function rows(db: Db) {
  return db.selectFrom('order_history').select(sql<OrderHistoryRow>`to_jsonb(order_history)`.as('row'))
}

function ordered(list: ReturnType<typeof rows>, group: OrderGroup) {
  return group === 'ongoing'
    ? list.orderBy('booked_at').orderBy('order_id')
    : list.orderBy('placed_at', 'desc').orderBy('order_id', 'desc')
}

function isAfter(group: OrderGroup, { at, orderId }: OrderCursor) {
  return ({ eb, refTuple, tuple }: Where) =>
    group === 'ongoing'
      ? eb(refTuple('booked_at', 'order_id'), '>', tuple(at, orderId))
      : eb(refTuple('placed_at', 'order_id'), '<', tuple(at, orderId))
}
