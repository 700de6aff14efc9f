import { type Language, provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { lookupLabel } from '../../kernel/lookups.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { PaymentView } from '../../readmodels/payments/paymentViews.ts'
import type { TaxReportRow } from '../../readmodels/payments/taxReport.queries.ts'
import type { LedgerEntryView } from '../../readmodels/walletStatement/ledger.queries.ts'
import { createLoaders, type Loaders, type LoadersSource } from '../details/loaders.ts'
import type { Line } from './csvFile.ts'
import { exportWord } from './exportWords.ts'

/** The columns of the exported ledger. */
export const ledgerColumns = [
  'at',
  'customer.userNo',
  'customer.firstName',
  'customer.lastName',
  'ledger.kind',
  'ledger.bucket',
  'ledger.points',
  'role',
  'order.orderNo',
  'ledger.paymentId',
] as const

/** The columns of exported payments. */
export const paymentColumns = [
  'payment.paidAt',
  'payment.invoiceNo',
  'customer.userNo',
  'customer.firstName',
  'customer.lastName',
  'payment.method',
  'province',
  'payment.points',
  'payment.subtotal',
  'payment.gst',
  'payment.hst',
  'payment.qst',
  'payment.total',
  'payment.cashRounding',
  'payment.paid',
  'payment.credited',
  'payment.creditNotes',
  'payment.comment',
] as const

/** The columns of exported tax. */
export const taxColumns = [
  'province',
  'tax.name',
  'tax.rate',
  'tax.invoicedOn',
  'tax.invoiced',
  'tax.creditedOn',
  'tax.credited',
  'tax.netOn',
  'tax.net',
] as const

type LedgerLine = Line<(typeof ledgerColumns)[number]>
type PaymentLine = Line<(typeof paymentColumns)[number]>

/** Movements of points as lines; what went out is below zero. */
export function ledgerLines(
  source: LoadersSource,
  entries: readonly LedgerEntryView[],
  language: Language,
): Promise<readonly LedgerLine[]> {
  const loaders = createLoaders(source)
  return Promise.all(
    entries.map(async ({ at, userId, kind, isReward, amount, paymentId, role, orderId }) => {
      const [customer, orderNo] = await Promise.all([
        customerCells(loaders, userId),
        orderId && loaders.orderNo.load(orderId),
      ])
      return {
        at: toOffsetString(at),
        ...customer,
        'ledger.kind': exportWord(`kind.${kind}`, language),
        'ledger.bucket': exportWord(isReward ? 'bucket.reward' : 'bucket.paid', language),
        'ledger.points': paymentId === 0 ? -amount : amount,
        role: lookupLabel('roles', role, language),
        'order.orderNo': orderNo,
        // only a recharge's is the number of a payment (decision F3)
        'ledger.paymentId': paymentId > 0 ? paymentId : null,
      }
    }),
  )
}

/** Payments as lines, with what went back of them. */
export function paymentLines(
  source: LoadersSource,
  payments: readonly PaymentView[],
  language: Language,
): Promise<readonly PaymentLine[]> {
  const loaders = createLoaders(source)
  return Promise.all(
    payments.map(async (payment) => {
      const [customer, credits, comment] = await Promise.all([
        customerCells(loaders, payment.userId),
        creditCells(loaders, payment.invoiceNo),
        loaders.paymentNote.load(payment.commandId),
      ])
      return {
        'payment.paidAt': toOffsetString(payment.at),
        'payment.invoiceNo': payment.invoiceNo,
        ...customer,
        'payment.method': lookupLabel('paymentMethods', payment.method, language),
        province: provinceCodeOf(payment.province),
        'payment.points': payment.points,
        ...moneyCells(payment),
        ...credits,
        'payment.comment': comment,
      }
    }),
  )
}

/** One tax of one province at one rate a line. */
export function taxLine(row: TaxReportRow): Line<(typeof taxColumns)[number]> {
  return {
    province: provinceCodeOf(row.province),
    'tax.name': row.name,
    'tax.rate': row.rateMilli / 1000,
    'tax.invoicedOn': dollars(row.invoicedOn),
    'tax.invoiced': dollars(row.invoiced),
    'tax.creditedOn': dollars(row.creditedOn),
    'tax.credited': dollars(row.credited),
    'tax.netOn': dollars(row.invoicedOn - row.creditedOn),
    'tax.net': dollars(row.invoiced - row.credited),
  }
}

async function customerCells({ customerName }: Loaders, userId: string) {
  const customer = await customerName.load(userId)
  return {
    'customer.userNo': customer?.userNo,
    'customer.firstName': customer?.firstName,
    'customer.lastName': customer?.lastName,
  }
}

function moneyCells({ subtotal, taxes, total, cashRounding, paid }: PaymentView) {
  const taxOf = (name: string) => {
    const line = taxes.find((tax) => tax.name === name)
    return line && dollars(line.cents)
  }
  return {
    'payment.subtotal': dollars(subtotal),
    'payment.gst': taxOf('GST'),
    'payment.hst': taxOf('HST'),
    'payment.qst': taxOf('QST'),
    'payment.total': dollars(total),
    'payment.cashRounding': dollars(cashRounding),
    'payment.paid': dollars(paid),
  }
}

async function creditCells({ creditNotes }: Loaders, invoiceNo: string) {
  const notes = await creditNotes.load(invoiceNo)
  return {
    'payment.credited': dollars(notes.reduce((sum, { paid }) => sum + paid, 0)),
    'payment.creditNotes': notes.map(({ creditNoteNo }) => creditNoteNo).join('; '),
  }
}

/** Dollars with two decimals. */
function dollars(cents: number): bigint {
  return BigInt(cents)
}
