import { type SqlBool, sql } from 'kysely'
import { OrderStatus, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { joinOf } from '../../kernel/joins.store.ts'
import { businessInstant } from '../../kernel/time.ts'
import type { ProjectionRunner } from '../engine/runner.ts'

const BOOK = { projections: ['orderHistory'] }

/** What staffing asks of the order book before crews change (decisions I3, D5), answered once it holds every order so far. */
export function openOrdersIn({
  db,
  store,
  projections,
}: {
  readonly db: Db
  readonly store: EventStore
  readonly projections: Pick<ProjectionRunner, 'waitFor'>
}) {
  const upToDate = async () => projections.waitFor(BOOK, await store.last())
  return {
    ofGroup: async (groupId: string) => ((await upToDate()) ? groupHasOpenOrders(db, groupId) : undefined),
    ofStaff: async (staffId: string) => ((await upToDate()) ? isAtWork(db, staffId) : undefined),
    async onDay(of: Parameters<typeof visitsOn>[1]) {
      await upToDate()
      return visitsOn(db, of)
    },
  }
}

/** Whether a crew has unfinished orders. */
async function groupHasOpenOrders(db: Db, groupId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_history')
    .select('order_id')
    .where('group_id', '=', groupId)
    .where('status', '<=', OrderStatus.InService)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The number of a crew's unfinished orders, by the crew's id. */
export const openJobsByGroup = joinOf<number>()({
  name: 'open_jobs',
  ids: 'text',
  sql: `select group_id as id, to_json(count(*)) as row from order_history
    where group_id = any($ids) and status <= ${OrderStatus.InService} group by group_id`,
  read: (count = 0) => count,
})

/** Whether somebody is on an order that is in service. */
async function isAtWork(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_history')
    .select('order_id')
    .where('status', '=', OrderStatus.InService)
    .where(sql<SqlBool>`staff_ids @> ${JSON.stringify([staffId])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Numbers of the visits still to come on a day, next first; months and seasons have no day of their own.
 * @param of.day yyyy-mm-dd on the business's calendar
 */
async function visitsOn(
  db: Db,
  of: {
    readonly day: string
    readonly catalog?: ServiceCatalog | undefined
    readonly groupId?: string | undefined
  },
): Promise<readonly string[]> {
  const day = Temporal.PlainDate.from(of.day)
  const catalogs = of.catalog === undefined ? Object.values(ServiceCatalog) : [of.catalog]
  const visits = db
    .selectFrom('order_listing as listed')
    .innerJoin('order_history', 'order_history.order_id', 'listed.order_id')
    .select('listed.order_no')
    .where('listed.booked_at', '>=', businessInstant(day).toString())
    .where('listed.booked_at', '<', businessInstant(day.add({ days: 1 })).toString())
    .where('listed.status', 'in', [OrderStatus.Pending, OrderStatus.Confirmed])
    .where('listed.catalog', 'in', catalogs)
    .where('order_history.period_type', '=', PeriodType.Day)
    .orderBy('listed.booked_at')
    .orderBy('listed.order_id')
  const ofCrew = of.groupId === undefined ? visits : visits.where('listed.group_id', '=', of.groupId)
  const found = await ofCrew.execute()
  return found.map(({ order_no }) => order_no)
}
