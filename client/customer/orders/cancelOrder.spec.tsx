import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirmedOrder } from '../../testing/bookingExamples.ts'
import { at, choose } from '../../testing/customer/visitOrder.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

describe('cancelling', () => {
  const cancelled = { ...confirmedOrder, status: 'Cancelled', cancellation: null }
  const payload = (order: object | null, userErrors: object[] = []) => ({
    data: {
      cancelOrder: { message: order && 'Order cancelled.', stale: false, order, userErrors },
    },
  })

  it('shows the fee before consent, sends the fee that was seen, and reloads', async () => {
    let isCancelled = false
    const { user, server } = await renderApp({
      at,
      user: nadia,
      server: {
        OrderDetail: () => ({ data: { order: isCancelled ? cancelled : confirmedOrder } }),
        CancelOrder: () => {
          isCancelled = true
          return payload(cancelled)
        },
      },
    })
    await choose(user, 'Cancel order')
    const dialog = await openedDialog('alertdialog', 'Cancel this order?')
    expect(
      dialog.getByText(/in Confirmed status.*2,500 points will be deducted to reschedule the arrangement/),
    ).toBeDefined()
    expect(dialog.getByText('12,320')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Cancel and pay 2,500 points' }))
    expect(await screen.findByText('Order cancelled.')).toBeDefined()
    expect(server.calls.find((call) => call.operationName === 'CancelOrder')?.variables.input).toMatchObject({
      orderNo: 'K7M4-2QXP',
      feeSeen: 2_500,
    })
    expect(await screen.findByRole('link', { name: 'Back to order history' })).toBeDefined()
  })

  it('asks again when the fee has changed', async () => {
    let feePoints = 2_500
    const { user } = await renderApp({
      at,
      user: nadia,
      server: {
        OrderDetail: () => ({
          data: {
            order: {
              ...confirmedOrder,
              cancellation: { feePoints, refundPoints: 14_820 - feePoints, freeUntil: null },
            },
          },
        }),
        CancelOrder: () => {
          feePoints = 7_410
          return payload(null, [{ code: 'FEE_CHANGED', field: null, message: 'changed' }])
        },
      },
    })
    await choose(user, 'Cancel order')
    const dialog = await openedDialog('alertdialog')
    await user.click(dialog.getByRole('button', { name: 'Cancel and pay 2,500 points' }))
    expect(await dialog.findByText(/The fee has changed since you opened this page/)).toBeDefined()
    expect(await dialog.findByRole('button', { name: 'Cancel and pay 7,410 points' })).toBeDefined()
  })

  it('tells a refusal by a toast when the question was closed before it came', async () => {
    const { user } = await renderApp({
      at,
      user: nadia,
      server: {
        OrderDetail: () => ({ data: { order: confirmedOrder } }),
        CancelOrder: () => payload(null, [{ code: 'ORDER_STATUS', field: null, message: 'It has begun.' }]),
      },
    })
    const answer = holdAnswers('CancelOrder')
    await choose(user, 'Cancel order')
    const dialog = await openedDialog('alertdialog')
    await user.click(dialog.getByRole('button', { name: 'Cancel and pay 2,500 points' }))
    await user.click(dialog.getByRole('button', { name: 'Keep the order' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Actions'))
    answer()
    expect((await screen.findByText('It has begun.')).closest('[role=alertdialog]')).toBeNull()
  })

  it('tells of a fee that stayed due while the order waits for a crew', async () => {
    const cancellation = { feePoints: 2_500, refundPoints: 12_320, freeUntil: null }
    const order = { ...confirmedOrder, status: 'Pending', cancellation }
    const { user } = await renderApp({
      at,
      user: nadia,
      server: { OrderDetail: () => ({ data: { order } }) },
    })
    await choose(user, 'Cancel order')
    const dialog = await openedDialog('alertdialog')
    expect(dialog.getByText(/less the fee that was due when the visit was rescheduled/)).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Cancel and pay 2,500 points' })).toBeDefined()
  })
})
