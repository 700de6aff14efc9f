import { joinOf } from '../../kernel/joins.store.ts'
import type { PointEntryRow } from './walletStatement.projection.ts'
import { entryView, type PointEntryView } from './walletStatement.queries.ts'

/**
 * What payments credited: the points paid for, then the reward that came with them. By the customer's id and the payment's number, with a
 * space between; a payment's number is its revision + 1, and its reward is the next event (decision K3).
 */
export const pointsByPayment = joinOf<readonly PointEntryRow[]>()({
  name: 'points_of_payment',
  ids: 'text',
  sql: `select asked as id, json_agg(point_entry order by revision) as row
    from (select asked, split_part(asked, ' ', 1) as customer, split_part(asked, ' ', 2)::integer as no from unnest($ids) as asked) as payments
    join point_entry on user_id = customer and revision between no - 1 and no and payment_id = no group by asked`,
  read: (rows = []): readonly PointEntryView[] => rows.map(entryView),
})
