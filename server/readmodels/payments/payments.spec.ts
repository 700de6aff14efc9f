import { describe, expect, it } from 'vitest'
import type { InvoiceCredited } from '../../billing/events.ts'
import type { WalletEvent } from '../../points/events.ts'
import { foldAll } from '../testing/foldAll.ts'
import { pointsRecharged, story } from '../testing/happened.ts'
import { payments } from './payments.projection.ts'

const gst = { name: 'GST', rateMilli: 5_000 } as const
const qst = { name: 'QST', rateMilli: 9_975 } as const

/** 100.01 in cash in Quebec: 5.00 and 9.98, together 114.99, collected 115.00. */
const paid = pointsRecharged({
  points: 10_001,
  subtotal: 10_001,
  taxes: [
    { ...gst, cents: 500 },
    { ...qst, cents: 998 },
  ],
  total: 11_499,
  cashRounding: 1,
  method: 1,
  province: 9,
})
const wallet = story<WalletEvent>(
  'wallet-ana',
  [paid, { at: '2027-01-01T05:59:00Z', role: 3 }],
  [{ type: 'points.rewarded', data: { grantId: 'g1', amount: 1_000, paymentId: 1 } }, { role: 3 }],
)

/** 33.33 of it back. */
const credited: InvoiceCredited = {
  type: 'invoice.credited',
  data: {
    creditNoteNo: 'CN-2027-000001',
    invoiceNo: 'INV-2026-000001',
    userId: 'ana',
    paymentId: 1,
    subtotal: 3_333,
    tax: 499,
    total: 3_832,
    details: {
      taxes: [
        { ...gst, cents: 167 },
        { ...qst, cents: 332 },
      ],
      cashRounding: -2,
      method: 1,
      province: 9,
    },
  },
}
const notes = story('creditnotes-2027', [credited, { at: '2027-02-01T18:00:00Z', role: 3 }])

describe('payments', () => {
  it('are kept as they were invoiced, in the local year of the payment', () => {
    expect(foldAll(payments, 'payment', [...wallet, ...notes])).toEqual([
      {
        user_id: 'ana',
        payment_id: 1,
        invoice_no: 'INV-2026-000001',
        party_id: 'party-1',
        method: 1,
        province: 9,
        points: 10_001,
        subtotal: 10_001,
        taxes: paid.data.taxes,
        tax: 1_498,
        total: 11_499,
        cash_rounding: 1,
        command_id: 'c1',
        at: '2027-01-01T05:59:00Z',
        date: '2026-12-31',
        year: 2026,
      },
    ])
  })

  it('have credit notes with figures of their own', () => {
    expect(foldAll(payments, 'credit_note', [...wallet, ...notes])).toEqual([
      expect.objectContaining({
        credit_note_no: 'CN-2027-000001',
        invoice_no: 'INV-2026-000001',
        user_id: 'ana',
        payment_id: 1,
        subtotal: 3_333,
        taxes: credited.data.details.taxes,
        method: 1,
        province: 9,
        tax: 499,
        total: 3_832,
        cash_rounding: -2,
        command_id: 'c1',
        date: '2027-02-01',
      }),
    ])
  })

  it('count their taxes up, and credit notes count them down', () => {
    const line = (document_no: string, name: string, taxable: number, cents: number) => ({
      document_no,
      is_credit: taxable < 0,
      province: 9,
      name,
      rate_milli: name === 'GST' ? 5_000 : 9_975,
      taxable,
      cents,
      at: taxable < 0 ? '2027-02-01T18:00:00Z' : '2027-01-01T05:59:00Z',
      date: taxable < 0 ? '2027-02-01' : '2026-12-31',
    })
    expect(foldAll(payments, 'tax_entry', [...wallet, ...notes])).toEqual([
      line('INV-2026-000001', 'GST', 10_001, 500),
      line('INV-2026-000001', 'QST', 10_001, 998),
      line('CN-2027-000001', 'GST', -3_333, -167),
      line('CN-2027-000001', 'QST', -3_333, -332),
    ])
  })
})

it('payments are summed by the local day, the method and the province', () => {
  expect(foldAll(payments, 'payment_sum', [...wallet, ...notes])).toEqual([
    {
      date: '2026-12-31',
      method: 1,
      province: 9,
      payments: 1,
      subtotal: 10_001,
      tax: 1_498,
      total: 11_499,
      cash_rounding: 1,
    },
  ])
})
