import type { BillingEvent } from '../../billing/events.ts'
import type { WalletEvent } from '../../points/events.ts'
import { type AuditedEvent, entryOf, idIn, type Tally } from './audit.ts'

const figures = ['subtotal', 'tax', 'total'] as const
type Figures = Record<(typeof figures)[number], number>

/** Compares credit notes with invoices and with the wallets' reversals. */
export interface CreditBooks {
  see(event: AuditedEvent): void
  check(tally: Tally): void
}

/**
 * The amounts of invariant 6: no figure of credit notes exceeds their invoice's, and each has as many cents before tax as points left the
 * wallet (decision F11).
 */
export function createCreditBooks(): CreditBooks {
  const invoiced = new Map<string, Figures>()
  const credited = new Map<string, Figures>()
  const differences = new Map<string, { cents: number }>()
  const differenceOf = (no: string) => entryOf(differences, no, () => ({ cents: 0 }))
  return {
    see: (event) => {
      const wallet = reversalIn(event)
      if (wallet) differenceOf(wallet.creditNoteNo).cents -= wallet.amount
      const document = documentIn(event)
      if (document?.type === 'invoice.issued') invoiced.set(document.data.invoiceNo, document.data)
      if (document?.type !== 'invoice.credited') return
      differenceOf(document.data.creditNoteNo).cents += document.data.subtotal
      const sums = entryOf(credited, document.data.invoiceNo, () => ({ subtotal: 0, tax: 0, total: 0 }))
      for (const figure of figures) sums[figure] += document.data[figure]
    },
    check: (tally) => {
      for (const [no, sums] of credited) checkSums(tally, no, { sums, most: invoiced.get(no) })
      for (const [no, { cents }] of differences)
        tally.check(cents === 0, () => `${no}: differs by ${cents} from the points that were taken back`)
    },
  }
}

function checkSums(
  tally: Tally,
  invoiceNo: string,
  { sums, most }: { readonly sums: Figures; readonly most: Figures | undefined },
): void {
  for (const figure of figures)
    tally.check(
      sums[figure] >= 0 && sums[figure] <= (most?.[figure] ?? 0),
      () => `${invoiceNo}: ${sums[figure]} cents of ${most?.[figure] ?? 0} ${figure} were credited`,
    )
}

function reversalIn(event: AuditedEvent) {
  if (idIn('wallet', event.stream) === undefined) return undefined
  const entry = event as AuditedEvent & WalletEvent
  return entry.type === 'points.recharge-reversed' ? entry.data : undefined
}

function documentIn(event: AuditedEvent): BillingEvent | undefined {
  const isDocument =
    idIn('invoices', event.stream) !== undefined || idIn('creditnotes', event.stream) !== undefined
  return isDocument ? (event as AuditedEvent & BillingEvent) : undefined
}
