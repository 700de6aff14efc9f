import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseLanguage } from '../../i18n/intlStore.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { outcome, quote } from '../../testing/office/userExamples.ts'
import { openCard, sentOf } from '../../testing/office/visitUsers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const quoted: Answer = () => ({ data: { rechargeQuote: quote } })

async function fillRecharge({ user, card }: Awaited<ReturnType<typeof openCard>>) {
  await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = await openedDialog('dialog', 'Confirm Recharge')
  await user.type(dialog.getByLabelText('Amount before tax ($)'), '150.07')
  await user.selectOptions(dialog.getByLabelText('Payment method'), 'Cash')
  await user.clear(dialog.getByLabelText('Reward percent'))
  await user.type(dialog.getByLabelText('Reward percent'), '7')
  return dialog
}

it('shows the sums of a recharge before it can be confirmed, then sends it once', async () => {
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: quoted,
    ConfirmOfficeRecharge: outcome({ message: 'Recharged.', invoiceNo: 'INV-2026-000001' }),
  })
  const dialog = await fillRecharge(visited)
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm recharge' })
  expect(button.disabled).toBe(true)
  expect(await dialog.findByText('$157.55')).toBeDefined()
  expect(dialog.getByText('−$0.02')).toBeDefined()
  expect(dialog.getByText('1,050')).toBeDefined()
  await visited.user.click(button)
  expect(await screen.findByText('Recharged.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentOf(visited, 'ConfirmOfficeRecharge')).toEqual([
    {
      input: {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        customerId: 'c-1',
        amountCents: 15_007,
        method: 'Cash',
        rewardPercent: 7,
        comment: null,
        confirmRepeat: false,
        totalSeenCents: 15_757,
      },
    },
  ])
})

it('shows the new sum when the total has changed, and confirms that one', async () => {
  let total = 15_757
  const message = 'The total just changed. Check it again.'
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: () => ({
      data: {
        rechargeQuote: {
          ...quote,
          total: { ...quote.total, cents: total },
          paid: { ...quote.paid, cents: total },
        },
      },
    }),
    ConfirmOfficeRecharge: ({ variables }) => {
      const { totalSeenCents } = variables.input as { totalSeenCents: number }
      total = 16_958
      return totalSeenCents === total
        ? outcome({ message: 'Recharged.' })({} as never)
        : outcome({ userErrors: [{ code: 'TOTAL_CHANGED', field: null, message }] })({} as never)
    },
  })
  const dialog = await fillRecharge(visited)
  await dialog.findAllByText('$157.57')
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  expect(await dialog.findByText(message)).toBeDefined()
  await dialog.findAllByText('$169.58')
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  expect(await screen.findByText('Recharged.')).toBeDefined()
  expect(sentOf(visited, 'ConfirmOfficeRecharge').map(({ input }) => input)).toMatchObject([
    { totalSeenCents: 15_757 },
    { totalSeenCents: 16_958 },
  ])
})

it('asks whether an equal recharge is meant, and sends a second payment under a key of its own', async () => {
  const message = 'An equal payment was just confirmed.'
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: quoted,
    ConfirmOfficeRecharge: ({ variables }) =>
      (variables.input as { confirmRepeat: boolean }).confirmRepeat
        ? outcome({ message: 'Recharged.' })({} as never)
        : outcome({ userErrors: [{ code: 'RECHARGE_REPEATED', field: null, message }] })({} as never),
  })
  const dialog = await fillRecharge(visited)
  await dialog.findByText('$157.55')
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  // the summary leads to the box; no toast says it beside it
  await visited.user.click(await dialog.findByRole('link', { name: message }))
  expect(screen.getAllByText(message)).toHaveLength(1)
  const box = dialog.getByLabelText('This is a second payment')
  expect(document.activeElement).toBe(box)
  await visited.user.click(box)
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  expect(await screen.findByText('Recharged.')).toBeDefined()
  const keys = sentOf(visited, 'ConfirmOfficeRecharge').map(({ input }) => (input as { key: string }).key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

it('asks about a repetition only while the form says the same, and confirms nothing else by its box', async () => {
  const message = 'An equal payment was just confirmed.'
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: quoted,
    ConfirmOfficeRecharge: outcome({ userErrors: [{ code: 'RECHARGE_REPEATED', field: null, message }] }),
  })
  const dialog = await fillRecharge(visited)
  await dialog.findByText('$157.55')
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  await visited.user.click(await dialog.findByLabelText('This is a second payment'))
  await visited.user.selectOptions(dialog.getByLabelText('Payment method'), 'Cheque')
  expect(dialog.queryByLabelText('This is a second payment')).toBeNull()
  await dialog.findByText('$157.55')
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  const box = await dialog.findByLabelText<HTMLInputElement>('This is a second payment')
  expect(box.checked).toBe(false)
  expect(sentOf(visited, 'ConfirmOfficeRecharge').map(({ input }) => input)).toMatchObject([
    { method: 'Cash', confirmRepeat: false },
    { method: 'Cheque', confirmRepeat: false },
  ])
})

