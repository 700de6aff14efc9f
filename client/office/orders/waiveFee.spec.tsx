import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { chooseFrom } from '../../testing/menuKeys.ts'
import { counts, done, pageOf, pendingOrder } from '../../testing/office/orderExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

const due =
  (feePoints: number): Answer =>
  () => ({
    data: {
      adminOrder: {
        __typename: 'OfficeOrder',
        id: 'o-1',
        order: { __typename: 'Order', id: 'o-1', cancellation: { __typename: 'Cancellation', feePoints } },
      },
    },
  })

async function openWaiver(server: Record<string, Answer>) {
  const visited = await renderApp({
    at: '/adminOrderList',
    admin: olivia,
    server: { OrderCounts: counts, AdminOrders: () => pageOf([pendingOrder]), ...server },
  })
  await chooseFrom(visited.user, 'More actions: H4TX-9QKD', 'Waive the cancellation fee')
  return { ...visited, dialog: await openedDialog('dialog', 'Waive the cancellation fee') }
}

it('shows the fee that is due, and waives it with a reason for the record', async () => {
  const { user, dialog, server } = await openWaiver({
    OfficeFeeDue: due(2_500),
    WaiveFee: () => done(pendingOrder, 'Cancellation fee waived'),
  })
  expect(await dialog.findByText('Cancelling now would cost the customer 2,500 points.')).toBeDefined()
  await user.type(dialog.getByLabelText('Reason'), 'Our mistake')
  await user.click(dialog.getByRole('button', { name: 'Waive fee' }))
  expect(await screen.findByText('Cancellation fee waived')).toBeDefined()
  const sent = server.calls.filter(({ operationName }) => operationName === 'WaiveFee')
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { input: { orderNo: 'H4TX-9QKD', revisionSeen: 0, reason: 'Our mistake' } },
  ])
})

it('has nothing to waive where cancelling is free', async () => {
  const { dialog } = await openWaiver({ OfficeFeeDue: due(0) })
  expect(await dialog.findByText(/there’s no fee to waive/)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Waive fee' })).toMatchObject({ disabled: true })
})
