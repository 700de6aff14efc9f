import { paymentNotesByCommand } from '../../billing/paymentNotes.store.ts'
import { type Join, type Joined, type Joins, uuidIn } from '../../kernel/joins.store.ts'
import { customerNamesById } from '../../people/customerNames.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { orderNosById } from '../../readmodels/orderHistory/orderNos.queries.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import { paymentsByNumber } from '../../readmodels/payments/payments.queries.ts'
import type { CreditNoteView, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import {
  type BalanceView,
  balancesByCustomer,
} from '../../readmodels/walletStatement/walletStatement.queries.ts'

/** What lists of points and payments join, and what customers hold. */
export interface MoneyLoaders {
  /** By customer. */
  readonly balance: Joined<BalanceView>
  /** Lifetime experience by customer. */
  readonly experience: Joined<number>
  /** By the customer's id and the payment's number, with a space between; all that the office sees with one comes along. */
  readonly officePayment: Joined<PaymentView | undefined>
  /** By the invoice's number. */
  readonly creditNotes: Joined<readonly CreditNoteView[]>
  /** The same, and why they were issued comes along. */
  readonly officeCreditNotes: Joined<readonly CreditNoteView[]>
  /** By the command that a payment or a credit note came from. */
  readonly paymentNote: Joined<string | undefined>
  /** By the order's id. */
  readonly orderNo: Joined<string | undefined>
}

export function createMoneyLoaders(joins: Joins): MoneyLoaders {
  return {
    balance: joins.of(balancesByCustomer),
    experience: joins.of(experienceByCustomer),
    officePayment: joins.of(officePayments),
    creditNotes: joins.of(creditNotesByInvoice),
    officeCreditNotes: joins.of(officeCreditNotes),
    paymentNote: joins.of(paymentNotesByCommand),
    orderNo: joins.of(orderNosById),
  }
}

const officeCreditNotes: Join<readonly CreditNoteView[]> = {
  ...creditNotesByInvoice,
  name: 'office_credit_notes',
  leadsTo: [
    {
      join: paymentNotesByCommand,
      ids: `select ${uuidIn('command_id')} from credit_note where invoice_no = any($ids)`,
    },
  ],
}

const paid = `payment join unnest($ids) as asked
  on user_id = split_part(asked, ' ', 1) and payment_id = split_part(asked, ' ', 2)::integer`

const officePayments: Join<PaymentView | undefined> = {
  ...paymentsByNumber,
  name: 'office_payment',
  leadsTo: [
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
