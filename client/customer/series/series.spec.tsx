import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SeriesDetailFragment } from '../../domain/series/Series.generated.ts'
import { confirmedOrder } from '../../testing/bookingExamples.ts'
import { at as orderPage } from '../../testing/customer/visitOrder.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'
import { plannedVisit, runningSeries } from '../../testing/seriesExamples.ts'

const at = '/userSeries/s-1'
const booked = plannedVisit('2025-12-02', {
  state: 'Placed',
  orderNo: 'K7M4-2QXP',
  orderStatus: 'Confirmed',
  takenDate: '2025-12-02',
  takenTime: '09:30',
})
const clock = { at: '2025-12-01T10:40:00-07:00' }
const shows = (change: Partial<SeriesDetailFragment> = {}) => ({
  Series: () => ({ data: { clock, series: { ...runningSeries, ...change } } }),
})
const outcome = (change: Partial<SeriesDetailFragment>, message = 'Done.') => ({
  message,
  stale: false,
  series: { ...runningSeries, ...change },
  userErrors: [],
})
const refused = (code: string, field: string | null, message: string) => ({
  message: null,
  stale: false,
  series: null,
  userErrors: [{ code, field, message }],
})

async function visit(server: Record<string, Answer>) {
  const visited = await renderApp({ at, user: nadia, server })
  await screen.findByRole('heading', { level: 1, name: 'Standard clean' })
  const inputs = (name: string) =>
    visited.server.calls.filter((call) => call.operationName === name).map(({ variables }) => variables.input)
  return { ...visited, inputs }
}

const rows = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

