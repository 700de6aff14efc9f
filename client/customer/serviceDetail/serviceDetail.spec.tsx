import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionOf } from '../../session/session.ts'
import { clock, deepClean, nadiasAddress, named, standardClean } from '../../testing/bookingExamples.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'
import { storeCatalog, storedCatalog } from '../parts/catalog/catalogs.ts'

/** Out of season for as long as November's calendar reaches. */
const resting = named('ServiceOffer', {
  ...standardClean,
  id: '21',
  name: 'Mowing',
  offeredMonths: [6],
})

const server = {
  BookingAddresses: () => ({ data: { addresses: [nadiasAddress] } }),
  ServiceOffers: () => ({
    data: {
      clock,
      serviceOffers: { points: 0, rewardPoints: 0, address: nadiasAddress, offers: [deepClean, resting] },
    },
  }),
} satisfies Record<string, Answer>

async function openDetails() {
  const app = await renderApp({ at: '/serviceDetail', user: nadia, server })
  await screen.findByRole('heading', { level: 2, name: 'Mowing' })
  return app
}

it('says what each service includes, when it is offered and what it costs at home', async () => {
  storeCatalog('LawnCare')
  await openDetails()
  expect(screen.getByRole('heading', { level: 1, name: 'Lawn care' })).toBeDefined()
  const mowing = screen.getByRole('heading', { name: 'Mowing' }).closest('li') as HTMLElement
  expect(within(mowing).getByText('14,820 points')).toBeDefined()
  expect(within(mowing).getByText('Kitchen')).toBeDefined()
  expect(within(mowing).getByText(/^Offered /)).toBeDefined()
  expect(within(mowing).getByText(/^Visits start again in /)).toBeDefined()
  const price = within(screen.getByRole('complementary', { name: 'Price' }))
  expect(price.getByText('14,820 points')).toBeDefined()
  expect(price.getByText('Prices are for 46 Larkspur Way SW.')).toBeDefined()
  expect(price.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('/selectServiceAddress/2')
})

it('asks for an address where there is none', async () => {
  storeCatalog('LawnCare')
  const addresses = () => ({ data: { addresses: [] } })
  await renderApp({ at: '/serviceDetail', user: nadia, server: { BookingAddresses: addresses } })
  expect((await screen.findByRole('link', { name: 'Add an address' })).getAttribute('href')).toBe(
    '/addUserAddress?next=%2FselectServiceAddress%2F2',
  )
})

it('reads the stored service, takes rooms and bathrooms, and shows what the detail list says', async () => {
  storeCatalog('LawnCare')
  const { user } = await openDetails()
  const calls = restServer(200, { msg: 'Choose a service on the home page to book.' })
  await fill(user, '4', '2')
  const told = await screen.findByText('Choose a service on the home page to book.')
  expect(told.closest('[role=status]')).not.toBeNull()
  expect(calls).toEqual(['/api/Service/getServiceDetailList?catalog=2'])
})

it('asks nothing while a number is wrong, and says which', async () => {
  storeCatalog('HouseCleaning')
  const { user } = await openDetails()
  const calls = restServer(200, { msg: 'never' })
  await fill(user, '4', 'two')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Enter the number of bathrooms, from 0 to 50.')
  expect(screen.getByLabelText('Bathrooms').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Rooms').getAttribute('aria-invalid')).toBe('false')
  expect(calls).toEqual([])
})

it('says when the details do not come', async () => {
  storeCatalog('HouseCleaning')
  const { user } = await openDetails()
  restServer(500, {})
  await fill(user, '4', '2')
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load the details.')
})

it('ends a session that the server no longer knows', async () => {
  storeCatalog('HouseCleaning')
  const { user } = await openDetails()
  restServer(401, { tag: 'error', msg: 'no' })
  await fill(user, '4', '2')
  await vi.waitFor(() => expect(sessionOf('customer')).toBeNull(), 15_000)
})

it.each([null, 'Windows'])('leads to the services when %j is stored', async (stored) => {
  if (stored) localStorage.setItem('customer.serviceCatalog', stored)
  await renderApp({ at: '/serviceDetail', user: nadia })
  expect(screen.getByRole('heading', { level: 2, name: 'You haven’t chosen a service yet' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the services' }).getAttribute('href')).toBe('/')
})

it('remembers the service that a booking was begun with', async () => {
  const { user } = await renderApp({
    at: '/',
    server: { CatalogTeasers: () => ({ data: { catalogTeasers: [] } }) },
  })
  await user.click(screen.getByRole('button', { name: 'Book snow removal' }))
  await screen.findByRole('heading', { level: 1, name: 'Sign In' })
  expect(storedCatalog()).toBe('SnowRemoval')
})

function restServer(status: number, body: object): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    calls.push(input)
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return calls
}

async function fill(user: Awaited<ReturnType<typeof renderApp>>['user'], rooms: string, bathrooms: string) {
  await user.type(screen.getByLabelText('Rooms'), rooms)
  await user.type(screen.getByLabelText('Bathrooms'), bathrooms)
  await user.click(screen.getByRole('button', { name: 'Show details' }))
}
