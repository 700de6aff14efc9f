import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { olivia, renderApp } from '../../../testing/renderApp.tsx'

const clock = () => ({
  data: { clock: { __typename: 'OrderMoment', at: '2025-11-19T10:40:00-07:00', zoneLabel: 'MST' } },
})

it('links to the five lists and says what time it is where the business is', async () => {
  await renderApp({ at: '/adminMainPage', admin: olivia, server: { OfficeClock: clock } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Settings')
  expect(await screen.findByText('Wednesday, November 19, 2025, 10:40 AM MST')).toBeDefined()
  const links = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order Settings', '/adminOrderList'],
    ['User Settings', '/adminUserList'],
    ['Service Items', '/adminServiceList'],
    ['Staff Settings', '/adminStaffList'],
    ['Staff Groups', '/adminStaffGroupList'],
  ])
})

it('sends whoever is no administrator to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminMainPage' })
  expect(path()).toBe('/admin')
})