it('shows when visits recur, the price of each, and every date with its state', async () => {
  await visit(
    shows({
      missingPoints: 3_200,
      nextVisits: [
        plannedVisit('2025-12-02', {
          state: 'Placed',
          orderNo: 'K7M4-2QXP',
          orderStatus: 'Confirmed',
          takenDate: '2025-12-03',
          takenTime: '09:30',
        }),
        plannedVisit('2025-12-16', { state: 'WaitingForPoints', canSkip: true }),
        plannedVisit('2025-12-30', { state: 'Skipped', canUnskip: true }),
        plannedVisit('2026-01-13', { canSkip: true, movesTo: '2026-01-12' }),
        plannedVisit('2026-01-27', { state: 'Missed', missedReason: 'Closed' }),
      ],
      pastVisits: [plannedVisit('2025-11-18', { state: 'Missed', missedReason: 'Full' })],
    }),
  )
  expect(screen.getByText('Every 2 weeks · Tuesday morning, by 9:30 AM')).toBeDefined()
  expect(screen.getByText('14,820 points each visit')).toBeDefined()
  expect(screen.getByText('About 32,110 points a month')).toBeDefined()
  expect(rows('Next visits')).toEqual([
    'Wed, Dec 3 by\u00A09:30\u00A0AMConfirmedMoved from Tue, Dec 2Cancel visit',
    'Tue, Dec 16 by\u00A09:30\u00A0AMWaiting for pointsSkip',
    'Tue, Dec 30 by\u00A09:30\u00A0AMSkippedUndo skip',
    'Mon, Jan 12 by\u00A09:30\u00A0AMPlannedClosed on Tue, Jan 13Skip',
    'Tue, Jan 27 by\u00A09:30\u00A0AMClosed that day',
  ])
  expect(rows('Earlier visits')).toEqual(['Tue, Nov 18 by\u00A09:30\u00A0AMNot possible: no room that week'])
  expect(screen.getByRole('link', { name: 'Wed, Dec 3 by\u00A09:30\u00A0AM' }).getAttribute('href')).toBe(
    orderPage,
  )
  expect(screen.getByText(/You’re 3,200 points short for the next visit/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Recharge points' }).getAttribute('href')).toBe(
    '/userRecharge?points=3200',
  )
})

it('skips a visit and takes that back by the same button, which keeps the focus', async () => {
  const skipped = [plannedVisit('2026-01-13', { state: 'Skipped', canUnskip: true })]
  const planned = [plannedVisit('2026-01-13', { canSkip: true })]
  let isSkipped = false
  const { user, inputs } = await visit({
    Series: () => ({
      data: { clock, series: { ...runningSeries, nextVisits: isSkipped ? skipped : planned } },
    }),
    SkipSeriesVisit: () => {
      isSkipped = true
      return { data: { skipSeriesVisit: outcome({ nextVisits: skipped }, 'Skipped.') } }
    },
    UnskipSeriesVisit: () => {
      isSkipped = false
      return { data: { unskipSeriesVisit: outcome({ nextVisits: planned }) } }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Skip Tue, Jan 13' }))
  expect(await screen.findByText('Skipped.')).toBeDefined()
  const back = await screen.findByRole('button', { name: 'Undo skip of Tue, Jan 13' })
  expect(document.activeElement).toBe(back)
  await user.click(back)
  expect(await screen.findByRole('button', { name: 'Skip Tue, Jan 13' })).toBeDefined()
  expect(inputs('SkipSeriesVisit')).toMatchObject([{ seriesId: 's-1', date: '2026-01-13' }])
  expect(inputs('UnskipSeriesVisit')).toMatchObject([{ seriesId: 's-1', date: '2026-01-13' }])
})

it('says what cancelling a booked visit costs on the page of its order', async () => {
  const { user, path } = await visit({
    ...shows({ nextVisits: [booked] }),
    OrderDetail: () => ({ data: { order: confirmedOrder } }),
  })
  await user.click(screen.getByRole('link', { name: 'Cancel visit, Tue, Dec 2' }))
  const dialog = await openedDialog('alertdialog', 'Cancel this order?')
  expect(dialog.getByRole('button', { name: 'Cancel and pay 2,500 points' })).toBeDefined()
  expect(path()).toBe(orderPage)
})

it('agrees to a new price at the points that are shown', async () => {
  const nextVisits = [plannedVisit('2025-12-16', { state: 'PriceToAgree' })]
  let agreedPoints = 14_820
  const now = () => ({
    nextVisits: agreedPoints === 15_400 ? [] : nextVisits,
    pointsNow: 15_400,
    agreedPoints,
  })
  const { user, inputs } = await visit({
    Series: () => ({ data: { clock, series: { ...runningSeries, ...now() } } }),
    AgreeSeriesPrice: () => {
      agreedPoints = 15_400
      return { data: { agreeSeriesPrice: outcome(now()) } }
    },
  })
  expect(screen.getByText(/A visit now costs 15,400 points instead of 14,820/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Agree to 15,400 points' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull())
  expect(document.activeElement?.tagName).toBe('H1')
  expect(inputs('AgreeSeriesPrice')).toMatchObject([{ seriesId: 's-1', pointsSeen: 15_400 }])
})

it('changes the rhythm from a first visit behind the booked ones, and shows a refusal at its field', async () => {
  const answers = [refused('DAY_CLOSED', 'first', 'We’re closed on this day.'), outcome({}, 'Saved.')]
  const { user, inputs } = await visit({
    ...shows({ closedDates: ['2025-12-19'] }),
    ChangeSeries: () => ({ data: { changeSeries: answers.shift() } }),
  })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = await openedDialog('dialog', 'Change recurring visits')
  await user.selectOptions(dialog.getByLabelText('How often?'), 'Every 4 weeks')
  await user.selectOptions(dialog.getByLabelText('Day of the week'), 'Friday')
  await user.selectOptions(dialog.getByLabelText('Arrival by'), '1300')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByRole('link', { name: 'We’re closed on this day.' })).toBeDefined()
  expect(dialog.getByLabelText('Starting on').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByRole('option', { name: 'Fri, Dec 19, 2025 · Closed' })).toHaveProperty('disabled', true)
  await user.selectOptions(dialog.getByLabelText('Starting on'), 'Fri, Dec 12, 2025')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved.')).toBeDefined()
  expect(inputs('ChangeSeries')[1]).toMatchObject({
    ...{ seriesId: 's-1', everyWeeks: 4, first: '2025-12-12', slot: 'Afternoon', hour: 13, minute: 0 },
    whenFull: 'Move',
  })
})

it('pauses from a day on until it is resumed', async () => {
  const paused = { state: 'Paused' as const, pauses: [{ from: '2025-12-01', to: null }] }
  let isPaused = false
  const { user, inputs } = await visit({
    Series: () => ({ data: { clock, series: isPaused ? { ...runningSeries, ...paused } : runningSeries } }),
    PauseSeries: () => {
      isPaused = true
      return { data: { pauseSeries: outcome(paused) } }
    },
    ResumeSeries: () => {
      isPaused = false
      return { data: { resumeSeries: outcome({}) } }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  const dialog = await openedDialog('dialog', 'Pause recurring visits')
  await user.click(dialog.getByRole('button', { name: 'Pause visits' }))
  expect(await screen.findByText('No visits from Mon, Dec 1, 2025 until you resume.')).toBeDefined()
  expect(inputs('PauseSeries')).toMatchObject([{ seriesId: 's-1', to: null }])
  await user.click(screen.getByRole('button', { name: 'Resume now' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume now' })).toBeNull())
})

it('says in a pause that a visit already booked stays', async () => {
  const pauses = [{ from: '2025-12-01', to: null }]
  await visit(shows({ state: 'Paused', pauses, nextVisits: [booked] }))
  expect(screen.getByText(/^Visits already booked stay booked\./)).toBeDefined()
})

it('ends after it has named the visits that stay booked', async () => {
  const nextVisits = [booked]
  let state: SeriesDetailFragment['state'] = 'Running'
  const { user } = await visit({
    Series: () => ({ data: { clock, series: { ...runningSeries, nextVisits, state } } }),
    EndSeries: () => {
      state = 'Ended'
      return { data: { endSeries: outcome({ nextVisits, state }, 'Ended.') } }
    },
  })
  await user.click(screen.getByRole('button', { name: 'End' }))
  const dialog = await openedDialog('alertdialog', 'End recurring visits?')
  expect(dialog.getByRole('link', { name: 'Tue, Dec 2 by\u00A09:30\u00A0AM' }).getAttribute('href')).toBe(
    orderPage,
  )
  await user.click(dialog.getByRole('button', { name: 'End visits' }))
  expect(await screen.findByText('These recurring visits have ended.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

it('says that there is no such series', async () => {
  await renderApp({ at, user: nadia, server: { Series: () => ({ data: { clock, series: null } }) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find these visits' })).toBeDefined()
})
