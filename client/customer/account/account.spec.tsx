import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionOf } from '../../session/session.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const rank = {
  __typename: 'Rank',
  rank: 11,
  title: 'Gold',
  discountTenths: 50,
  experience: 3036,
  nextExperience: 3300,
}
const defaultAddress = {
  __typename: 'Address',
  id: 'a-1',
  unit: null,
  streetNo: '46',
  streetName: 'Larkspur Way SW',
  city: 'Calgary',
  province: 'AB',
  postal: 'T3H 2K7',
}
const me = {
  __typename: 'Customer',
  id: 'c-1',
  userNo: '100045',
  firstName: 'Nadia',
  lastName: 'Kowalchuk',
  email: 'nadia@example.ca',
  phoneNo: '+14035550172',
  points: 21_480,
  rewardPoints: 1500,
  ongoingOrderCount: 2,
  historyOrderCount: 14,
  rank,
  defaultAddress,
}
const order = (id: string, fields: object) => ({
  __typename: 'OrderEdge',
  node: {
    __typename: 'Order',
    id,
    orderNo: id,
    status: 'Confirmed',
    catalog: 'LawnCare',
    serviceName: id,
    address: { ...defaultAddress, id: undefined },
    staff: [],
    viewerMay: { reschedule: false, addInstructions: false },
    ...fields,
  },
})
const edges = [
  order('Fall clean-up', { periodType: 'Day', bookedDate: '2025-11-22', bookedTime: '09:30' }),
  order('Seasonal snow', {
    periodType: 'Season',
    bookedDate: '2025-09-01',
    bookedTime: null,
    status: 'InService',
    catalog: 'SnowRemoval',
  }),
]

function account(changes: object = {}, orders: object[] = edges): Answer {
  return () => ({
    data: {
      me: { ...me, ...changes },
      seriesList: [],
      orders: { __typename: 'OrderConnection', edges: orders },
    },
  })
}

async function visit(Account: Answer, more: Record<string, Answer> = {}) {
  const visited = await renderApp({ at: '/account', user: nadia, server: { Account, ...more } })
  await screen.findByRole('region', { name: 'Points' })
  return visited
}

const card = (name: string) => within(screen.getByRole('region', { name }))

it('greets by first name and shows the customer number on request', async () => {
  const { user } = await visit(account())
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Nadia' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show your customer number' }))
  expect(screen.getByText('Customer number 100045')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Customer number 100045')).toBeNull()
})

it('shows all points with their worth, and both buckets', async () => {
  await visit(account())
  expect(card('Points').getByText(/22,980/)).toBeDefined()
  expect(card('Points').getByText('= $229.80')).toBeDefined()
  expect(card('Points').getByText('21,480')).toBeDefined()
  expect(card('Points').getByText('1,500')).toBeDefined()
})

it('says nothing of reward points without any', async () => {
  await visit(account({ rewardPoints: 0 }))
  expect(card('Points').queryByText(/reward/)).toBeNull()
})

it('shows rank, discount and progress', async () => {
  await visit(account())
  expect(card('Rank').getByText('Gold')).toBeDefined()
  expect(card('Rank').getByText('5.0% off every booking')).toBeDefined()
  const bar = card('Rank').getByRole('progressbar', { name: 'Experience toward rank 12' })
  expect(bar.getAttribute('aria-valuenow')).toBe('92')
  expect(card('Rank').getByText('3,036 of 3,300 XP')).toBeDefined()
})

it('says that the top rank is reached', async () => {
  await visit(
    account({ rank: { ...rank, rank: 50, title: 'Amethyst', experience: 70_000, nextExperience: 61_250 } }),
  )
  expect(card('Rank').getByRole('progressbar', { name: 'Highest rank reached' })).toBeDefined()
})

it('counts orders and names the next ones with day and hour or season', async () => {
  await visit(account())
  expect(card('Orders').getByText('14')).toBeDefined()
  expect(card('Orders').getByText('Saturday, November 22 by 9:30 AM')).toBeDefined()
  expect(card('Orders').getByText('Sep 2025 – Apr 2026')).toBeDefined()
  expect(card('Orders').getByText('In service')).toBeDefined()
})

it('begins with the next visit: when, where, who, and what can be changed', async () => {
  const clean = order('Standard clean', {
    ...{ periodType: 'Day', bookedDate: '2025-11-25', bookedTime: '09:30', catalog: 'HouseCleaning' },
    staff: [{ staffNo: '100', photo: '/photo.webp', firstName: 'Marek' }],
    viewerMay: { reschedule: true, addInstructions: true },
  })
  const season = edges[1] ?? {}
  const { user, path } = await visit(account({}, [season, clean]))
  const [first] = screen.getAllByRole('region')
  expect(first?.getAttribute('aria-labelledby')).toBe('next-visit')
  const next = card('Next visit')
  for (const words of [/^Tuesday, November 25 by/, '46 Larkspur Way SW, Calgary', 'Marek'])
    expect(next.getByText(words)).toBeDefined()
  expect(next.getByRole('link', { name: 'Reschedule' }).getAttribute('href')).toBe(
    '/rescheduleOrder/Standard%20clean',
  )
  await user.click(next.getByRole('link', { name: 'Add instructions' }))
  await waitFor(() => expect(path()).toBe('/userOrderDetail/Standard%20clean'))
})

