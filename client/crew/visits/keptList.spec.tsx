import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { isServerThere } from '../../browser/connection.ts'
import { learnClock } from '../../format/serverClock.ts'
import { cleaningJob, crewDay, crewPages } from '../../testing/crew/crewExamples.ts'
import { marek, renderApp } from '../../testing/renderApp.tsx'

const at = '/staffOngoingOrderList/0'
const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}
const inService = { ...cleaningJob, status: 'InService' as const }

describe('the list without a connection', () => {
  const keep = (readAt: number) => {
    const pages = crewPages([inService])({
      operationName: '',
      variables: { first: 5 },
      headers: new Headers(),
    })
    const kept = {
      readAt,
      orders: { __typename: 'Query', ...pages.data },
      day: { __typename: 'Query', ...crewDay().data },
    }
    localStorage.setItem('staff.list.s-1', JSON.stringify(kept))
  }

  it('is the one that was read last, and says from when', async () => {
    keep(Date.parse('2025-11-27T16:28:00Z'))
    learnClock('2025-11-28T08:00:00-07:00', Date.now())
    await renderApp({ at, staff: marek, server: { CrewDay: noNetwork, CrewOrders: noNetwork } })
    expect(await screen.findByRole('article', { name: 'Nadia Kowalchuk' })).toBeDefined()
    expect(await screen.findByText(/List last updated Thu, Nov 27, 9:28 AM\./)).toBeDefined()
    // the bar says it, so no toast does
    expect(screen.queryByText(/check your connection|network/i)).toBeNull()
    expect(screen.queryByText(/Couldn’t load your visits/)).toBeNull()
  })

  it.each([at, '/staffMainPage'])('of yesterday says nothing of today: %s', async (at) => {
    keep(Date.parse('2025-11-27T16:28:00Z'))
    learnClock('2025-11-28T08:00:00-07:00', Date.now())
    await renderApp({ at, staff: marek, server: { CrewDay: noNetwork, CrewOrders: noNetwork } })
    expect(await screen.findByText(/List last updated/)).toBeDefined()
    const heading = screen.getByRole('heading', { level: 1 }).textContent
    expect(heading).toBe(at === '/staffMainPage' ? 'Staff Settings' : 'Friday, November 28')
    await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull())
    expect(screen.queryByText(/visits today/)).toBeNull()
  })

  it('stays while the server has a fault, which a toast tells', async () => {
    keep(Date.now())
    const broken = () => ({ status: 500 })
    await renderApp({ at, staff: marek, server: { CrewDay: broken, CrewOrders: broken } })
    expect(await screen.findByText(/Something went wrong/)).toBeDefined()
    expect(screen.getByRole('article', { name: 'Nadia Kowalchuk' })).toBeDefined()
    expect(screen.queryByText(/Couldn’t load your visits/)).toBeNull()
  })

  it('is forgotten when somebody signs out', async () => {
    keep(Date.now())
    const { user, path } = await renderApp({
      at,
      staff: marek,
      server: {
        CrewDay: crewDay,
        CrewOrders: crewPages([inService]),
        SignOut: () => ({ data: { signOut: { message: 'Bye.', userErrors: [] } } }),
      },
    })
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(path()).toBe('/staff'))
    expect(Object.keys(localStorage).filter((name) => name.startsWith('staff.list.'))).toEqual([])
  })

  it('belongs to who read it', async () => {
    keep(Date.now())
    await renderApp({
      at,
      staff: { ...marek, staffId: 's-2' },
      server: { CrewDay: noNetwork, CrewOrders: noNetwork },
    })
    expect(await screen.findByText(/Couldn’t load your visits/)).toBeDefined()
    expect(localStorage.getItem('staff.list.s-1')).toBeNull()
  })
})

it('is from when the server answered last, whatever happens on the page since', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-11-27T16:28:00Z') })
  let isOn = true
  let minutes = 0
  const clockOf = () => ({ at: `2025-11-27T${minutes < 60 ? '09:28' : '10:28'}:00-07:00`, zoneLabel: 'MST' })
  const pages = crewPages([cleaningJob])
  const { user } = await renderApp({
    at,
    staff: marek,
    server: {
      CrewDay: () => (isOn ? { data: { crewToday: 2, crewDoneToday: 0, clock: clockOf() } } : noNetwork()),
      CrewOrders: (call) => (isOn ? pages(call) : noNetwork()),
      StartService: noNetwork,
    },
  })
  const start = await screen.findByRole('button', { name: /Start Service/ })
  isOn = false
  const pass = (more: number) => {
    minutes += more
    vi.setSystemTime(Date.parse('2025-11-27T16:28:00Z') + minutes * 60_000)
  }
  pass(59)
  await user.click(start)
  expect(await screen.findByText(/List last updated 9:28\sAM\./)).toBeDefined()
  pass(1)
  isOn = true
  await act(async () => void (await isServerThere()))
  const readAt = () => JSON.parse(localStorage.getItem('staff.list.s-1') ?? '{}').readAt
  await waitFor(() => expect(readAt()).toBe(Date.parse('2025-11-27T17:28:00Z')))
})
