import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionOf } from '../../session/session.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'
import { storeCatalog, storedCatalog } from '../parts/catalog/catalogs.ts'

it('reads the stored service, takes rooms and bathrooms, and shows what the detail list says', async () => {
  storeCatalog('LawnCare')
  const { user } = await renderApp({ at: '/serviceDetail', user: nadia })
  const calls = restServer(200, { msg: 'Choose a service on the home page to book.' })
  expect(screen.getByText('Last viewed: Lawn care')).toBeDefined()
  await fill(user, '4', '2')
  const told = await screen.findByText('Choose a service on the home page to book.')
  expect(told.closest('[role=status]')).not.toBeNull()
  expect(calls).toEqual(['/api/Service/getServiceDetailList?catalog=2'])
  expect(screen.getByRole('link', { name: 'Choose an address' }).getAttribute('href')).toBe(
    '/selectServiceAddress/2',
  )
})

it('asks nothing while a number is wrong, and says which', async () => {
  storeCatalog('HouseCleaning')
  const { user } = await renderApp({ at: '/serviceDetail', user: nadia })
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
  const { user } = await renderApp({ at: '/serviceDetail', user: nadia })
  restServer(500, {})
  await fill(user, '4', '2')
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load the details.')
})

it('ends a session that the server no longer knows', async () => {
  storeCatalog('HouseCleaning')
  const { user } = await renderApp({ at: '/serviceDetail', user: nadia })
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
