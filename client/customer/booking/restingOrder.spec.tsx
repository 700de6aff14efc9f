import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { available } from '../../testing/bookingExamples.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const at = '/serviceOrderSummary/1/a1/11/2025/11/27/1/930/0'

it('leads to the order that has the same visit already, and rests', async () => {
  const error = { code: 'DUPLICATE_BOOKING', field: null, message: 'Booked already.', recordId: 'K7M4-2QXP' }
  const placeOrder = { message: null, stale: false, order: null, userErrors: [error] }
  const server = { ...available(), PlaceOrder: () => ({ data: { placeOrder } }) }
  const { user } = await renderApp({ at, user: nadia, server })
  await user.click(await screen.findByRole('button', { name: /^Place order · / }))
  const link = await screen.findByRole('link', { name: 'See order details' })
  expect(link.getAttribute('href')).toBe('/userOrderDetail/K7M4-2QXP')
  expect(screen.getByRole('button', { name: /^Place order · / })).toHaveProperty('disabled', true)
})

it('lets the order rest while its day is full, with a way to another', async () => {
  const server = available({ fullSlots: [{ date: '2025-11-27', slot: 'Morning' }] })
  await renderApp({ at, user: nadia, server })
  expect(await screen.findByText('The morning of Thursday, November 27 is full.')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Place order · / })).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'Choose another time' })).toBeDefined()
})
