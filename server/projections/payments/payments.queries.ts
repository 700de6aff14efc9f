import { sql } from 'kysely'
import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { counted, everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { type Listing, type ListPage, type PageAsked, pageOf, pageStart } from '../../kernel/listCursor.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { TaxLine } from '../../points/events.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { CreditNoteRow } from './creditNotes.projection.ts'
import type { PaymentRow, PaymentSumRow } from './paymentRows.projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    payment: PaymentRow
    credit_note: CreditNoteRow
    payment_sum: PaymentSumRow
  }
}

/** The figures of an invoice or a credit note, in cents. */
export interface DocumentFigures {
  readonly subtotal: number
  readonly taxes: readonly TaxLine[]
  readonly tax: number
  readonly total: number
  /** What rounding to 5 cents added to cash or took from it. */
  readonly cashRounding: number
  /** What was collected, or given back: the total, in cash to 5 cents. */
  readonly paid: number
}

/** A payment with its invoice. */
export interface PaymentView extends DocumentFigures {
  readonly userId: string
  readonly paymentId: number
  readonly invoiceNo: string
  /** The name and address of the invoice. */
  readonly partyVersionId: string
  readonly method: PaymentMethod
  readonly province: Province
  readonly points: number
  /** Finds the office's comment. */
  readonly commandId: string
  readonly at: Temporal.Instant
}

/** A credit note over a part of a payment. */
export interface CreditNoteView extends DocumentFigures {
  readonly creditNoteNo: string
  readonly invoiceNo: string
  /** Finds the office's reason. */
  readonly commandId: string
  readonly at: Temporal.Instant
}

/** By payment, newest first. */
const listing: Listing<number> = {
  name: 'payments',
  place: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
}

/** The payments of a period, newest first, at most 1,000 (decision F8). */
export async function paymentHistory(
  db: Db,
  of: { readonly userId: string } & StatementPeriod,
): Promise<PaymentView[]> {
  const found = await ofPeriod(db, of)
    .select(asRow)
    .orderBy('payment_id', 'desc')
    .limit(businessRules.lists.historyCap)
    .execute()
  return found.map(({ row }) => paymentView(row))
}

/**
 * A page of one customer's payments, newest first.
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function paymentPage(
  db: Db,
  of: { readonly userId: string } & StatementPeriod & PageAsked,
): Promise<ListPage<PaymentView> | Rejection> {
  const start = pageStart(listing, of)
  if (isRejection(start)) return start
  const list = ofPeriod(db, of)
  const { after } = start
  const found = await (after === undefined ? list : list.where('payment_id', '<', after))
    .select(asRow)
    .orderBy('payment_id', 'desc')
    .limit(of.first + 1)
    .execute()
  const placed = found.map(({ row }) => ({ view: paymentView(row), place: row.payment_id }))
  return pageOf(listing, placed, { first: of.first, count: () => counted(list.select(everyRow)) })
}

/** How many payments a customer made: one invoice each. */
export async function paymentCount(db: Db, userId: string): Promise<number> {
  return counted(db.selectFrom('payment').where('user_id', '=', userId).select(everyRow))
}

/** The local years in which the customer paid, newest first (decision F7). */
export async function paymentYears(db: Db, userId: string): Promise<number[]> {
  const found = await db
    .selectFrom('payment')
    .select('year')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('year', 'desc')
    .execute()
  return found.map(({ year }) => year)
}

/** A customer's own payment; undefined for one that is absent or somebody else's alike (decisions A2, K1). */
export async function findPayment(
  db: Db,
  of: { readonly userId: string; readonly paymentId: number },
): Promise<PaymentView | undefined> {
  const found = await db
    .selectFrom('payment')
    .select(asRow)
    .where('user_id', '=', of.userId)
    .where('payment_id', '=', of.paymentId)
    .executeTakeFirst()
  return found && paymentView(found.row)
}

/** The credit notes of these invoices, oldest first; invoices without any are left out. */
export async function creditNotesOf(
  db: Db,
  invoiceNos: readonly string[],
): Promise<ReadonlyMap<string, readonly CreditNoteView[]>> {
  if (invoiceNos.length === 0) return new Map()
  const found = await db
    .selectFrom('credit_note')
    .select(sql<CreditNoteRow>`to_json(credit_note)`.as('row'))
    .where('invoice_no', 'in', [...new Set(invoiceNos)])
    .orderBy('at')
    .orderBy('credit_note_no')
    .execute()
  return Map.groupBy(
    found.map(({ row }) => creditNoteView(row)),
    ({ invoiceNo }) => invoiceNo,
  )
}

/** Rows as JSON, exactly as the projection folds them: the driver would make local midnights of dates. */
export const asRow = sql<PaymentRow>`to_json(payment)`.as('row')

/** A payment as readers see it. */
export function paymentView(row: PaymentRow): PaymentView {
  return {
    userId: row.user_id,
    paymentId: row.payment_id,
    invoiceNo: row.invoice_no,
    partyVersionId: row.party_id,
    method: row.method,
    province: row.province,
    points: row.points,
    ...figuresOf(row),
    commandId: row.command_id,
    at: Temporal.Instant.from(row.at),
  }
}

function creditNoteView(row: CreditNoteRow): CreditNoteView {
  return {
    creditNoteNo: row.credit_note_no,
    invoiceNo: row.invoice_no,
    ...figuresOf(row),
    commandId: row.command_id,
    at: Temporal.Instant.from(row.at),
  }
}

function figuresOf(
  row: Pick<PaymentRow, 'subtotal' | 'taxes' | 'tax' | 'total' | 'cash_rounding'>,
): DocumentFigures {
  const { subtotal, taxes, tax, total, cash_rounding: cashRounding } = row
  return { subtotal, taxes, tax, total, cashRounding, paid: total + cashRounding }
}

function ofPeriod(db: Db, of: { readonly userId: string } & StatementPeriod) {
  const { from, to } = dateBounds(of)
  return db
    .selectFrom('payment')
    .where('user_id', '=', of.userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
}
