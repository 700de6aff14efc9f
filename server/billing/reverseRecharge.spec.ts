import { describe, expect, it } from 'vitest'
import { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { foldAll } from '../kernel/fold.ts'
import { isRejection } from '../kernel/rejection.ts'
import { walletFold } from '../points/walletFold.ts'
import { given, happened } from '../testing/given.ts'
import { recharged, spent } from '../testing/pointsStory.ts'
import { invoiceBookFold } from './invoiceBook.ts'
import { reverseRecharge } from './reverseRecharge.ts'

const intent = { userId: 'user-1', paymentId: 1, at: Temporal.Instant.from('2026-11-20T17:00:00Z') }
const earlierNote = happened(
  {
    type: 'invoice.credited',
    data: {
      creditNoteNo: 'CN-2026-000001',
      invoiceNo: 'INV-2026-000009',
      userId: 'user-2',
      paymentId: 3,
      subtotal: 100,
      tax: 5,
      total: 105,
      details: {
        taxes: [{ name: 'GST', rateMilli: 5_000, cents: 5 }],
        cashRounding: 0,
        method: 1,
        province: 1,
      },
    },
  } as const,
  '2026-03-01T17:00:00Z',
)

describe('reversing a recharge', () => {
  // 200.00 + 5 % = 210.00 in Alberta; 50.00 of it were spent; 150.00 go back with 7.50 of tax
  it('takes the unspent part back and issues the next credit note with its own tax: 150.00 + 7.50', () => {
    given(walletFold, [recharged(20_000), spent('order-1', { points: 5_000, rewardPoints: 0 })])
      .and(invoiceBookFold, [earlierNote])
      .when((wallet, book) => reverseRecharge({ wallet, book }, intent))
      .expectEvents([
        {
          stream: 'wallet-user-1',
          event: {
            type: 'points.recharge-reversed',
            data: {
              paymentId: 1,
              creditNoteNo: 'CN-2026-000002',
              amount: 15_000,
              rewardAmount: 0,
              rewardOwed: 0,
            },
          },
        },
        {
          stream: 'creditnotes-2026',
          event: {
            type: 'invoice.credited',
            data: {
              creditNoteNo: 'CN-2026-000002',
              invoiceNo: 'INV-2026-000001',
              userId: 'user-1',
              paymentId: 1,
              subtotal: 15_000,
              tax: 750,
              total: 15_750,
              details: {
                taxes: [{ name: 'GST', rateMilli: 5_000, cents: 750 }],
                cashRounding: 0,
                method: PaymentMethod.ETransfer,
                province: Province.AB,
              },
            },
          },
        },
      ])
  })

  it('numbers the note in the local year of the reversal, whenever the payment was', () => {
    const wallet = foldAll(walletFold, [recharged(20_000)])
    const at = Temporal.Instant.from('2027-01-01T05:59:59Z')
    const events = reverseRecharge({ wallet, book: invoiceBookFold.initial }, { ...intent, at })
    if (isRejection(events)) throw new Error(events.rejected)
    expect(events.at(-1)).toMatchObject({
      stream: 'creditnotes-2026',
      event: { data: { creditNoteNo: 'CN-2026-000001' } },
    })
  })

  it('credits the invoice of that payment, not of an older one', () => {
    const wallet = foldAll(walletFold, [recharged(20_000), recharged(10_000, '2026-11-02T16:00:00Z', 2)])
    const events = reverseRecharge({ wallet, book: invoiceBookFold.initial }, { ...intent, paymentId: 2 })
    if (isRejection(events)) throw new Error(events.rejected)
    expect(events.at(-1)).toMatchObject({ event: { data: { invoiceNo: 'INV-2026-000002', total: 10_500 } } })
  })

  it('of what is spent is refused and issues nothing', () => {
    given(walletFold, [recharged(20_000), spent('order-1', { points: 20_000, rewardPoints: 0 })])
      .and(invoiceBookFold, [])
      .when((wallet, book) => reverseRecharge({ wallet, book }, intent))
      .expectRejection({ rejected: 'RECHARGE_SPENT', params: { unspent: 0 } })
  })
})
