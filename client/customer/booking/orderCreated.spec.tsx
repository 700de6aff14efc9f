import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { confirmedOrder, profile } from '../../testing/bookingExamples.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

/** The address of a confirmation tells what it says, so that it can be shown again when the order cannot be read. */
const confirmationOf = (service: string, orderNo = 'K7M4-2QXP') =>
  `/userOrderCreated/${orderNo}/2025-11-27T09%3A30/1/${service}/1/0`

it('says of an order that is shown again later that it was cancelled meanwhile', async () => {
  const server = {
    PlacedOrder: () => ({ data: { profile, order: { ...confirmedOrder, status: 'Cancelled' } } }),
  }
  await renderApp({ at: confirmationOf('Standard%20clean'), user: nadia, server })
  expect(await screen.findByText('This order has since been cancelled.')).toBeDefined()
})

it('keeps the confirmation readable when the order cannot be read again', async () => {
  const server = { PlacedOrder: () => ({ status: 503, errors: [{ message: 'down' }] }) }
  await renderApp({ at: confirmationOf('Mow%20%2F%20edge'), user: nadia, server })
  expect(await screen.findByText(/We couldn’t refresh the order just now/)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Mow / edge' })).toBeDefined()
})

it('does not confirm an order of somebody else', async () => {
  const server = { PlacedOrder: () => ({ data: { profile, order: null } }) }
  await renderApp({ at: confirmationOf('x', 'K7M4-9PQR'), user: nadia, server })
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this order' })).toBeDefined()
})
