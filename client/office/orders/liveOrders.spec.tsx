import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OrderListener } from '../../api/live/orderSocket.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { chooseFrom } from '../../testing/menuKeys.ts'
import { confirmedOrder, otherOrder, pageOf, pendingOrder } from '../../testing/office/orderExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

const follower = vi.hoisted(() => ({ tell: undefined as (() => void) | undefined }))
vi.mock('../../api/live/orderSocket.ts', () => ({
  listenToOrders: ({ onNews, onConnection }: OrderListener) => {
    follower.tell = onNews
    onConnection(true)
    return () => {
      follower.tell = undefined
    }
  },
}))

const newOrder: OfficeOrderCardFragment = {
  ...otherOrder,
  id: 'o-3',
  order: { ...otherOrder.order, id: 'o-3', orderNo: 'Z9ZZ-NEWW' },
}

/** The list of pending orders as the spec changes it, and how others' changes are told. */
async function openList(orders: OfficeOrderCardFragment[], server: Record<string, Answer> = {}) {
  const { user } = await renderApp({
    at: '/adminOrderList',
    admin: olivia,
    server: {
      AdminOrders: () => pageOf(orders),
      OrderCounts: () => ({
        data: {
          orderCounts: [
            { __typename: 'OrderCount', type: 'Pending', catalog: 'HouseCleaning', orders: orders.length },
          ],
        },
      }),
      OfficeOrderNow: () => ({ data: { adminOrder: pendingOrder } }),
      ...server,
    },
  })
  await waitFor(() => expect(follower.tell).toBeDefined())
  return { user, tell: () => follower.tell?.() }
}

const pendingTab = (count: number) => screen.findByRole('tab', { name: `Pending Orders ${count}` })

it('shows an order that comes in, and counts it, while the focus stays where it is', async () => {
  const orders = [pendingOrder, otherOrder]
  const { tell } = await openList(orders)
  const assign = await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' })
  assign.focus()
  orders.unshift(newOrder)
  tell()
  expect(await screen.findByRole('button', { name: 'Assign staff to order: Z9ZZ-NEWW' })).toBeDefined()
  await pendingTab(3)
  expect(screen.getByRole('link', { name: /^Orders.*3/ })).toBeDefined()
  expect(document.activeElement).toBe(assign)
})

it('gives the focus on to the next card when somebody else takes the order away', async () => {
  const orders = [pendingOrder, otherOrder]
  const { tell } = await openList(orders)
  const assign = await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' })
  assign.focus()
  orders.shift()
  tell()
  await pendingTab(1)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-order')).toBe('o-2'))
})

it('leaves an open dialog and what was typed alone, and goes on to the next card once it is closed', async () => {
  const orders = [pendingOrder, otherOrder]
  const { user, tell } = await openList(orders)
  await screen.findByRole('button', { name: 'More actions: H4TX-9QKD' })
  await chooseFrom(user, 'More actions: H4TX-9QKD', 'Cancel order')
  const dialog = await openedDialog('dialog', 'Cancel order')
  const reason = dialog.getByLabelText('Reason for the customer')
  await user.type(reason, 'Storm')
  orders.shift()
  tell()
  await waitFor(() => expect(document.querySelectorAll('[data-order]')).toHaveLength(1))
  expect(reason).toHaveProperty('value', 'Storm')
  expect(document.activeElement).toBe(reason)
  await user.keyboard('{Escape}')
  await user.click(await dialog.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('data-order')).toBe('o-2'))
})

it.each<[string, OfficeOrderCardFragment, string]>([
  [
    'cancelled',
    { ...pendingOrder, order: { ...pendingOrder.order, status: 'Cancelled' } },
    'Someone just cancelled this order.',
  ],
  [
    'given to another crew',
    { ...confirmedOrder, id: pendingOrder.id, order: { ...pendingOrder.order, status: 'Confirmed' } },
    'Someone just assigned this order to Crew 3.',
  ],
])(
  'says in the dialog for assigning that its order was %s, and sends nothing any more',
  async (_, now, words) => {
    const orders = [pendingOrder, otherOrder]
    const { user, tell } = await openList(orders, {
      AvailableGroups: () => ({ data: { availableGroups: [] } }),
      OfficeOrderNow: () => ({ data: { adminOrder: now } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' }))
    const dialog = await openedDialog('dialog', 'Available Staff Group List')
    const submit = dialog.getByRole('button', { name: 'Assign selected group to order' })
    expect(submit.hasAttribute('disabled')).toBe(false)
    orders.shift()
    tell()
    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    expect(submit.hasAttribute('disabled')).toBe(true)
  },
)