it('reads an amount as the page writes it, and refuses in words what could be another', async () => {
  const visited = await openCard('?user=c-1', { OfficeRechargeQuote: quoted })
  const { user } = visited
  await user.click(visited.card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = await openedDialog('dialog', 'Confirm Recharge')
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount before tax ($)')
  await user.type(amount, '12,50')
  await user.selectOptions(dialog.getByLabelText('Payment method'), 'Cash')
  await user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  const refusal = 'Enter an amount above 0 and up to 99,999, with at most two decimals.'
  expect(await dialog.findAllByText(refusal)).toHaveLength(2)
  expect(amount.value).toBe('12,50')
  await act(() => chooseLanguage('fr'))
  expect(await dialog.findByText('157,55 $')).toBeDefined()
  expect(sentOf(visited, 'OfficeRechargeQuote')).toEqual([expect.objectContaining({ amountCents: 1_250 })])
})

it('goes from step to step with the arrow keys', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = await openedDialog('dialog', 'Confirm Recharge')
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount before tax ($)')
  await user.type(amount, '60.10{ArrowUp}')
  expect(amount.value).toBe('100')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(amount.value).toBe('0')
})

it('asks for amount and method', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = await openedDialog('dialog', 'Confirm Recharge')
  await user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  expect(await dialog.findAllByText('Enter the recharge amount.')).toHaveLength(2)
  expect(dialog.getAllByText('Choose the payment method.')).toHaveLength(2)
  // a fault goes once it is corrected, beside its field and in the summary; the other stays
  await user.type(dialog.getByLabelText('Amount before tax ($)'), '100')
  await waitFor(() => expect(dialog.queryByText('Enter the recharge amount.')).toBeNull())
  expect(dialog.getAllByText('Choose the payment method.')).toHaveLength(2)
})

it('asks in the dialog before what was typed is lost, and gives the focus back to who stays', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = await openedDialog('dialog', 'Confirm Recharge')
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount before tax ($)')
  await user.type(amount, '100')
  await user.keyboard('{Escape}')
  const question = await dialog.findByRole('alert')
  expect(question.textContent).toBe('Close without saving? Your changes will be lost.')
  const stay = dialog.getByRole('button', { name: 'Keep editing' })
  await waitFor(() => expect(document.activeElement).toBe(stay))
  await user.click(stay)
  expect(document.activeElement).toBe(amount)
  expect(amount.value).toBe('100')
  await user.keyboard('{Escape}')
  await user.click(await dialog.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('gives reward points, shows the balance they make, and a refusal at its field', async () => {
  const message = 'Too many.'
  const visited = await openCard('?user=c-1', {
    GrantOfficeRewardPoints: outcome({ userErrors: [{ code: 'AMOUNT_INVALID', field: 'amount', message }] }),
  })
  await visited.user.click(visited.card.getByRole('button', { name: 'Add reward points' }))
  const dialog = await openedDialog('dialog', 'Add Reward Point')
  await visited.user.type(dialog.getByLabelText('Reward points'), '1.5')
  await visited.user.click(dialog.getByRole('button', { name: 'Add reward points' }))
  expect(await dialog.findAllByText('Enter whole points from 1 to 9,999,999.')).toHaveLength(2)
  expect(sentOf(visited, 'GrantOfficeRewardPoints')).toEqual([])
  await visited.user.clear(dialog.getByLabelText('Reward points'))
  await visited.user.type(dialog.getByLabelText('Reward points'), '500')
  expect(dialog.getByText('New reward balance').nextElementSibling?.textContent).toBe('2,000')
  await visited.user.click(dialog.getByRole('button', { name: 'Add reward points' }))
  expect(await dialog.findAllByText(message)).toHaveLength(2)
  expect(sentOf(visited, 'GrantOfficeRewardPoints')).toMatchObject([
    { input: { customerId: 'c-1', amount: 500 } },
  ])
})