it('shows the frequent address and contact info', async () => {
  await visit(account())
  expect(card('Settings').getByText('46 Larkspur Way SW, Calgary, AB T3H 2K7')).toBeDefined()
  expect(card('Settings').getByText(/\(403\) 555-0172/)).toBeDefined()
})

it('says what is missing to a new customer', async () => {
  await visit(account({ defaultAddress: null, phoneNo: null, ongoingOrderCount: 0 }, []))
  expect(card('Settings').getByText(/No address yet/)).toBeDefined()
  expect(card('Settings').getByText(/No phone number yet/)).toBeDefined()
  expect(card('Orders').getByText(/Nothing booked/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Three steps to your first visit' })).toBeNull()
})

it.each([
  [{ points: 0, rewardPoints: 0, defaultAddress: null }, ['Add an address', 'Recharge']],
  [{ points: 0, rewardPoints: 0 }, ['Recharge']],
  [{ defaultAddress: null }, ['Add an address']],
  [{}, []],
])('leads a customer who never ordered to the first visit: %o', async (has, links) => {
  await visit(account({ ...has, ongoingOrderCount: 0, historyOrderCount: 0 }, []))
  const steps = card('Three steps to your first visit')
  expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(steps.queryAllByRole('link').map((link) => link.textContent)).toEqual(links)
  expect(steps.queryAllByRole('heading', { name: /Done$/ })).toHaveLength(2 - links.length)
  expect(card('Orders').queryByText(/Nothing booked/)).toBeNull()
  expect(card('Orders').getByText('Your visits will show up here.')).toBeDefined()
})

it('offers no booking on an account that is to be erased', async () => {
  const erasure = { id: '7', latest: { at: '2026-12-27T10:00:00-07:00' } }
  await visit(account({ ongoingOrderCount: 0, historyOrderCount: 0 }, []), {
    AskedErasure: () => ({ data: { privacy: { erasure } } }),
  })
  await screen.findByRole('button', { name: 'Keep my account' })
  expect(screen.queryByRole('region', { name: 'Three steps to your first visit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Quick Book' })).toBeNull()
  expect(screen.queryByText(/Nothing booked/)).toBeNull()
})

it('leads Quick Book to /about while an order of the catalog is unfinished', async () => {
  const { user, path, server } = await visit(account(), {
    UnfinishedOrders: () => ({
      data: {
        unfinishedOrders: [
          { __typename: 'Order', id: 'o-1', orderNo: 'K7M4-2QXP', serviceName: 'Season pass' },
        ],
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Quick Book' }))
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(names).toEqual(['House cleaning', 'Snow removal', 'Lawn care'])
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  for (const name of ['House cleaning', 'Snow removal']) {
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name }).dataset.highlighted).toBe(''))
  }
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/about'))
  expect(server.calls.at(-1)?.variables).toEqual({ catalog: 'SnowRemoval' })
  // a toast, and a notice that stays
  await waitFor(() => expect(screen.getAllByText(/^You already have snow removal booked\./)).toHaveLength(2))
  const inTheWay = screen.getByRole('link', { name: 'See “Season pass”' })
  expect(inTheWay.getAttribute('href')).toBe('/userOrderDetail/K7M4-2QXP')
  await user.click(screen.getByRole('link', { name: 'Book another' }))
  await waitFor(() => expect(path()).toBe('/selectServiceAddress/3'))
})

it('offers another try when the account cannot be read', async () => {
  let isDown = true
  const answer: Answer = (call) =>
    isDown ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } : account()(call)
  const { user } = await renderApp({ at: '/account', user: nadia, server: { Account: answer } })
  expect(await screen.findByText('Something went wrong. Error code: INTERNAL_SERVER_ERROR')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Points' })).toBeDefined()
})

it.each<[string, Answer]>([
  ['a GraphQL error', () => ({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] })],
  ['the status 401', () => ({ status: 401, errors: [{ message: 'x' }] })],
  [
    'no customer behind the token',
    () => ({ data: { me: null, seriesList: [], orders: { __typename: 'OrderConnection', edges: [] } } }),
  ],
])('signs out and goes home on %s', async (_, answer) => {
  const { path } = await renderApp({ at: '/account', user: nadia, server: { Account: answer } })
  expect(await screen.findByText('Your session has expired, please login again.')).toBeDefined()
  await waitFor(() => expect(path()).toBe('/'))
  expect(sessionOf('customer')).toBeNull()
})

it('sends a visitor to the home page', async () => {
  const { path } = await renderApp({ at: '/account' })
  expect(path()).toBe('/')
})
