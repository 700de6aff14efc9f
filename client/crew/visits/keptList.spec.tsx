import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
    expect(await screen.findByText(/This list is from Thu, Nov 27, 9:28 AM\./)).toBeDefined()
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('stays while the server has a fault, which a toast tells', async () => {
    keep(Date.now())
    const broken = () => ({ status: 500 })
    await renderApp({ at, staff: marek, server: { CrewDay: broken, CrewOrders: broken } })
    expect(await screen.findByText(/Something went wrong/)).toBeDefined()
    expect(screen.getByRole('article', { name: 'Nadia Kowalchuk' })).toBeDefined()
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
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
    expect(await screen.findByText(/could not be loaded/)).toBeDefined()
    expect(localStorage.getItem('staff.list.s-1')).toBeNull()
  })
})
