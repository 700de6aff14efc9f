import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  availability,
  available,
  confirmedOrder,
  me,
  profile,
  standardClean,
} from '../../testing/bookingExamples.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const at = '/serviceOrderSummary/1/a1/11/2025/11/27/1/930/0'
const refusal = (code: string) => ({
  placeOrder: {
    message: null,
    stale: false,
    order: null,
    userErrors: [{ code, field: null, message: code, recordId: null as string | null }],
  },
})
const placed = {
  placeOrder: { message: 'Order placed', stale: false, order: confirmedOrder, userErrors: [] },
}
/** The panel beside the review, once its figures are there. */
const pricePanel = async () => {
  await screen.findAllByRole('button', { name: /^Place order/ })
  return within(screen.getByRole('complementary', { name: 'Price' }))
}
const pressPlace = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
  user.click(await screen.findByRole('button', { name: /^Place order · / }))

it('shows every answer with its Change link, the points used first, and what is left', async () => {
  await renderApp({ at, user: nadia, server: available() })
  expect(await screen.findByText('Thursday, November 27, 2025 by 9:30 AM')).toBeDefined()
  expect(screen.getByText('You can cancel for free until Wednesday, November 26, 9:30 AM.')).toBeDefined()
  expect(screen.getByText('We’ll remind you the day before.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Change day and time' }).getAttribute('href')).toBe(
    '/selectServiceTime/1/a1/11?day=2025-11-27&slot=1&hm=930',
  )
  const price = within(screen.getByRole('complementary', { name: 'Price' }))
  for (const words of ['22,980', '−1,500', '−13,320', '8,160']) expect(price.getByText(words)).toBeDefined()
  expect(price.getByRole('button', { name: 'Place order · 14,820 points' })).toBeDefined()
})

it('places the order with the price that was seen and shows the confirmation', async () => {
  const { user, path, server } = await renderApp({
    at,
    user: nadia,
    server: {
      ...available(),
      PlaceOrder: () => ({ data: placed }),
      PlacedOrder: () => ({ data: { profile, order: confirmedOrder } }),
    },
  })
  await pressPlace(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re booked' })).toBeDefined()
  expect(path()).toBe('/userOrderCreated/K7M4-2QXP/2025-11-27T09%3A30/1/Standard%20clean/1/0')
  expect(server.calls.find((call) => call.operationName === 'PlaceOrder')?.variables.input).toMatchObject({
    addressId: 'a1',
    serviceId: '11',
    catalog: 'HouseCleaning',
    periodType: 'Day',
    year: 2025,
    month: 11,
    day: 27,
    slot: 'Morning',
    hour: 9,
    minute: 30,
    priceSeen: { basePoints: 13_500, additionalPoints: 2_100, rankDiscountTenths: 50 },
  })
  expect(screen.getByRole('link', { name: 'See ongoing orders' }).getAttribute('href')).toBe(
    '/userOrderList/0?posOrderNo=K7M4-2QXP',
  )
})

it('says that its order is placed to who comes back, and offers neither to place nor to recharge', async () => {
  const server = {
    ...available({ points: 14_820 }),
    PlaceOrder: () => ({ data: placed }),
    PlacedOrder: () => ({ data: { profile, order: confirmedOrder } }),
  }
  const { user, path, back } = await renderApp({ at, user: nadia, server })
  await pressPlace(user)
  await screen.findByRole('heading', { level: 1, name: 'You’re booked' })
  await back()
  const told = 'You placed this order on Nov 19, 2025 at 10:52\u00A0AM'
  expect(await screen.findByRole('heading', { level: 1, name: told })).toBeDefined()
  expect(path()).toBe(at)
  expect(screen.getByText('K7M4-2QXP')).toBeDefined()
  const card = within(screen.getByRole('region', { name: 'Standard clean' }))
  expect(card.getByText('Thursday, November 27, 2025 by 9:30 AM')).toBeDefined()
  expect(screen.queryByText('Order placed')).toBeNull()
  expect(screen.getByRole('link', { name: 'Book another' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See order details' }).getAttribute('href')).toBe(
    '/userOrderDetail/K7M4-2QXP',
  )
  expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Recharge/ })).toBeNull()
})

it('says that the order is placed, and leads nowhere, once the page was left', async () => {
  const { user, path } = await renderApp({
    at,
    user: nadia,
    server: { ...available(), PlaceOrder: () => ({ data: placed }) },
  })
  const answer = holdAnswers('PlaceOrder')
  await pressPlace(user)
  await user.click(screen.getByRole('link', { name: 'About Us' }))
  await waitFor(() => expect(path()).toBe('/about'))
  answer()
  expect(await screen.findByText('Order placed')).toBeDefined()
  await vi.dynamicImportSettled()
  expect(path()).toBe('/about')
})

