import {
  OrderStatus,
  PeriodType,
  type ServiceCatalog,
  type Slot,
} from '../../../schema/rules/enumerations.ts'
import { joinOf } from '../../kernel/joins.store.ts'
import { instantBounds } from '../statementPeriod.ts'

/** A visit that a crew has. */
interface CrewVisitRow {
  readonly orderId: string
  readonly groupId: string
  readonly catalog: ServiceCatalog
  readonly slot: Slot
  /** As priced. */
  readonly minutes: number
}

/** The key of a local day among crews' visits. @param date yyyy-mm-dd */
export function crewDay(date: string): string {
  const day = Temporal.PlainDate.from(date)
  const { from, before } = instantBounds({ from: day, to: day })
  return `${from} ${before}`
}

/** What the crews have on a local day, by its key: visits that have a crew and were not cancelled. */
export const crewVisitsByDay = joinOf<readonly CrewVisitRow[]>()({
  name: 'crew_visits',
  ids: 'text',
  // day by day, so that each is one walk along the index
  sql: `select asked as id, coalesce((
      select json_agg(json_build_object('orderId', order_id, 'groupId', group_id, 'catalog', catalog, 'slot', slot,
        'minutes', minutes))
      from order_history
      where booked_at >= split_part(asked, ' ', 1)::timestamptz and booked_at < split_part(asked, ' ', 2)::timestamptz
        and group_id is not null and status <> ${OrderStatus.Cancelled} and period_type = ${PeriodType.Day}
    ), '[]') as row from unnest($ids) as asked`,
  read: (rows = []) => rows,
})

/** The crew of a customer's last visit of each catalog, by the customer's id. */
export const lastCrewsByCustomer = joinOf<
  readonly { readonly catalog: ServiceCatalog; readonly groupId: string }[]
>()({
  name: 'last_crews',
  ids: 'text',
  sql: `select id, json_agg(json_build_object('catalog', catalog, 'groupId', group_id)) as row from (
      select distinct on (user_id, catalog) user_id as id, catalog, group_id from order_listing
      where user_id = any($ids) and group_id is not null and status <> ${OrderStatus.Cancelled}
      order by user_id, catalog, booked_at desc) as last group by id`,
  read: (rows = []) => rows,
})
