import { paymentNotesByCommand } from '../../billing/paymentNotes.store.ts'
import { idIn, type Join, type Joined, type Joins } from '../../kernel/joins.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { orderNosById } from '../../readmodels/orderHistory/orderNos.queries.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import type { CreditNoteView } from '../../readmodels/payments/paymentViews.ts'
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
      ids: `select ${idIn('command_id')} from credit_note where invoice_no = any($ids)`,
    },
  ],
}
