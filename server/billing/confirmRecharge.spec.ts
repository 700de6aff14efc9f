import { describe, expect, it } from 'vitest'
import { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { walletFold } from '../points/walletFold.ts'
import { given, happened } from '../testing/given.ts'
import { recharged } from '../testing/pointsStory.ts'
import { type ConfirmRecharge, confirmRecharge } from './confirmRecharge.ts'
import type { InvoiceIssued } from './events.ts'
import { documentNo, invoiceBookFold } from './invoiceBook.ts'

const earlier = happened<InvoiceIssued>(
  {
    type: 'invoice.issued',
    data: {
      invoiceNo: 'INV-2026-000001',
      userId: 'user-2',
      paymentId: 1,
      subtotal: 100,
      tax: 5,
      total: 105,
      cashRounding: 0,
    },
  },
  '2026-01-05T17:00:00Z',
)
const intent: ConfirmRecharge = {
  userId: 'user-1',
  subtotal: 10_001,
  rewardPercent: 10,
  method: PaymentMethod.Cash,
  province: Province.QC,
  partyVersionId: 'party-1',
  grantId: 'grant-1',
  at: Temporal.Instant.from('2026-11-20T17:00:00Z'),
  confirmRepeat: false,
}

const emptyBooks = { wallet: walletFold.initial, book: invoiceBookFold.initial }

describe('confirming a recharge', () => {
  it('books nothing at another total than the one that was on screen', () => {
    const seen = (totalSeen: number) => confirmRecharge(emptyBooks, { ...intent, totalSeen })
    expect(seen(11_301)).toEqual({ rejected: 'TOTAL_CHANGED' })
    expect(seen(11_499)).toHaveLength(3)
  })

  it('credits points and reward and issues the next invoice: 100.01 + 5.00 + 9.98, cash 115.00', () => {
    given(walletFold, [])
      .and(invoiceBookFold, [earlier])
      .when((wallet, book) => confirmRecharge({ wallet, book }, intent))
      .expectEvents([
        {
          stream: 'wallet-user-1',
          event: {
            type: 'points.recharged',
            data: {
              paymentId: 1,
              invoiceNo: 'INV-2026-000002',
              points: 10_001,
              method: PaymentMethod.Cash,
              subtotal: 10_001,
              taxes: [
                { name: 'GST', rateMilli: 5_000, cents: 500 },
                { name: 'QST', rateMilli: 9_975, cents: 998 },
              ],
              total: 11_499,
              cashRounding: 1,
              province: Province.QC,
              partyVersionId: 'party-1',
            },
          },
        },
        {
          stream: 'wallet-user-1',
          event: { type: 'points.rewarded', data: { grantId: 'grant-1', amount: 1_000, paymentId: 1 } },
        },
        {
          stream: 'invoices-2026',
          event: {
            type: 'invoice.issued',
            data: {
              invoiceNo: 'INV-2026-000002',
              userId: 'user-1',
              paymentId: 1,
              subtotal: 10_001,
              tax: 1_498,
              total: 11_499,
              cashRounding: 1,
            },
          },
        },
      ])
  })

  it('on New Year’s Eve in Alberta still numbers in the old year', () => {
    const lateEvening = { ...intent, at: Temporal.Instant.from('2027-01-01T05:59:59Z') }
    given(walletFold, [])
      .and(invoiceBookFold, [])
      .when((wallet, book) => {
        const events = confirmRecharge({ wallet, book }, lateEvening)
        return 'rejected' in events ? events : events.map((event) => event.stream).at(-1)
      })
      .expectEvents('invoices-2026')
  })

  it.each([0, 10.5, Number.NaN])('refuses an amount of %d', (subtotal) => {
    given(walletFold, [])
      .and(invoiceBookFold, [])
      .when((wallet, book) => confirmRecharge({ wallet, book }, { ...intent, subtotal }))
      .expectRejection({ rejected: 'AMOUNT_INVALID', field: 'paidAmount' })
  })

  it('refuses the same again, and issues nothing', () => {
    const again = { ...intent, subtotal: 10_000, method: PaymentMethod.ETransfer }
    given(walletFold, [recharged(10_000, '2026-11-20T16:59:30Z')])
      .and(invoiceBookFold, [earlier])
      .when((wallet, book) => confirmRecharge({ wallet, book }, again))
      .expectRejection({ rejected: 'RECHARGE_REPEATED' })
  })

  it('writes numbers with six digits', () => {
    expect(documentNo('CN', 2026, 42)).toBe('CN-2026-000042')
  })
})
