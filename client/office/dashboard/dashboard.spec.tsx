import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dashboard, none, week } from '../../testing/office/dashboardExample.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

function open(answer: object = dashboard, at = '/adminMainPage') {
  return renderApp({
    at,
    admin: olivia,
    server: { Dashboard: () => ({ data: { dashboard: answer } }) },
  })
}

it('links to the five lists, tells what is behind them and what time it is where the business is', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Settings')
  expect(await screen.findByText('Wednesday, November 19, 2025, 10:40 AM MST')).toBeDefined()
  const links = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order Settings 47 pending, 9 of them in the next 7 days', '/adminOrderList'],
    ['User Settings 406 customers', '/adminUserList'],
    ['Service Items 17 across 3 service types', '/adminServiceList'],
    ['Staff Settings 21 active', '/adminStaffList'],
    ['Staff Groups 9 crews', '/adminStaffGroupList'],
  ])
})

it('begins with today, each figure with the way to exactly that', async () => {
  await open()
  const strip = await screen.findByRole('region', { name: 'Today' })
  const links = within(strip).getAllByRole('link')
  const report = '/adminReports?report=orders&by=Booked&from=2025-11-19&to=2025-11-19'
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['4 visits today', '/adminCalendar?day=2025-11-19'],
    ['1 done', `${report}&status=Completed`],
    ['2 in progress', `${report}&status=InService`],
    ['1 late', '/adminCalendar?day=2025-11-19'],
    ['2 unassigned tomorrow', '/adminCalendar?day=2025-11-20'],
  ])
})

it('lists what waits on top, each with the way to exactly that', async () => {
  const work = {
    lateVisits: 1,
    unendedVisits: 2,
    openComplaints: 3,
    erasureRequests: 2,
    stoppedVisits: 1,
    visitsWithoutCrew: 2,
    failedMails: 3,
  }
  await open({ ...dashboard, work })
  const list = await screen.findByRole('region', { name: 'To do' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 overdue visit: confirmed but never started', '/adminOverdue'],
    ['2 visits started on an earlier day but never ended', '/adminOverdue'],
    ['3 open complaints', '/adminReports?report=orders&status=Disputed&from=&to='],
    ['2 erasure requests', '/adminUserList?list=erasure'],
    ['1 recurring visit on hold', '/adminSeries?list=Waiting'],
    ['2 recurring visits without their usual crew', '/adminOrderList'],
    ['1 list is behind', '/adminMainPage#lists'],
  ])
  expect(within(list).getByText('3 emails couldn’t be delivered in the last 7 days')).toBeDefined()
})

it('shows running series and why visits were missed', async () => {
  const missed = { seriesId: 's-1', customerName: 'Nadia Kowalchuk', date: '2025-11-18', reason: 'Points' }
  await open({ ...dashboard, runningSeries: 12, missedVisits: [missed] })
  const card = within(await screen.findByRole('region', { name: 'Recurring visits' }))
  expect(card.getByText('12 running. 1 visit missed in the last 14 days.')).toBeDefined()
  expect(card.getByRole('listitem').textContent).toBe(
    'Tue, Nov 18 Nadia Kowalchuk · Not possible: too few points',
  )
})

it('leads to the lists that are behind, further down on the page', async () => {
  const { user } = await open()
  const card = await screen.findByRole('region', { name: 'System status' })
  await user.click(screen.getByRole('link', { name: '1 list is behind' }))
  expect(document.activeElement).toBe(card)
})

it('leads there also when the address is opened anew', async () => {
  await open(dashboard, '/adminMainPage#lists')
  const card = await screen.findByRole('region', { name: 'System status' })
  await waitFor(() => expect(document.activeElement).toBe(card))
})

it.each([
  ['Orders placed', '49 orders in 14 days. Peak: Nov 18 (43)'],
  ['Points sold vs. spent', '8 weeks: 5,100 sold, 4,000 spent. Outstanding: 10,000 points (1,000 reward)'],
  ['Orders cancelled', '4 in 8 weeks (4% of orders placed)'],
  ['Order status, last 30 days', '589 orders. 3 open complaints.'],
  ['Crew workload, next 7 days', '6 orders in 7 days. Busiest: Crew 1 (2.25 days)'],
  ['System status', 'One of 2 lists is behind.'],
])('answers "%s" in a sentence', async (question, answer) => {
  await open()
  const card = await screen.findByRole('region', { name: question })
  expect(within(card).getByText(answer)).toBeDefined()
})

