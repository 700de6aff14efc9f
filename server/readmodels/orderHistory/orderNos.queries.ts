import { joinOf } from '../../kernel/joins.store.ts'

/** The numbers of orders by their ids. */
export const orderNosById = joinOf<string>()({
  name: 'order_no',
  ids: 'text',
  sql: `select order_id as id, to_json(order_no) as row from order_history where order_id = any($ids)`,
  read: (orderNo) => orderNo,
})

/** Which service orders were placed for, and when, by their ids. */
export const orderedServicesById = joinOf<{ readonly service_id: string; readonly placed_at: string }>()({
  name: 'ordered_service',
  ids: 'text',
  sql: `select order_id as id, json_build_object('service_id', service_id, 'placed_at', placed_at) as row
    from order_history where order_id = any($ids)`,
  read: (row) => row && { serviceId: row.service_id, placedAt: Temporal.Instant.from(row.placed_at) },
})
