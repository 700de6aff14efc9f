import type { Page } from '@playwright/test'
import type { SeriesDetailFragment, SeriesVisitFragment } from '../../domain/series/Series.generated.ts'
import { answerCalls } from '../answerCalls.ts'
import { named } from '../bookingExamples.ts'
import { pendingOrder } from '../office/orderExamples.ts'
import { plannedVisit, runningSeries } from '../seriesExamples.ts'
import { failingServer, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const clock = { at: '2027-02-24T10:00:00-07:00' }
const list = '/userSeries'
const route = '/userSeries/:seriesId'

const booked = (date: string, change: Partial<SeriesVisitFragment> = {}) =>
  plannedVisit(date, {
    ...{
      state: 'Placed',
      takenDate: date,
      takenTime: '09:30',
      orderNo: 'K7M4-2QXP',
      orderStatus: 'Confirmed',
    },
    ...change,
  })
const later = [
  plannedVisit('2027-03-30', { state: 'Skipped', canUnskip: true }),
  plannedVisit('2027-04-13', { canSkip: true, movesTo: '2027-04-12' }),
  plannedVisit('2027-04-27', { canSkip: true }),
  plannedVisit('2027-05-11', { canSkip: true }),
]
const photo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>'
const usualCrew = ['Sam', 'Lee'].map((firstName, nth) =>
  named('OrderStaff', { staffNo: `S${nth}`, photo, firstName }),
)
const past = [
  booked('2027-02-16', { orderStatus: 'Completed' }),
  plannedVisit('2027-02-02', { state: 'Missed', missedReason: 'Full' }),
]
const going: SeriesDetailFragment = {
  ...runningSeries,
  closedDates: ['2027-04-13'],
  usualStaff: usualCrew,
  nextVisits: [
    booked('2027-03-02', { takenDate: '2027-03-03' }),
    plannedVisit('2027-03-16', { canSkip: true }),
    ...later,
  ],
  pastVisits: past,
}
const waiting: SeriesDetailFragment = {
  ...going,
  missingPoints: 3_200,
  nextVisits: [
    booked('2027-03-02'),
    plannedVisit('2027-03-16', { state: 'WaitingForPoints', canSkip: true }),
    ...later,
  ],
}
const dearer: SeriesDetailFragment = {
  ...going,
  pointsNow: 15_400,
  nextVisits: [plannedVisit('2027-03-16', { state: 'PriceToAgree', canSkip: true }), ...later],
}
const paused: SeriesDetailFragment = {
  ...going,
  state: 'Paused',
  pauses: [named('SeriesPause', { from: '2027-02-20', to: null })],
  nextVisits: later.map(({ date }) => plannedVisit(date, { state: 'Paused' })),
}
const ended: SeriesDetailFragment = { ...going, state: 'Ended', nextVisits: [] }

/** Recurring visits: the list, and a series in each of its states. */
export const seriesScreens: readonly ScreenState[] = [
  { name: 'series-list', route: list, seenBy: 'avery', arrange: answering(going) },
  { name: 'series-list-waiting', route: list, seenBy: 'avery', arrange: answering(waiting) },
  { name: 'series-list-failed', route: list, seenBy: 'avery', arrange: failingServer },
  ...Object.entries({ going, waiting, dearer, paused, ended }).map(
    ([state, series]): ScreenState => ({
      name: `series-${state}`,
      route,
      seenBy: 'avery',
      address: `/userSeries/${series.id}`,
      arrange: answering(series),
    }),
  ),
  ...['change', 'pause', 'end'].map(
    (dialog, place): ScreenState => ({
      name: `series-${dialog}`,
      route,
      seenBy: 'avery',
      address: `/userSeries/${going.id}`,
      arrange: answering(going),
      prepare: (page) => openDialog(page, place),
    }),
  ),
  { name: 'office-series-list', route: '/adminSeries', seenBy: 'admin', arrange: answering(waiting) },
  { name: 'office-series-full', route: '/adminSeries', seenBy: 'admin', arrange: everyState },
  { name: 'office-series-none', route: '/adminSeries', seenBy: 'admin', arrange: noSeries },
  {
    name: 'office-series',
    route: '/adminSeries/:seriesId',
    seenBy: 'admin',
    address: `/adminSeries/${going.id}`,
    arrange: answering(dearer),
  },
  { name: 'series-list-none', route: list, seenBy: 'noor' },
  { name: 'series-not-found', route, seenBy: 'noor', address: '/userSeries/none' },
]

/** The office's list with a series in each of its states. */
async function everyState(page: Page): Promise<void> {
  const crews = [null, named('OrderGroupRef', { id: 'g-2', groupNo: '2' })]
  const items = [going, waiting, dearer, paused, ended].map((series, at) =>
    named('OfficeSeries', {
      id: `s-${at}`,
      series: { ...series, id: `s-${at}` },
      customer: { ...pendingOrder.customer, id: `c-${at}` },
      usualCrew: crews[at % 2],
    }),
  )
  await answerList(page, items)
}

async function noSeries(page: Page): Promise<void> {
  await answerList(page, [])
}

async function answerList(page: Page, items: readonly object[]): Promise<void> {
  const officeSeriesList = { totalCount: items.length, items }
  await answerCalls(page, (operation) =>
    operation === 'OfficeSeriesList' ? { data: { officeSeriesList } } : undefined,
  )
}

function answering(series: SeriesDetailFragment): (page: Page) => Promise<void> {
  const office = named('OfficeSeries', {
    id: series.id,
    series,
    customer: pendingOrder.customer,
    usualCrew: null,
  })
  const answers: Readonly<Record<string, object>> = {
    SeriesList: { seriesList: [series] },
    Series: { clock, series },
    OfficeSeriesList: { officeSeriesList: { totalCount: 1, items: [office] } },
    OfficeSeries: { clock, officeSeries: office, staffGroups: [] },
  }
  return (page) => answerCalls(page, (operation) => answers[operation] && { data: answers[operation] })
}

/** By one of the buttons that stand beside each other under the facts of a series. */
async function openDialog(page: Page, place: number): Promise<void> {
  await page.locator('main section').first().getByRole('button').nth(place).click()
  await untilDialog(page)
}
