import { describe, expect, it } from 'vitest'
import { happened } from '../../testing/given.ts'
import { recharged, recovered } from '../../testing/pointsStory.ts'
import { type AuditedEvent, runAudits } from './audit.ts'
import { auditDocuments } from './invariantsOfDocuments.ts'

const at = '2026-11-20T17:00:00Z'

function issued(invoiceNo: string, year = 2026): AuditedEvent {
  const data = { invoiceNo, subtotal: 100, tax: 5, total: 105 }
  return { ...happened({ type: 'invoice.issued', data }, at), stream: `invoices-${year}` }
}
function credited(creditNoteNo: string, subtotal = 100, tax = 5): AuditedEvent {
  const data = { creditNoteNo, invoiceNo: 'INV-2026-000001', subtotal, tax, total: subtotal + tax }
  return { ...happened({ type: 'invoice.credited', data }, at), stream: 'creditnotes-2026' }
}
function payment(paymentId: number): AuditedEvent {
  return { ...recharged(100, at, paymentId), stream: 'wallet-user-1' }
}
function reversal(creditNoteNo: string, amount = 100): AuditedEvent {
  const data = { paymentId: 1, creditNoteNo, amount, rewardAmount: 0, rewardOwed: 0 }
  return { ...happened({ type: 'points.recharge-reversed', data }, at), stream: 'wallet-user-1' }
}
const audit = (...events: AuditedEvent[]) => runAudits([auditDocuments()], events)[0]

describe('invariant 6', () => {
  it('holds for numbers without a gap, one for each payment', () => {
    const events = [payment(1), issued('INV-2026-000001'), payment(2), issued('INV-2026-000002')]
    const report = audit(...events, reversal('CN-2026-000001'), credited('CN-2026-000001'))
    // three documents in their places, three named once each, three figures of one credited invoice, one credit note like its reversal
    expect(report).toMatchObject({ invariant: 6, checked: 10, violations: [] })
  })

  it('holds for two notes that give back a whole invoice in parts', () => {
    const parts = [
      ...[reversal('CN-2026-000001', 30), credited('CN-2026-000001', 30, 2)],
      ...[reversal('CN-2026-000002', 70), credited('CN-2026-000002', 70, 3)],
    ]
    expect(audit(payment(1), issued('INV-2026-000001'), ...parts)?.violations).toEqual([])
  })

  it('holds for a note without tax, and for what pays later for the bonus of its payment', () => {
    const later: AuditedEvent = { ...recovered(50), stream: 'wallet-user-1' }
    const events = [payment(1), issued('INV-2026-000001'), reversal('CN-2026-000001')]
    expect(audit(...events, credited('CN-2026-000001', 100, 0), later)?.violations).toEqual([])
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
      [payment(1), issued('INV-2026-000001'), reversal('CN-2026-000002'), credited('CN-2026-000002')],
      ['creditnotes-2026: CN-2026-000002 stands where CN-2026-000001 belongs'],
    ],
    [
      'a credit note over more tax than was invoiced',
      [payment(1), issued('INV-2026-000001'), reversal('CN-2026-000001'), credited('CN-2026-000001', 100, 6)],
      [
        'INV-2026-000001: 6 cents of 5 tax were credited',
        'INV-2026-000001: 106 cents of 105 total were credited',
      ],
    ],
    [
      'a credit note over less than nothing',
      [
        payment(1),
        issued('INV-2026-000001'),
        reversal('CN-2026-000001'),
        credited('CN-2026-000001', 100, -5),
      ],
      ['INV-2026-000001: -5 cents of 5 tax were credited'],
    ],
    [
      'a credit note without an invoice',
      [reversal('CN-2026-000001'), credited('CN-2026-000001', 100, 0)],
      [
        'INV-2026-000001: 100 cents of 0 subtotal were credited',
        'INV-2026-000001: 100 cents of 0 total were credited',
      ],
    ],
    [
      'a credit note over other points than were taken back',
      [payment(1), issued('INV-2026-000001'), reversal('CN-2026-000001', 99), credited('CN-2026-000001')],
      ['CN-2026-000001: differs by 1 from the points that were taken back'],
    ],
  ])('finds %s', (_, events, violations) => {
    expect(audit(...events)?.violations).toStrictEqual(violations)
  })
})
