import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listOf, moment, money, outcome, quote } from '../../testing/office/userExamples.ts'
import { openCard, sentOf } from '../../testing/office/visitUsers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const payment = {
  __typename: 'OfficePayment',
  paymentId: 3,
  invoiceNo: 'INV-2026-000003',
  method: 'ETransfer',
  points: 10_000,
  comment: 'By phone',
  reversalReasons: [],
  paidAt: moment('2026-11-12T19:48:00-07:00'),
  subtotal: money(10_000),
  total: money(10_500),
  creditNotes: [],
}

it('takes a recharge back by what the quote shows, with a reason', async () => {
  const visited = await openCard('?user=c-1&tab=payments', {
    OfficeUserPayments: listOf(payment),
    OfficeReversalQuote: () => ({
      data: {
        reversalQuote: {
          ...quote,
          __typename: 'ReversalQuote',
          points: 8_000,
          rewardPoints: 80,
          rewardOwed: 20,
          paid: money(8_400),
        },
      },
    }),
    ReverseOfficeRecharge: outcome({ message: 'Reversed.', creditNoteNo: 'CN-2026-000001' }),
  })
  await visited.user.click(
    await visited.card.findByRole('button', { name: 'Reverse recharge INV-2026-000003' }),
  )
  const dialog = await openedDialog('dialog', 'Reverse recharge')
  expect(await dialog.findByText('$84.00')).toBeDefined()
  expect(dialog.getByText(/20 reward points of this recharge have already been spent/)).toBeDefined()
  await visited.user.type(dialog.getByLabelText('Reason'), 'Typed twice')
  await visited.user.click(dialog.getByRole('button', { name: 'Reverse and issue credit note' }))
  expect(await screen.findByText('Reversed.')).toBeDefined()
  expect(sentOf(visited, 'ReverseOfficeRecharge')).toMatchObject([
    { input: { customerId: 'c-1', paymentId: 3, amount: 8_000, reason: 'Typed twice' } },
  ])
})

it('has nothing to take back of a recharge that is spent, and offers none of one that went back', async () => {
  const credit = {
    __typename: 'CreditNote',
    creditNoteNo: 'CN-2026-000001',
    issued: moment('2026-11-13T10:00:00-07:00'),
    subtotal: money(10_000),
    total: money(10_500),
  }
  const { user, card } = await openCard('?user=c-1&tab=payments', {
    OfficeUserPayments: listOf(payment, {
      ...payment,
      paymentId: 4,
      creditNotes: [credit],
      reversalReasons: ['Oops'],
    }),
    OfficeReversalQuote: () => ({
      data: { reversalQuote: { ...quote, __typename: 'ReversalQuote', points: 0 } },
    }),
  })
  expect(await card.findByText('Oops')).toBeDefined()
  expect(card.getAllByRole('button', { name: /^Reverse recharge/ })).toHaveLength(1)
  await user.click(card.getByRole('button', { name: /^Reverse recharge/ }))
  const dialog = await openedDialog('dialog', 'Reverse recharge')
  expect(await dialog.findByText(/there’s nothing to reverse/)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Reverse and issue credit note' })).toMatchObject({
    disabled: true,
  })
})
