import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { listOf, moment, money, nadiaCard, outcome, quote } from '../../testing/office/userExamples.ts'
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

it('reads the card again after no answer, and stays where that fails too', async () => {
  let isDown = false
  const visited = await openCard('?user=c-1', {
    OfficeUser: (call) => (isDown ? down(call) : { data: { customer: nadiaCard } }),
    OfficeUserPoints: (call) => (isDown ? down(call) : listOf()(call)),
    GrantOfficeRewardPoints: inTurn(
      (call) => {
        isDown = true
        return down(call)
      },
      outcome({ message: 'Granted.' }),
    ),
  })
  const { dialog, amount, send } = await openGrant(visited)
  const reads = () => sentOf(visited, 'OfficeUser').length
  const before = reads()
  await visited.user.type(amount, '500')
  await send()
  expect(await dialog.findByText(noAnswer)).toBeDefined()
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
  isDown = false
  await send()
  expect(await screen.findByText('Granted.')).toBeDefined()
})

it('is a recharge of its own with another amount', async () => {
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: () => ({ data: { rechargeQuote: quote } }),
    ConfirmOfficeRecharge: inTurn(down, outcome({ message: 'Recharged.' })),
  })
  const { user, card } = visited
  await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = await openedDialog('dialog', 'Confirm Recharge')
  const amount = dialog.getByLabelText('Amount before tax ($)')
  const send = () => user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  await user.type(amount, '250')
  await user.selectOptions(dialog.getByLabelText('Payment method'), 'Cash')
  await dialog.findByText('$157.55')
  await send()
  expect(await dialog.findByText(noAnswer)).toBeDefined()
  await user.clear(amount)
  await user.type(amount, '300')
  await dialog.findByText('$157.55')
  await send()
  expect(await screen.findByText('Recharged.')).toBeDefined()
  const [one, two] = inputsOf(visited, 'ConfirmOfficeRecharge')
  expect([one, two]).toMatchObject([{ amountCents: 25_000 }, { amountCents: 30_000 }])
  expect(two?.key).not.toBe(one?.key)
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

/** A recharge that is taken back without an answer: nothing is left of it by then. */
async function reverseUnheard(next: Answer, ...more: Answer[]) {
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
  const visited = await openCard('?user=c-1&tab=payments', {
    OfficeUserPayments: listOf(payment),
    OfficeReversalQuote: () => ({
      data: { reversalQuote: { ...quote, __typename: 'ReversalQuote', points, paid: money(8_400) } },
    }),
    ReverseOfficeRecharge: inTurn(lost, next, ...more),
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
  const send = async () => {
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
  }
  return { visited, dialog, send }
}

const reversed = outcome({ message: 'Reversed.', creditNoteNo: 'CN-2026-000001' })

it('takes a recharge back by the quote that was shown, also when nothing is left of it by now', async () => {
  const { visited, send } = await reverseUnheard(reversed)
  await send()
  expect(await screen.findByText('Reversed.')).toBeDefined()
  const [one, two] = inputsOf(visited, 'ReverseOfficeRecharge')
  expect(two).toEqual(one)
  expect(two).toMatchObject({ amount: 8_000 })
})

it('still takes the repetition after one that was turned away', async () => {
  const { visited, dialog, send } = await reverseUnheard(() => ({ status: 429 }), reversed)
  await send()
  expect(await dialog.findByText('There’s a problem')).toBeDefined()
  expect(dialog.getByText(noAnswer)).toBeDefined()
  await send()
  expect(await screen.findByText('Reversed.')).toBeDefined()
  const [one, two, three] = inputsOf(visited, 'ReverseOfficeRecharge')
  expect([two, three]).toEqual([one, one])
})
