import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { crewDay, crewPages } from '../../testing/crew/crewExamples.ts'
import { marek, renderApp } from '../../testing/renderApp.tsx'

const server = { CrewDay: crewDay, CrewOrders: crewPages([]) }

it.each([
  ['/staffMainPage', false],
  ['/staffOngoingOrderList/0', true],
])('offers at %s to sign out in words, and the main page to who is elsewhere', async (at, isElsewhere) => {
  await renderApp({ at, staff: marek, server })
  expect(screen.getByRole('button', { name: 'Sign out' }).textContent).toBe('Sign out')
  expect(screen.queryAllByRole('link', { name: 'Staff Settings' })).toHaveLength(isElsewhere ? 1 : 0)
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
})

it('offers who is not signed in the way home', async () => {
  await renderApp({ at: '/staff', server })
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/staff')
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
})
