import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type SessionUser, sessionOf, startSession } from '../../session/session.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const omar: SessionUser = { userId: 'c-2', userNo: '100046', firstName: 'Omar' }

it('goes home with its figures when another tab signed out', async () => {
  const { path } = await openRecharge({ [nadia.userId]: 12_345 })
  expect(await screen.findByText(/12,345/)).toBeDefined()
  signOutElsewhere('false')
  await waitFor(() => expect(screen.queryByText(/12,345/)).toBeNull())
  expect(path()).toBe('/')
  const notice = (await screen.findByText('You signed out in another tab.')).closest('[role=alert]')
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/login')
  // not beside it what signing in is for
  expect(screen.queryByText('Sign in to see the page you asked for.')).toBeNull()
})

it('does not say so of a session that another tab lost', async () => {
  const { path } = await openRecharge({ [nadia.userId]: 12_345 })
  await screen.findByText(/12,345/)
  signOutElsewhere(null)
  await waitFor(() => expect(path()).toBe('/'))
  expect(screen.queryByText('You signed out in another tab.')).toBeNull()
})

it('shows nothing of the one before when another tab signed in somebody else', async () => {
  const { server } = await openRecharge({ [nadia.userId]: 12_345, [omar.userId]: 6789 })
  expect(await screen.findByText(/12,345/)).toBeDefined()
  elsewhere({ 'customer.currentUser': JSON.stringify(omar), 'customer.token': omar.userId })
  expect(screen.queryByText(/12,345/)).toBeNull()
  expect(await screen.findByText(/6,789/)).toBeDefined()
  expect(server.calls.at(-1)?.headers.get('authorization')).toBe(`Bearer ${omar.userId}`)
})

it('does not go on with its own token under the name another tab signed in', async () => {
  await renderApp({ at: '/no/such/page' })
  act(() => startSession('customer', { token: 'of-nadia', user: nadia, isRemember: false }))
  elsewhere({ 'customer.currentUser': JSON.stringify(omar) })
  expect(sessionOf('customer')).toBeNull()
})

it('keeps its own token when another tab only changed the name', async () => {
  await renderApp({ at: '/no/such/page' })
  act(() => startSession('customer', { token: 'of-nadia', user: nadia, isRemember: false }))
  elsewhere({ 'customer.currentUser': JSON.stringify({ ...nadia, firstName: 'Nadja' }) })
  expect(sessionOf('customer')?.token).toBe('of-nadia')
  expect(sessionOf('customer')?.user.firstName).toBe('Nadja')
})

/** The recharge page with the paid points of whoever the call's token names. */
function openRecharge(pointsOf: Readonly<Record<string, number>>) {
  startSession('customer', { token: nadia.userId, user: nadia, isRemember: true })
  return renderApp({
    at: '/userRecharge',
    server: {
      RechargeHead: ({ headers }) => {
        const id = headers.get('authorization')?.replace('Bearer ', '') ?? ''
        const me = { __typename: 'Customer', id, userNo: '1', points: pointsOf[id], rewardPoints: 0 }
        return { data: { me } }
      },
    },
  })
}

function signOutElsewhere(flag: string | null): void {
  elsewhere({ 'customer.isLoggedIn': flag, 'customer.currentUser': null, 'customer.token': null })
}

/** What another tab writes, and how this one hears of it; null takes an entry away. */
function elsewhere(entries: Readonly<Record<string, string | null>>): void {
  const events = Object.entries(entries).map(([key, newValue]) => {
    const oldValue = localStorage.getItem(key)
    if (newValue === null) localStorage.removeItem(key)
    else localStorage.setItem(key, newValue)
    return new StorageEvent('storage', { key, oldValue, newValue })
  })
  act(() => {
    for (const event of events) window.dispatchEvent(event)
  })
}
