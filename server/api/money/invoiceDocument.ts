import { businessRules } from '../../../schema/rules/businessRules.ts'
import { type Language, Province } from '../../../schema/rules/enumerations.ts'
import { type InvoiceParty, partiesById } from '../../billing/invoiceParties.store.ts'
import type { Db } from '../../kernel/database.ts'
import type { Joins } from '../../kernel/joins.store.ts'
import { messageOf } from '../../kernel/texts.ts'
import { type Customer, customersById } from '../../people/customers.store.ts'
import type { TaxLine } from '../../points/events.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import { findPayment } from '../../readmodels/payments/payments.queries.ts'
import type { CreditNoteView, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import { pointsByPayment } from '../../readmodels/walletStatement/pointsOfPayment.queries.ts'
import type { PointEntryView } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { getOrThrow } from '../details/getOrThrow.ts'

/** One line of an invoice; the cents of all lines add up to the subtotal (decision G8). */
interface InvoiceLine {
  readonly id: string
  /** Reward points are free: 0 cents. */
  readonly isReward: boolean
  readonly points: number
  readonly cents: number
}

/** The figures of an invoice. They never change; credit notes refer to it (decisions G5-G10). */
export interface InvoiceDocument {
  readonly payment: PaymentView
  /** The recipient, as of the invoice. */
  readonly party: InvoiceParty
  readonly lines: readonly InvoiceLine[]
  /** The purchase, in the invoice's language. */
  readonly description: string
  /** The customer's own, or French for Quebec until they have chosen one (decision G10). */
  readonly language: Language
  /** The amount due, in cents; 0, because invoices are issued for received payments. */
  readonly due: number
  readonly creditNotes: readonly CreditNoteView[]
}

/** A customer's own invoice; undefined if it does not exist or belongs to another customer (decisions A2, K1). */
export async function invoiceDocument(
  { db, joins }: { readonly db: Db; readonly joins: Joins },
  of: { readonly userId: string; readonly paymentId: number },
): Promise<InvoiceDocument | undefined> {
  const payment = await findPayment(db, of)
  if (payment === undefined) return undefined
  const { invoiceNo, partyVersionId, total, cashRounding, paid } = payment
  const [party, entries, creditNotes, customer] = await Promise.all([
    joins.of(partiesById).load(partyVersionId),
    joins.of(pointsByPayment).load(`${of.userId} ${of.paymentId}`),
    joins.of(creditNotesByInvoice).load(invoiceNo),
    joins.of(customersById).load(of.userId),
  ])
  const issuedTo = getOrThrow(party, partyVersionId)
  const language = languageOf(customer, issuedTo)
  return {
    payment,
    party: issuedTo,
    lines: entries.map(lineOf),
    description: messageOf('INVOICE_SERVICE_POINTS', language),
    language,
    due: total + cashRounding - paid,
    creditNotes,
  }
}

function languageOf(customer: Customer | undefined, { province }: InvoiceParty): Language {
  if (province === Province.QC && !customer?.hasChosenLanguage) return 'fr'
  return customer?.language ?? 'en'
}

/** The number a tax is collected under: HST under the GST number (decision G5). */
export function registrationNo(name: TaxLine['name']): string {
  const { GST, QST } = businessRules.company.taxNumbers
  return name === 'QST' ? QST : GST
}

function lineOf({ id, isReward, amount }: PointEntryView): InvoiceLine {
  return { id, isReward, points: amount, cents: isReward ? 0 : amount }
}
