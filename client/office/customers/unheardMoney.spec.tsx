import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { listOf, moment, money, outcome, quote } from '../../testing/office/userExamples.ts'
import { openCard, sentOf } from '../../testing/office/visitUsers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

/* Money whose answer did not come: it may have been booked all the same (decisions L14, P127). */

const noAnswer = 'We didn’t get an answer'
const down: Answer = () => ({ status: 503 })
const inputsOf = (visited: Parameters<typeof sentOf>[0], operation: string) =>
  sentOf(visited, operation).map(({ input }) => input as { key: string })

/** Gives in turn; the last one goes on. */
function inTurn(...answers: [Answer, ...Answer[]]): Answer {
  let turn = 0
  return (call) => {
    const answer = answers[Math.min(turn, answers.length - 1)] as Answer
    turn += 1
    return answer(call)
  }
}

async function openGrant({ user, card }: Awaited<ReturnType<typeof openCard>>) {
  await user.click(card.getByRole('button', { name: 'Add reward points' }))
  const dialog = await openedDialog('dialog', 'Add Reward Point')
  const send = () => user.click(dialog.getByRole('button', { name: 'Add reward points' }))
  return { dialog, send, amount: dialog.getByLabelText<HTMLInputElement>('Reward points') }
}

it('tells in the dialog that no answer came, keeps it through closing, and books the same once', async () => {
  const visited = await openCard('?user=c-1', {
    GrantOfficeRewardPoints: inTurn(down, outcome({ message: 'Granted.' })),
  })
  const { user } = visited
  const first = await openGrant(visited)
  await user.type(first.amount, '500')
  await first.send()
  expect(await first.dialog.findByText(noAnswer)).toBeDefined()
  expect(first.dialog.getByRole('alert').parentElement).toBe(document.activeElement)
  expect(first.amount.value).toBe('500')
  // what our own rules find since does not take its place
  await user.clear(first.amount)
  await first.send()
  expect(await first.dialog.findByText('There’s a problem')).toBeDefined()
  expect(first.dialog.getByText(noAnswer)).toBeDefined()
  await user.type(first.amount, '500')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const again = await openGrant(visited)
  expect(again.dialog.getByText(noAnswer)).toBeDefined()
  expect(again.amount.value).toBe('500')
  await again.send()
  expect(await screen.findByText('Granted.')).toBeDefined()
  const [one, two] = inputsOf(visited, 'GrantOfficeRewardPoints')
  expect(two).toEqual(one)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const next = await openGrant(visited)
  expect(next.dialog.queryByText(noAnswer)).toBeNull()
  expect(next.amount.value).toBe('')
})

it('knows after closing which payment was confirmed to be a second one, and sends that one again', async () => {
  const repetition = {
    code: 'RECHARGE_REPEATED',
    field: null,
    message: 'An equal payment was just confirmed.',
  }
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: () => ({ data: { rechargeQuote: quote } }),
    ConfirmOfficeRecharge: inTurn(
      outcome({ userErrors: [repetition] }),
      down,
      outcome({ message: 'Recharged.' }),
    ),
  })
  const { user, card } = visited
  const open = async () => {
    await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
    const dialog = await openedDialog('dialog', 'Confirm Recharge')
    return { dialog, send: () => user.click(dialog.getByRole('button', { name: 'Confirm recharge' })) }
  }
  const first = await open()
  await user.type(first.dialog.getByLabelText('Amount before tax ($)'), '250')
  await user.selectOptions(first.dialog.getByLabelText('Payment method'), 'Cash')
  await first.dialog.findByText('$157.55')
  await first.send()
  await user.click(await first.dialog.findByLabelText('This is a second payment'))
  await first.send()
  expect(await first.dialog.findByText(noAnswer)).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const again = await open()
  await again.dialog.findByText('$157.55')
  expect(again.dialog.getByLabelText('This is a second payment')).toHaveProperty('checked', true)
  await again.send()
  expect(await screen.findByText('Recharged.')).toBeDefined()
  const [, unheard, repeated] = inputsOf(visited, 'ConfirmOfficeRecharge')
  expect(unheard).toMatchObject({ confirmRepeat: true })
  expect(repeated).toEqual(unheard)
})

it('takes a recharge back by the quote that was shown, also when nothing is left of it by now', async () => {
  let points = 8_000
  const payment = {
    __typename: 'OfficePayment',
    paymentId: 3,
    invoiceNo: 'INV-2026-000003',
    method: 'ETransfer',
    points: 10_000,
    comment: null,
    reversalReasons: [],
    paidAt: moment('2026-11-12T19:48:00-07:00'),
    subtotal: money(10_000),
    total: money(10_500),
    creditNotes: [],
  }
  const lost: Answer = (call) => {
    points = 0
    return down(call)
  }
  const reversed = outcome({ message: 'Reversed.', creditNoteNo: 'CN-2026-000001' })
  const visited = await openCard('?user=c-1&tab=payments', {
    OfficeUserPayments: listOf(payment),
    OfficeReversalQuote: () => ({
      data: { reversalQuote: { ...quote, __typename: 'ReversalQuote', points, paid: money(8_400) } },
    }),
    ReverseOfficeRecharge: inTurn(lost, reversed),
  })
  const { user, card } = visited
  await user.click(await card.findByRole('button', { name: 'Reverse recharge INV-2026-000003' }))
  const dialog = await openedDialog('dialog', 'Reverse recharge')
  await dialog.findByText('$84.00')
  await user.type(dialog.getByLabelText('Reason'), 'Typed twice')
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Reverse and issue credit note' })
  await user.click(button)
  expect(await dialog.findByText(noAnswer)).toBeDefined()
  await waitFor(() => expect(sentOf(visited, 'OfficeReversalQuote').length).toBeGreaterThan(1))
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  expect(await screen.findByText('Reversed.')).toBeDefined()
  const [one, two] = inputsOf(visited, 'ReverseOfficeRecharge')
  expect(two).toEqual(one)
  expect(two).toMatchObject({ amount: 8_000 })
})
