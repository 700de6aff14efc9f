import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nadia, renderApp } from '../../testing/renderApp.tsx'
import { plannedVisit, runningSeries } from '../../testing/seriesExamples.ts'

it('lists the series with the next visit, and says where they begin without any', async () => {
  const list = [
    runningSeries,
    { ...runningSeries, id: 's-2', serviceName: 'Deep clean', state: 'Ended', nextVisits: [] },
    {
      ...runningSeries,
      id: 's-3',
      serviceName: 'Mowing',
      nextVisits: [plannedVisit('2025-12-02', { state: 'Placed', takenDate: '2025-12-01' })],
    },
  ]
  const { user, path } = await renderApp({
    at: '/userSeries',
    user: nadia,
    server: {
      SeriesList: () => ({ data: { seriesList: list } }),
      Series: () => ({ data: { clock: { at: '2025-12-01T10:40:00-07:00' }, series: runningSeries } }),
    },
  })
  expect(await screen.findByText('Next visit: Tue, Dec 2 by 9:30 AM')).toBeDefined()
  expect(screen.getByText('Ended')).toBeDefined()
  expect(screen.getByText('Moved from Tue, Dec 2')).toBeDefined()
  const rows = within(screen.getByRole('main')).getAllByRole('listitem')
  const names = rows.map((row) => within(row).getByRole('link').textContent)
  expect(names).toEqual(['Mowing', 'Standard clean', 'Deep clean'])
  expect(screen.getByText(/^To start more, book a service/)).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Standard clean' }))
  await screen.findByText('About 32,110 points a month')
  expect(path()).toBe('/userSeries/s-1')
})