it('shows the figures of a picture as a table', async () => {
  const { user } = await open()
  const card = await screen.findByRole('region', { name: 'Orders placed' })
  expect(within(card).getByRole('img').getAttribute('aria-label')).toContain('49 orders in 14 days.')
  await user.click(within(card).getByRole('button', { name: 'Table' }))
  const rows = within(card).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'House cleaning', 'Lawn care', 'Snow removal', 'All'],
    ['Nov 18', '14', '3', '26', '43'],
    ['Nov 19', '6', '0', '0', '6'],
  ])
  expect(within(card).queryByRole('img')).toBeNull()
  await user.click(within(card).getByRole('button', { name: 'Chart' }))
  expect(within(card).getByRole('img')).toBeDefined()
  await user.click(within(card).getByRole('button', { name: '8 weeks' }))
  expect(within(card).getByText('100 orders in 8 weeks, 40 this week so far')).toBeDefined()
  expect(within(card).getByRole('img').getAttribute('aria-label')).toContain('100 orders in 8 weeks')
})

it('shows the eight groups with the most to do, and how many there are beside', async () => {
  const crews = Array.from({ length: 11 }, (_, at) => ({
    groupId: `g-${at}`,
    groupNo: `Crew ${at}`,
    orders: 1,
    takenDays: at,
    workingDays: 6,
  }))
  await open({ ...dashboard, crews })
  const card = await screen.findByRole('region', { name: 'Crew workload, next 7 days' })
  const rows = within(card).getAllByRole('listitem')
  expect(rows.map((row) => row.firstChild?.textContent)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10].map((at) => `Crew ${at}`),
  )
  expect(within(card).getByText('3 more crews in the table')).toBeDefined()
})

it('tells how far a list is behind, and for how long', async () => {
  const { user } = await open()
  const card = await screen.findByRole('region', { name: 'System status' })
  expect(within(card).getByText('12 behind, the oldest for 2 minutes')).toBeDefined()
  await user.click(within(card).getByRole('button', { name: 'Table' }))
  const rows = within(card).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['List', 'Behind (events)', 'Longest wait', 'On hold'],
    ['Orders', '0', '–', '0'],
    ['Payments and tax', '12', '2 minutes', '0'],
  ])
})

it('gives notice of changes that a list could not show', async () => {
  const [orders, payments] = dashboard.readModels
  const readModels = [
    { ...orders, deadLetters: 2 },
    { ...payments, deadLetters: 1 },
  ]
  await open({ ...dashboard, readModels })
  const notice = /^3 changes couldn’t be shown and are on hold \(Orders, Payments and tax\)\./
  expect(await screen.findByText(notice)).toBeDefined()
  const card = await screen.findByRole('region', { name: 'System status' })
  expect(within(card).getByText('2 on hold')).toBeDefined()
  expect(within(card).queryByText('Up to date')).toBeNull()
})

it('gives no such notice while there are none', async () => {
  await open()
  expect(await screen.findByText('Up to date')).toBeDefined()
  expect(screen.queryByText(/on hold/)).toBeNull()
})

it('says that there is nothing, of a new business', async () => {
  await open({
    ...dashboard,
    days: [{ date: '2025-11-19', ...none }],
    weeks: [{ ...week, from: '2025-11-17' }],
    unassignedTomorrow: none,
    readModels: dashboard.readModels.slice(0, 1),
    crews: [],
  })
  expect(await screen.findByText('No orders in 14 days.')).toBeDefined()
  expect(screen.getByText('All caught up.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'System status' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull()
  expect(screen.getByText('None in 8 weeks.')).toBeDefined()
  expect(screen.getByText('No assigned orders in the next 7 days.')).toBeDefined()
})

it('keeps the links when the figures cannot be read, and reads them again', async () => {
  let isBroken = true
  const { user } = await renderApp({
    at: '/adminMainPage',
    admin: olivia,
    server: { Dashboard: () => (isBroken ? { status: 500 } : { data: { dashboard } }) },
  })
  expect(await screen.findByText('Couldn’t load the figures.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Order Settings' })).toBeDefined()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/406 customers/)).toBeDefined()
})

it('sends whoever is no administrator to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminMainPage' })
  expect(path()).toBe('/admin')
})
