import { describe, expect, it } from 'vitest'
import { type AuditedEvent, runAudits } from '../kernel/audit.ts'
import { happened } from '../testing/given.ts'
import { recharged } from '../testing/pointsStory.ts'
import { auditDocuments } from './invariants.ts'

const at = '2026-11-20T17:00:00Z'

function issued(invoiceNo: string, year = 2026): AuditedEvent {
  return { ...happened({ type: 'invoice.issued', data: { invoiceNo } }, at), stream: `invoices-${year}` }
}
function credited(creditNoteNo: string): AuditedEvent {
  const data = { creditNoteNo, invoiceNo: 'INV-2026-000001' }
  return { ...happened({ type: 'invoice.credited', data }, at), stream: 'creditnotes-2026' }
}
function payment(paymentId: number): AuditedEvent {
  return { ...recharged(100, at, paymentId), stream: 'wallet-user-1' }
}
function reversal(creditNoteNo: string): AuditedEvent {
  const data = { paymentId: 1, creditNoteNo, amount: 100 }
  return { ...happened({ type: 'points.recharge-reversed', data }, at), stream: 'wallet-user-1' }
}
const audit = (...events: AuditedEvent[]) => runAudits([auditDocuments()], events)[0]

describe('invariant 6', () => {
  it('holds for numbers without a gap, one for each payment', () => {
    const events = [payment(1), issued('INV-2026-000001'), payment(2), issued('INV-2026-000002')]
    const report = audit(...events, reversal('CN-2026-000001'), credited('CN-2026-000001'))
    expect(report).toMatchObject({ invariant: 6, checked: 6, violations: [] })
  })

  it.each([
    [
      'a gap',
      [payment(1), issued('INV-2026-000001'), payment(3), issued('INV-2026-000003')],
      ['invoices-2026: INV-2026-000003 stands where INV-2026-000002 belongs'],
    ],
    [
      'a number of another year',
      [payment(1), issued('INV-2026-000001', 2027)],
      ['invoices-2027: INV-2026-000001 stands where INV-2027-000001 belongs'],
    ],
    [
      'a payment without its invoice',
      [payment(1)],
      ['INV-2026-000001: issued 0 times, named by 1 entries of wallets'],
    ],
    [
      'an invoice without its payment',
      [issued('INV-2026-000001')],
      ['INV-2026-000001: issued 1 times, named by 0 entries of wallets'],
    ],
    [
      'a gap in credit notes',
      [reversal('CN-2026-000002'), credited('CN-2026-000002')],
      ['creditnotes-2026: CN-2026-000002 stands where CN-2026-000001 belongs'],
    ],
  ])('finds %s', (_, events, violations) => {
    expect(audit(...events)?.violations).toStrictEqual(violations)
  })
})
