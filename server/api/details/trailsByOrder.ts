import { isUuidText, type Join, uuidIn } from '../../kernel/joins.store.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { instructionsByList } from '../../ordering/notes/instructions.store.ts'
import { adminsById } from '../../people/admins.store.ts'
import { customersById } from '../../people/customers.store.ts'
import { staffMembersByList } from '../../people/shownStaff.store.ts'
import { changesByOrder } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import { ordersById } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { crewsById } from '../../staffing/crews.store.ts'

const changes = 'from order_change where order_id = any($ids)'

/** Orders with their customers. */
export const ordersWithCustomers: Join<OrderView | undefined> = {
  ...ordersById,
  name: 'order_with_customer',
  leadsTo: [
    { join: customersById, ids: `select ${uuidIn('user_id')} from order_history where order_id = any($ids)` },
  ],
}

/** The changes of orders by the orders' ids, and with them everybody and everything that they name. */
export const trailsByOrder: Join<readonly OrderChangeView[]> = {
  ...changesByOrder,
  name: 'order_trail',
  leadsTo: [
    { join: adminsById, ids: `select ${uuidIn('actor_id')} ${changes} and role = 3` },
    {
      join: crewsById,
      ids: `select ${uuidIn(`"value" ->> 'groupId'`)} from (
        select unnest(array[old_value, new_value]) as "value" ${changes}) as around`,
    },
    {
      join: staffMembersByList,
      ids: `select string_agg(id, ',' order by place) filter (where ${isUuidText('id')}) from (
          select order_id, revision, staff.* from order_change
          cross join jsonb_array_elements_text(new_value -> 'staffIds') with ordinality as staff(id, place)
          where order_id = any($ids)) as named group by order_id, revision
        union select actor_id ${changes} and role = 2 and ${isUuidText('actor_id')}`,
    },
    { join: instructionsByList, ids: `select new_value ->> 'instructionsId' ${changes}` },
    {
      join: cancellationNotesByCommand,
      ids: `select ${uuidIn(`new_value ->> 'noteId'`)} ${changes}
        union select ${uuidIn('cancel_command_id')} from order_history where order_id = any($ids)`,
    },
  ],
}
