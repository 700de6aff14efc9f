import { type Expression, type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import type { ListPage, PageAsked } from '../../kernel/pages.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { type OrderGroup, orderPage, orderRows } from './orderLists.queries.ts'
import { type OrderView, orderView } from './orderView.ts'

/** A crew member, and the crew they are in now. */
export interface CrewReader {
  readonly staffId: string
  /** A question for the crew's id, as a text. */
  readonly crew: Expression<string>
}

/**
 * What a crew member sees (decision I9): ongoing are the confirmed orders and those in service of their crew, and what they began
 * themselves before they left a crew, next visit first and months and seasons behind the visits; history is what their crew has behind it (statuses 3-5), newest placed first.
 * @param of.first how many at most: 1 to 1,000
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function listCrewOrders(
  db: Db,
  of: PageAsked & CrewReader & { readonly group: OrderGroup },
): Promise<ListPage<OrderView> | Rejection> {
  const list = db.selectFrom('order_history').where((row) => inList(row, of))
  const group = of.group === 'ongoing' ? 'crewOngoing' : of.group
  return orderPage(list, { group, first: of.first, after: of.after })
}

/** One of the orders that a crew member may see; undefined for one that is absent or another crew's alike (decisions A2, K1). */
export async function findCrewOrder(
  db: Db,
  of: CrewReader & ({ readonly orderNo: string } | { readonly orderId: string }),
): Promise<OrderView | undefined> {
  const [column, value] =
    'orderNo' in of ? (['order_no', of.orderNo.toUpperCase()] as const) : (['order_id', of.orderId] as const)
  if (!/^[\w-]{1,40}$/.test(value)) return undefined
  const found = await orderRows(db)
    .where(column, '=', value)
    .where((row) => row.or([ofGroup(row, of), isOnIt(of.staffId)]))
    .executeTakeFirst()
  return found && orderView(found.row)
}

/** How many visits of a crew on one day are not done yet, with those that began on a day before and still go on (decision I10). @param of.day yyyy-mm-dd */
export async function countCrewVisits(
  db: Db,
  of: Pick<CrewReader, 'crew'> & { readonly day: string },
): Promise<number> {
  const { total } = await db
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('group_id', '=', of.crew)
    .where('status', '<=', OrderStatus.InService)
    .where((row) =>
      row.or([
        sql<SqlBool>`booked_date = ${of.day}::date`,
        row.and([row('status', '=', OrderStatus.InService), row('period_type', '=', PeriodType.Day)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many visits of a crew on one day are done. @param of.day yyyy-mm-dd */
export async function countDoneCrewVisits(
  db: Db,
  of: Pick<CrewReader, 'crew'> & { readonly day: string },
): Promise<number> {
  const { total } = await db
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('group_id', '=', of.crew)
    .where('status', 'in', [OrderStatus.Completed, OrderStatus.Disputed])
    .where('period_type', '=', PeriodType.Day)
    .where(sql<SqlBool>`booked_date = ${of.day}::date`)
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

function ofGroup(row: Where, { crew }: CrewReader): Condition {
  return row('group_id', '=', crew)
}

/** Whether a person is among those who began the work. */
function isOnIt(staffId: string) {
  return sql<SqlBool>`staff_ids @> ${JSON.stringify([staffId])}::jsonb`
}
