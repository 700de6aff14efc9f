import type DataLoader from 'dataloader'
import { findNotes } from '../../billing/paymentNotes.store.ts'
import type { Db } from '../../kernel/database.ts'
import { experiencesOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { orderNosOf } from '../../readmodels/orderHistory/orderNos.queries.ts'
import { creditNotesOf } from '../../readmodels/payments/creditNotes.queries.ts'
import type { CreditNoteView } from '../../readmodels/payments/paymentViews.ts'
import {
  type BalanceView,
  balancesOf,
  NOTHING,
} from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { answerById } from './joining.ts'

/** What lists of points and payments join, and what customers hold. */
export interface MoneyLoaders {
  /** By customer. */
  readonly balance: DataLoader<string, BalanceView>
  /** Lifetime experience by customer. */
  readonly experience: DataLoader<string, number>
  /** By the invoice's number. */
  readonly creditNotes: DataLoader<string, readonly CreditNoteView[]>
  /** By the command that a payment or a credit note came from. */
  readonly paymentNote: DataLoader<string, string | undefined>
  /** By the order's id. */
  readonly orderNo: DataLoader<string, string | undefined>
}

export function createMoneyLoaders(db: Db): MoneyLoaders {
  return {
    balance: answerById((ids) => balancesOf(db, ids), NOTHING),
    experience: answerById((ids) => experiencesOf(db, ids), 0),
    creditNotes: answerById((invoiceNos) => creditNotesOf(db, invoiceNos), []),
    paymentNote: answerById((commandIds) => findNotes(db, commandIds), undefined),
    orderNo: answerById((orderIds) => orderNosOf(db, orderIds), undefined),
  }
}
