import { paymentNotesByCommand } from '../../billing/paymentNotes.store.ts'
import { isUuidText, type Join, uuidIn } from '../../kernel/joins.store.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { instructionsByList } from '../../ordering/notes/instructions.store.ts'
import { adminsById } from '../../people/admins.store.ts'
import { customerNamesById, customersById } from '../../people/customers.store.ts'
import { staffMembersByList } from '../../people/shownStaff.store.ts'
import { changesByOrder } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import { ordersById } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import { paymentsByNumber } from '../../readmodels/payments/payments.queries.ts'
import type { CreditNoteView, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import { crewsById } from '../../staffing/crews.store.ts'

const changes = 'from order_change where order_id = any($ids)'

/** Orders with their customers. */
export const ordersWithCustomers: Join<OrderView | undefined> = {
  ...ordersById,
  name: 'order_with_customer',
  prefetches: [
    { join: customersById, ids: `select ${uuidIn('user_id')} from order_history where order_id = any($ids)` },
  ],
}

/** The changes of orders by the orders' ids, and with them everybody and everything that they name. */
export const trailsByOrder: Join<readonly OrderChangeView[]> = {
  ...changesByOrder,
  name: 'order_trail',
  prefetches: [
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

/** Credit notes by their invoices, with why they were issued. */
export const officeCreditNotes: Join<readonly CreditNoteView[]> = {
  ...creditNotesByInvoice,
  name: 'office_credit_notes',
  prefetches: [
    {
      join: paymentNotesByCommand,
      ids: `select ${uuidIn('command_id')} from credit_note where invoice_no = any($ids)`,
    },
  ],
}

const paid = `payment join unnest($ids) as asked
  on user_id = split_part(asked, ' ', 1) and payment_id = split_part(asked, ' ', 2)::integer`

/** Payments with all that the office sees of one, by the customer's id and the number, with a space between. */
export const officePayments: Join<PaymentView | undefined> = {
  ...paymentsByNumber,
  name: 'office_payment',
  prefetches: [
    { join: customerNamesById, ids: `select ${uuidIn('user_id')} from ${paid}` },
    { join: creditNotesByInvoice, ids: `select invoice_no from ${paid}` },
    { join: officeCreditNotes, ids: `select invoice_no from ${paid}` },
    {
      join: paymentNotesByCommand,
      ids: `select ${uuidIn('command_id')} from ${paid}
        union select ${uuidIn('note.command_id')} from credit_note note where invoice_no in (select invoice_no from ${paid})`,
    },
  ],
}