it('sends the same key again after a lost answer', async () => {
  let attempts = 0
  const { user, server } = await renderApp({
    at,
    user: nadia,
    server: {
      ...available(),
      PlaceOrder: () => {
        attempts += 1
        if (attempts === 1) throw new TypeError('connection lost')
        return { data: placed }
      },
      PlacedOrder: () => ({ data: { profile, order: confirmedOrder } }),
    },
  })
  await pressPlace(user)
  expect(await screen.findByText('Create order error, please try again.')).toBeDefined()
  await pressPlace(user)
  await screen.findByRole('heading', { name: 'You’re booked' })
  const keys = server.calls
    .filter((call) => call.operationName === 'PlaceOrder')
    .map((call) => (call.variables.input as { key: string }).key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('says that there was no answer until one comes, also when the next attempt is turned away', async () => {
  const answers: ReturnType<Answer>[] = [{ status: 503 }, { status: 429 }, { data: refusal('SLOT_FULL') }]
  const server = { ...available(), PlaceOrder: () => answers.shift() ?? {} }
  const { user } = await renderApp({ at, user: nadia, server })
  await pressPlace(user)
  expect(await screen.findByText(/It may still have worked/)).toBeDefined()
  await pressPlace(user)
  await waitFor(() => expect(answers).toHaveLength(1))
  await screen.findByText(/^Too many requests/)
  expect(screen.getByText(/It may still have worked/)).toBeDefined()
  await pressPlace(user)
  expect(await screen.findByText('This time was just taken')).toBeDefined()
})

it('tells of a full slot and leads to another time', async () => {
  const server = { ...available(), PlaceOrder: () => ({ data: refusal('SLOT_FULL') }) }
  const { user } = await renderApp({ at, user: nadia, server })
  await pressPlace(user)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This time was just taken')).toBeDefined()
  expect(alert.getByRole('link', { name: 'Choose another time' }).getAttribute('href')).toBe(
    '/selectServiceTime/1/a1/11?day=2025-11-27&slot=1&hm=930',
  )
})

it('leads to the order that has the same visit already, and rests', async () => {
  const [error] = refusal('DUPLICATE_BOOKING').placeOrder.userErrors
  const twin = { ...refusal('').placeOrder, userErrors: [{ ...error, recordId: 'K7M4-2QXP' }] }
  const server = { ...available(), PlaceOrder: () => ({ data: { placeOrder: twin } }) }
  const { user } = await renderApp({ at, user: nadia, server })
  await pressPlace(user)
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

it('says what is needed and what is there when points are missing', async () => {
  let points = 21_480
  const server = {
    Availability: () => ({ data: { me, profile, availability: { ...availability, points } } }),
    PlaceOrder: () => {
      points = 5_000
      return { data: refusal('NOT_ENOUGH_POINTS') }
    },
  }
  const { user } = await renderApp({ at, user: nadia, server })
  await pressPlace(user)
  expect(
    await screen.findByText(/This booking needs 14,820 points and you have 6,500: you’re 8,320 short/),
  ).toBeDefined()
  const recharge = within(screen.getAllByRole('alert')[0] as HTMLElement).getByRole('link', {
    name: 'Recharge points',
  })
  expect(recharge.getAttribute('href')).toBe('/userRecharge?points=8320')
})

it('leads to the recharge while points are missing, and lets the order rest', async () => {
  const { user, server } = await renderApp({ at, user: nadia, server: available({ points: 5_000 }) })
  const price = await pricePanel()
  const recharge = price.getByRole('link', { name: 'Add 8,320 points' })
  expect(recharge.getAttribute('href')).toBe('/userRecharge?points=8320')
  const place = price.getByRole<HTMLButtonElement>('button', { name: /^Place order/ })
  expect(place.disabled).toBe(true)
  const reason = document.getElementById(place.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('You’re 8,320 points short.')
  // of phones, which jsdom is none
  const bar = within(document.querySelector('[data-bottom-bar]') as HTMLElement)
  expect(bar.getByText('8,320 points short')).toBeDefined()
  expect(bar.getByText('Recharge points').getAttribute('href')).toBe('/userRecharge?points=8320')
  expect(bar.getByText<HTMLButtonElement>('Place order').disabled).toBe(true)
  expect(document.body.textContent).not.toMatch(/−[\d,]*320|What happens next/)
  expect(server.calls.some((call) => call.operationName === 'PlaceOrder')).toBe(false)
  await user.click(recharge)
  const ways = await screen.findAllByRole('link', { name: 'Back to booking' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([at, at])
})

it('reads a changed price again and shows it', async () => {
  let totalPoints = 14_820
  const server = {
    Availability: () => {
      const price = { ...standardClean.price, totalPoints }
      return {
        data: { me, profile, availability: { ...availability, service: { ...standardClean, price } } },
      }
    },
    PlaceOrder: () => {
      totalPoints = 15_000
      return { data: refusal('PRICE_CHANGED') }
    },
  }
  const { user } = await renderApp({ at, user: nadia, server })
  await pressPlace(user)
  expect(await screen.findByText(/It’s now 15,000 points instead of 14,820/)).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Place order · 15,000 points' })).toBeDefined()
})

it.each(['2025/11/31', '2025/11/23', '2025/11/18', 'NaN/11/27'])(
  'goes back from the invalid day %s',
  async (date) => {
    const bad = `/serviceOrderSummary/1/a1/11/${date}/1/930/0`
    const { path } = await renderApp({ at: bad, user: nadia, server: available() })
    expect(await screen.findByRole('heading', { level: 1, name: 'On-site time is invalid.' })).toBeDefined()
    await waitFor(() => expect(path()).toBe('/selectServiceTime/1/a1/11'))
  },
)
