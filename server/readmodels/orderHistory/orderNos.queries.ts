import { joinOf } from '../../kernel/joins.store.ts'

/** The numbers of orders by their ids. */
export const orderNosById = joinOf<string>()({
  name: 'order_no',
  ids: 'text',
  sql: `select order_id as id, to_json(order_no) as row from order_history where order_id = any($ids)`,
  read: (orderNo) => orderNo,
})
