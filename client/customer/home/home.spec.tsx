import { screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { PageContext } from '../../layout/PageMain.tsx'
import type { Answer } from '../../testing/fakeServer.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { watchReloads } from '../../testing/reloads.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'
import { isLoading } from '../../ui/activity.ts'

const CatalogTeasers: Answer = () => ({
  data: {
    catalogTeasers: [
      { catalog: 'HouseCleaning', fromPoints: 10_800 },
      { catalog: 'LawnCare', fromPoints: null },
    ],
  },
})
const unfinished =
  (...ids: string[]): Answer =>
  () => ({
    data: { unfinishedOrders: ids.map((id) => ({ __typename: 'Order', id, orderNo: id, serviceName: id })) },
  })

describe('/', () => {
  it('shows hero, services, about and testimonials', async () => {
    await renderApp({ server: { CatalogTeasers } })
    expect(
      screen.getByRole('heading', { level: 1, name: 'A cared‑for home, in every season.' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Book now' }).getAttribute('href')).toBe('#services')
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+14035550110')
    expect(screen.getByRole('region', { name: 'About Aspenrow' })).toBeDefined()
    expect(screen.getAllByRole('figure')).toHaveLength(2)
    await waitFor(() =>
      expect(document.title).toBe('House cleaning, lawn care and snow removal in Calgary – Aspenrow'),
    )
  })

  it('leads the hot spots of the picture to the cards', async () => {
    await renderApp({ server: { CatalogTeasers } })
    const spots = within(screen.getByRole('navigation', { name: 'Our services around the house' }))
    for (const link of spots.getAllByRole('link'))
      expect(document.querySelector(String(link.getAttribute('href')))?.tagName).toBe('LI')
  })

  it('offers three services to book and a fourth tile that cannot be booked', async () => {
    await renderApp({ server: { CatalogTeasers } })
    const services = within(screen.getByRole('region', { name: 'What we look after' }))
    const buttons = services.getAllByRole('button').map((button) => button.textContent)
    expect(buttons).toEqual(['Book cleaning', 'Book lawn care', 'Book snow removal'])
    expect(services.getByRole('heading', { name: 'And many more' })).toBeDefined()
    expect(services.queryAllByRole('link')).toEqual([])
  })

  it('names the price a service begins at where the server knows one', async () => {
    const { server } = await renderApp({ server: { CatalogTeasers } })
    expect(await screen.findByText('10,800 points')).toBeDefined()
    expect(screen.getByText('$108.00')).toBeDefined()
    expect(screen.getAllByText('From')).toHaveLength(1)
    expect(server.calls[0]?.headers.get('accept-language')).toBe('en-CA')
  })

  it('keeps working without prices', async () => {
    await renderApp({ server: { CatalogTeasers: () => ({ status: 500 }) } })
    expect(screen.getByRole('button', { name: 'Book cleaning' })).toBeDefined()
    expect(screen.queryByText('From')).toBeNull()
  })
})

describe('a service card', () => {
  it('sends a visitor to /login', async () => {
    const { user, path } = await renderApp({ server: { CatalogTeasers } })
    await user.click(screen.getByRole('button', { name: 'Book lawn care' }))
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('sends a customer with unfinished orders of that catalog to /account', async () => {
    const { user, path, server } = await renderApp({
      user: nadia,
      server: {
        CatalogTeasers,
        UnfinishedOrders: unfinished('o-1'),
        Account: () => ({ data: { me: null, seriesList: [], orders: { edges: [] } } }),
      },
      routes: places,
    })
    await user.click(screen.getByRole('button', { name: 'Book lawn care' }))
    await waitFor(() => expect(path()).toBe('/account'))
    expect(await screen.findByText('You already have lawn care booked.')).toBeDefined()
    expect(server.calls.at(-1)?.variables).toEqual({ catalog: 'LawnCare' })
  })

  it('sends a customer without them to the choice of an address', async () => {
    const { user, path } = await renderApp({
      user: nadia,
      server: { CatalogTeasers, UnfinishedOrders: unfinished() },
      routes: places,
    })
    await user.click(screen.getByRole('button', { name: 'Book snow removal' }))
    await waitFor(() => expect(path()).toBe('/selectServiceAddress/3'))
  })

  it('stays where it is when the call fails, and tells the code', async () => {
    const { user, path } = await renderApp({
      user: nadia,
      server: { CatalogTeasers, UnfinishedOrders: () => ({ status: 503 }) },
      routes: places,
    })
    await user.click(screen.getByRole('button', { name: 'Book snow removal' }))
    expect(await screen.findByText('Something went wrong. Error code: 503')).toBeDefined()
    expect(path()).toBe('/')
  })

  it.each([0, 1])('leads nowhere once the page was left, with %i unfinished orders', async (count) => {
    const { user, path } = await renderApp({
      user: nadia,
      server: { CatalogTeasers, UnfinishedOrders: unfinished(...['o-1'].slice(0, count)) },
      routes: places,
    })
    const answer = holdAnswers('UnfinishedOrders')
    await user.click(screen.getByRole('button', { name: 'Book lawn care' }))
    await waitFor(() => expect(isLoading()).toBe(true))
    await user.click(screen.getByRole('link', { name: 'Meet the team' }))
    await waitFor(() => expect(path()).toBe('/about'))
    vi.useFakeTimers()
    answer()
    await vi.waitFor(() => expect(isLoading()).toBe(false), 15_000)
    await vi.runAllTimersAsync()
    expect([path(), screen.queryByText(/^You already have lawn care/)]).toEqual(['/about', null])
  })

  it('can be pressed again when its code is missing, tells that and looks for a newer version', async () => {
    vi.doMock('../parts/catalog/unfinishedOrder.ts', () => {
      throw new Error('taken away')
    })
    const { user, path } = await renderApp({
      user: nadia,
      server: { CatalogTeasers, UnfinishedOrders: unfinished() },
      routes: places,
    })
    const reload = watchReloads()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Book snow removal' })
    await user.click(button)
    expect(await screen.findByText(/^We couldn’t load this part of the page\./)).toBeDefined()
    await waitFor(() => expect(button.disabled).toBe(false))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    vi.doUnmock('../parts/catalog/unfinishedOrder.ts')
    await user.click(button)
    await waitFor(() => expect(path()).toBe('/selectServiceAddress/3'))
  })
})

/** The home page with bare places around it. */
const places = [
  {
    element: <Outlet context={{ isLeft: false } satisfies PageContext} />,
    children: [
      { index: true, lazy: () => import('./HomePage.tsx'), HydrateFallback: () => null },
      { path: '*', element: null },
    ],
  },
]
