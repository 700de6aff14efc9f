import type { BillingEvent } from '../../billing/events.ts'
import { documentNo } from '../../billing/invoiceBook.ts'
import type { WalletEvent } from '../../points/events.ts'
import { type Audit, type AuditedEvent, createTally, entryOf, idIn } from './audit.ts'
import { createCreditBooks } from './invariantsOfCredits.ts'

/**
 * Invariant 6: the numbers of a year's invoices are 1..n without a gap, and so are credit notes'; every recharge has its invoice and every
 * reversal its credit note, once. Credit notes match the wallets' reversals and never exceed their invoices.
 */
export function auditDocuments(): Audit {
  const tally = createTally(
    6,
    'invoices and credit notes of a year are numbered without a gap, one for each payment',
  )
  const counts = new Map<string, { issued: number }>()
  const issued = new Map<string, number>()
  const named = new Map<string, number>()
  const credits = createCreditBooks()
  return {
    see: (event) => {
      credits.see(event)
      const no = issuedNo(event)
      if (no !== undefined) {
        const count = entryOf(counts, event.stream, () => ({ issued: 0 }))
        count.issued += 1
        const expected = expectedNo(event.stream, count.issued)
        tally.check(no === expected, () => `${event.stream}: ${no} stands where ${expected} belongs`)
        issued.set(no, (issued.get(no) ?? 0) + 1)
      }
      const wanted = namedNo(event)
      if (wanted !== undefined) named.set(wanted, (named.get(wanted) ?? 0) + 1)
    },
    report: () => {
      for (const no of new Set([...issued.keys(), ...named.keys()])) {
        const [documents, payments] = [issued.get(no) ?? 0, named.get(no) ?? 0]
        tally.check(
          documents === 1 && payments === 1,
          () => `${no}: issued ${documents} times, named by ${payments} entries of wallets`,
        )
      }
      credits.check(tally)
      return tally.report()
    },
  }
}

function issuedNo(event: AuditedEvent): string | undefined {
  if (idIn('invoices', event.stream) === undefined && idIn('creditnotes', event.stream) === undefined)
    return undefined
  const document = event as AuditedEvent & BillingEvent
  return document.type === 'invoice.issued' ? document.data.invoiceNo : document.data.creditNoteNo
}

function expectedNo(stream: string, place: number): string {
  const invoices = idIn('invoices', stream)
  const year = Number(invoices ?? idIn('creditnotes', stream))
  return documentNo(invoices === undefined ? 'CN' : 'INV', year, place)
}

function namedNo(event: AuditedEvent): string | undefined {
  if (idIn('wallet', event.stream) === undefined) return undefined
  const entry = event as AuditedEvent & WalletEvent
  if (entry.type === 'points.recharged') return entry.data.invoiceNo
  return entry.type === 'points.recharge-reversed' ? entry.data.creditNoteNo : undefined
}
