import DataLoader from 'dataloader'
import { findNotes } from '../billing/paymentNotes.store.ts'
import type { Db } from '../kernel/database.ts'
import { orderNosOf } from '../projections/orderHistory/orderNos.queries.ts'
import { type CreditNoteView, creditNotesOf } from '../projections/payments/payments.queries.ts'

/** What lists of points and payments join. */
export interface MoneyLoaders {
  /** By the invoice's number. */
  readonly creditNotes: DataLoader<string, readonly CreditNoteView[]>
  /** By the command that a payment or a credit note came from. */
  readonly paymentNote: DataLoader<string, string | undefined>
  /** By the order's id. */
  readonly orderNo: DataLoader<string, string | undefined>
}

export function createMoneyLoaders(db: Db): MoneyLoaders {
  return {
    creditNotes: new DataLoader(async (invoiceNos) => {
      const found = await creditNotesOf(db, invoiceNos)
      return invoiceNos.map((no) => found.get(no) ?? [])
    }),
    paymentNote: new DataLoader(async (commandIds) => {
      const found = await findNotes(db, commandIds)
      return commandIds.map((id) => found.get(id))
    }),
    orderNo: new DataLoader(async (orderIds) => {
      const found = await orderNosOf(db, orderIds)
      return orderIds.map((id) => found.get(id))
    }),
  }
}
