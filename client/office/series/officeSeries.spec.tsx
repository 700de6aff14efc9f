import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { pendingOrder } from '../../testing/office/orderExamples.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'
import { plannedVisit, runningSeries } from '../../testing/seriesExamples.ts'

const clock = { at: '2025-12-01T10:40:00-07:00' }
const { customer } = pendingOrder
const officeSeries = { id: 's-1', customer, usualCrew: null, series: runningSeries }
const begun = {
  action: 'Started',
  at: '2025-11-10T09:00:00-07:00',
  zoneLabel: 'MST',
  by: { role: 'Customer', name: 'Graham Olsen' },
  date: '2025-11-18',
  to: null,
  rhythm: { everyWeeks: 2, weekday: 2, slot: 'Morning' },
  points: 14_820,
  group: null,
  missedReason: null,
}
const skipped = {
  ...begun,
  action: 'VisitSkipped',
  at: '2025-12-01T10:40:00-07:00',
  by: { role: 'Admin', name: 'Olivia Park' },
  date: '2025-12-02',
  rhythm: null,
  points: null,
}
const staffGroups = [
  { id: 'g-1', groupNo: '1' },
  { id: 'g-2', groupNo: '2' },
]

async function visit(at: string, server: Record<string, Answer>) {
  const visited = await renderApp({
    at,
    admin: olivia,
    server: { OrderCounts: () => ({ data: { orderCounts: [] } }), ...server },
  })
  const inputs = (name: string) =>
    visited.server.calls.filter((call) => call.operationName === name).map(({ variables }) => variables.input)
  return { ...visited, inputs }
}

it('lists running series and those that wait, each with customer, rhythm, crew and what is missing', async () => {
  const waiting = {
    ...runningSeries,
    nextVisits: [plannedVisit('2025-12-02', { state: 'WaitingForPoints' })],
    missingPoints: 3_200,
  }
  const { user, path, server } = await visit('/adminSeries', {
    OfficeSeriesList: ({ variables }) => {
      const series = variables.waiting ? waiting : runningSeries
      const items = [{ id: 's-1', customer, usualCrew: staffGroups[1], series }]
      return { data: { officeSeriesList: { totalCount: 1, items } } }
    },
  })
  const link = await screen.findByRole('link', { name: 'Graham Olsen Standard clean' })
  expect(link.getAttribute('href')).toBe('/adminSeries/s-1')
  expect(link.closest('li')?.textContent?.replace(/\s/g, ' ')).toMatch(
    /Every 2 weeksTuesday by 9:30 AM.+Crew 2.+Tue, Dec 2/,
  )
  await user.click(screen.getByRole('link', { name: 'Waiting' }))
  expect(await screen.findByText('Waiting for points')).toBeDefined()
  expect(screen.getByText('3,200 points short')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'House cleaning' }))
  await waitFor(() => expect(path()).toBe('/adminSeries?list=Waiting&catalog=HouseCleaning'))
  const asked = server.calls.filter((call) => call.operationName === 'OfficeSeriesList')
  expect(asked.map(({ variables: { state, waiting, catalog } }) => [state, waiting, catalog])).toEqual([
    ['Running', null, undefined],
    [null, true, undefined],
    [null, true, 'HouseCleaning'],
  ])
})

it('skips a visit for the customer, on the office’s own mutation', async () => {
  const nextVisits = [plannedVisit('2025-12-02', { state: 'Skipped', canUnskip: true })]
  let series = runningSeries
  const { user, inputs } = await visit('/adminSeries/s-1', {
    OfficeSeries: () => ({ data: { clock, officeSeries: { ...officeSeries, series }, staffGroups } }),
    SkipCustomerSeriesVisit: () => {
      series = { ...runningSeries, nextVisits }
      const payload = {
        message: 'Skipped.',
        stale: false,
        userErrors: [],
        series: { ...officeSeries, series },
      }
      return { data: { skipCustomerSeriesVisit: payload } }
    },
    OfficeSeriesTrail: () => {
      const changes = series === runningSeries ? [begun] : [begun, skipped]
      return { data: { officeSeries: { id: 's-1', changes } } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change Tracking List' }))
  const trail = within(await screen.findByRole('table'))
  const done = () => trail.getAllByRole('row').map(({ textContent }) => textContent)
  expect(done().slice(1)).toEqual([
    expect.stringMatching(
      /^Visits startedfrom .*18.*Every 2 weeks · Tuesday morning14,820 points each visit.*CustomerGraham Olsen$/,
    ),
  ])
  await user.click(await screen.findByRole('button', { name: 'Skip Tue, Dec 2' }))
  expect(await screen.findByRole('button', { name: 'Undo skip of Tue, Dec 2' })).toBeDefined()
  await waitFor(() => expect(done()[2]).toMatch(/^Visit skipped.*Dec 2.*AdminOlivia Park$/))
  expect(inputs('SkipCustomerSeriesVisit')).toMatchObject([{ seriesId: 's-1', date: '2025-12-02' }])
  expect(screen.getByRole('link', { name: 'Graham Olsen' }).getAttribute('href')).toBe(
    '/adminUserList?user=c-1',
  )
})

it('leaves a new price to the customer', async () => {
  const nextVisits = [plannedVisit('2025-12-02', { state: 'PriceToAgree' })]
  const series = { ...runningSeries, nextVisits, pointsNow: 15_400 }
  await visit('/adminSeries/s-1', {
    OfficeSeries: () => ({ data: { clock, officeSeries: { ...officeSeries, series }, staffGroups } }),
  })
  expect(await screen.findByText(/A visit now costs 15,400 points/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull()
})

it('sets the usual crew, and shows why it cannot be', async () => {
  const refused = { code: 'SERIES_ENDED', field: null, message: 'These recurring visits have ended.' }
  const { user, inputs } = await visit('/adminSeries/s-1', {
    OfficeSeries: () => ({ data: { clock, officeSeries, staffGroups } }),
    SetSeriesCrew: () => ({
      data: { setSeriesCrew: { message: null, stale: false, series: null, userErrors: [refused] } },
    }),
  })
  await user.selectOptions(await screen.findByLabelText('Usual crew'), 'Crew 2')
  expect(within(await screen.findByRole('alert')).getByText(refused.message)).toBeDefined()
  expect(inputs('SetSeriesCrew')).toMatchObject([{ seriesId: 's-1', groupId: 'g-2' }])
})
