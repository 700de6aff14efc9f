import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { CLEANING_POINTS } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { watchRequests } from '../../testing/requestStatements.ts'
import {
  OFFICE_SERIES_COMMANDS,
  OFFICE_SERIES_LIST,
  OFFICE_SERIES_OF_ID,
  SERIES_COMMANDS,
  SERIES_LIST,
  SERIES_OF_ID,
} from '../../testing/seriesDocuments.ts'

/** Recurring visits at `/graphql`, on a Tuesday, November 24 (section N). */

let world: OfficeWorld
let who: Newcomer
beforeAll(async () => {
  world = await openOfficeWorld()
  who = await world.customer()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

const FIRST = '2026-12-15'
const rhythm = { everyWeeks: 2, first: FIRST, slot: 'Morning', hour: 9, minute: 30 }

interface Payload {
  readonly message: string | null
  readonly stale: boolean
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
  readonly series: (Record<string, unknown> & { readonly id: string }) | null
}

const given = (query: string, input: object, token: string): Promise<Payload> =>
  world.product.as(token).root(query, { input: { key: crypto.randomUUID(), ...input } })
const asCustomer = (root: keyof typeof SERIES_COMMANDS, input: object, token = who.token) =>
  given(SERIES_COMMANDS[root], input, token)
const asOffice = (root: keyof typeof OFFICE_SERIES_COMMANDS, input: object) =>
  given(OFFICE_SERIES_COMMANDS[root], input, world.admin.token)

function starting(change: object = {}, of = who) {
  const [addressId] = of.addressIds
  const serviceId = demoServiceId('standardClean')
  return { addressId, serviceId, ...rhythm, pointsSeen: CLEANING_POINTS, ...change }
}

async function begun(change: object = {}, of = who): Promise<string> {
  const { series, userErrors } = await asCustomer('startSeries', starting(change, of), of.token)
  if (series === null) throw new Error(JSON.stringify(userErrors))
  return series.id
}

const refused = (code: string, field: string | null = null) => ({
  series: null,
  message: null,
  userErrors: [{ code, field }],
})

describe('bad input', () => {
  it.each<[string, object, string, string | null]>([
    ['no interval of ours', { everyWeeks: 3 }, 'FIELD_INVALID', 'everyWeeks'],
    ['no interval at all', { everyWeeks: 0 }, 'FIELD_INVALID', 'everyWeeks'],
    ['a day that is none', { first: '2026-02-30' }, 'DATE_INVALID', 'first'],
    ['no day', { first: '' }, 'DATE_INVALID', 'first'],
    ['a day of the past', { first: '2026-11-23' }, 'DATE_PAST', 'first'],
    ['a day too far', { first: '2028-01-04' }, 'DATE_TOO_FAR', 'first'],
    ['a Sunday', { first: '2026-12-13' }, 'DATE_INVALID', 'first'],
    ['an hour of the other half', { hour: 13 }, 'TIME_OUTSIDE_SLOT', 'hour'],
    ['no half', { slot: 'None' }, 'SLOT_REQUIRED', 'slot'],
    ['a price of before', { pointsSeen: 1 }, 'PRICE_CHANGED', null],
    ['no address', { addressId: '' }, 'ADDRESS_REQUIRED', 'addressId'],
    ['no service', { serviceId: '' }, 'SERVICE_REQUIRED', 'serviceId'],
    ['an address of nobody', { addressId: crypto.randomUUID() }, 'NOT_FOUND', null],
    ['an odd address', { addressId: "' or 1=1 --" }, 'NOT_FOUND', null],
  ])('begins nothing with %s', async (_, change, code, field) => {
    expect(await asCustomer('startSeries', starting(change))).toMatchObject(refused(code, field))
  })

  it('begins nothing for a service of a month or a season', async () => {
    for (const serviceId of [demoServiceId('snowMonth'), demoServiceId('snowSeason')]) {
      const asked = starting({ serviceId, slot: 'None', hour: 0, minute: 0 })
      expect(await asCustomer('startSeries', asked)).toMatchObject(refused('SERIES_DAY_ONLY'))
    }
  })

  it.each<[keyof typeof SERIES_COMMANDS, object, string, string | null]>([
    ['changeSeries', { ...rhythm, everyWeeks: 5 }, 'FIELD_INVALID', 'everyWeeks'],
    ['changeSeries', { ...rhythm, first: 'tomorrow' }, 'DATE_INVALID', 'first'],
    ['pauseSeries', { from: '2026-11-23' }, 'DATE_PAST', 'from'],
    ['pauseSeries', { from: 'soon' }, 'DATE_INVALID', 'from'],
    ['pauseSeries', { from: '2026-12-20', to: '2026-12-19' }, 'DATE_INVALID', 'to'],
    ['pauseSeries', { from: '2026-12-20', to: '2026-12-32' }, 'DATE_INVALID', 'to'],
    ['pauseSeries', { from: '2028-01-01' }, 'DATE_TOO_FAR', 'from'],
    ['resumeSeries', { from: '2026-12-20' }, 'SERIES_NOT_PAUSED', null],
    ['resumeSeries', { from: '' }, 'DATE_INVALID', 'from'],
    ['skipSeriesVisit', { date: '2026-12-16' }, 'SERIES_NO_VISIT', 'date'],
    ['skipSeriesVisit', { date: 'never' }, 'DATE_INVALID', 'date'],
    ['unskipSeriesVisit', { date: FIRST }, 'SERIES_NO_VISIT', 'date'],
    ['agreeSeriesPrice', { pointsSeen: 1 }, 'PRICE_CHANGED', null],
  ])('%s refuses %j', async (root, terms, code, field) => {
    const seriesId = await begun()
    expect(await asCustomer(root, { seriesId, ...terms })).toMatchObject(refused(code, field))
    expect(await asCustomer('endSeries', { seriesId })).toMatchObject({ userErrors: [] })
    if (root !== 'agreeSeriesPrice' || code !== 'PRICE_CHANGED') return
    expect(await asCustomer(root, { seriesId, ...terms })).toMatchObject(refused('SERIES_ENDED'))
  })

  it('sets no crew that is not there', async () => {
    const seriesId = await begun()
    const absent = { seriesId, groupId: crypto.randomUUID() }
    expect(await asOffice('setSeriesCrew', absent)).toMatchObject(refused('NOT_FOUND', 'groupId'))
  })

  it("finds another's series as little as one that is absent", async () => {
    const [stranger, seriesId] = [await world.customer(), await begun()]
    for (const id of [seriesId, seriesId.toUpperCase(), crypto.randomUUID(), "' or 1=1 --", ''])
      expect(await asCustomer('endSeries', { seriesId: id }, stranger.token)).toMatchObject(
        refused('NOT_FOUND'),
      )
    expect(await world.product.as(stranger.token).ask(SERIES_OF_ID, { id: seriesId })).toEqual({
      series: null,
    })
    expect(await world.ask(OFFICE_SERIES_OF_ID, { id: seriesId.toUpperCase() })).toEqual({
      officeSeries: null,
    })
  })

  it('pages the list of the office within its bounds', async () => {
    for (const page of [{ page: 0 }, { pageSize: 7 }]) {
      const { body } = await world.product.graphql(OFFICE_SERIES_LIST, page, { token: world.admin.token })
      expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    }
  })
})

describe('a series', () => {
  it('shows its dates, what they cost, and what can be done with each', async () => {
    const id = await begun()
    await asCustomer('skipSeriesVisit', { seriesId: id, date: '2026-12-29' })
    await asCustomer('pauseSeries', { seriesId: id, from: '2027-01-10', to: '2027-01-20' })
    const { series } = await world.product.as(who.token).ask(SERIES_OF_ID, { id })
    expect(series).toMatchObject({
      ...{ everyWeeks: 2, weekday: 2, slot: 'Morning', time: '09:30', whenFull: 'Move', state: 'Running' },
      ...{ agreedPoints: CLEANING_POINTS, pointsNow: CLEANING_POINTS, missingPoints: 0, placedAhead: 0 },
      ...{ address: { id: who.addressIds[0] }, pauses: [{ from: '2027-01-10', to: '2027-01-20' }] },
      nextVisits: [
        { date: FIRST, state: 'Planned', canSkip: true, canUnskip: false, orderNo: null },
        { date: '2026-12-29', state: 'Skipped', canSkip: false, canUnskip: true },
        { date: '2027-01-12', state: 'Paused' },
        { date: '2027-01-26', state: 'Planned' },
        { date: '2027-02-09' },
        { date: '2027-02-23' },
      ],
      ...{ pastVisits: [], usualStaff: [], closedDates: [], ended: null },
    })
  })

  it('ends for good, and is listed after those that run', async () => {
    const somebody = await world.customer()
    const [over, running] = [await begun({}, somebody), await begun({}, somebody)]
    const ended = await asCustomer('endSeries', { seriesId: over }, somebody.token)
    expect(ended).toMatchObject({
      message: 'Recurring visits ended',
      series: { state: 'Ended', nextVisits: [], ended: { at: expect.any(String) } },
    })
    const { seriesList } = await world.product.as(somebody.token).ask(SERIES_LIST)
    expect(seriesList).toMatchObject([{ id: running }, { id: over }])
  })
})

describe('the office', () => {
  it('begins, changes and ends a series for a customer', async () => {
    const somebody = await world.customer()
    const start = { customerId: somebody.userId, ...starting({}, somebody) }
    const { series } = await asOffice('startCustomerSeries', start)
    expect(series).toMatchObject({ customer: { id: somebody.userId }, usualCrew: null })
    const seriesId = series?.id ?? ''
    const { groupId, groupNo } = world.crews[0]
    expect(await asOffice('setSeriesCrew', { seriesId, groupId })).toMatchObject({
      series: { usualCrew: { id: groupId, groupNo }, series: { usualStaff: [{}, {}] } },
    })
    const changed = { seriesId, ...rhythm, first: '2026-12-17', everyWeeks: 4, whenFull: 'Skip' }
    expect(await asOffice('changeCustomerSeries', changed)).toMatchObject({
      series: { series: { everyWeeks: 4, weekday: 4, whenFull: 'Skip' } },
    })
    const pause = { seriesId, from: '2026-11-24' }
    expect(await asOffice('pauseCustomerSeries', pause)).toMatchObject({
      series: { series: { state: 'Paused', pauses: [{ from: '2026-11-24', to: null }] } },
    })
    const asked = { customerId: somebody.userId, state: 'Paused', catalog: 'HouseCleaning', waiting: false }
    expect(await world.ask(OFFICE_SERIES_LIST, asked)).toMatchObject({
      officeSeriesList: { totalCount: 1, page: 1, pageSize: 10, items: [{ id: seriesId }] },
    })
    expect(await world.ask(OFFICE_SERIES_LIST, { ...asked, state: 'Running' })).toMatchObject({
      officeSeriesList: { totalCount: 0, items: [] },
    })
    await asOffice('resumeCustomerSeries', { seriesId, from: '2026-11-24' })
    await asOffice('skipCustomerSeriesVisit', { seriesId, date: '2026-12-17' })
    await asOffice('unskipCustomerSeriesVisit', { seriesId, date: '2026-12-17' })
    const by = { role: 'Admin', id: world.admin.id, name: expect.any(String) }
    expect(await asOffice('endCustomerSeries', { seriesId })).toMatchObject({
      userErrors: [],
      series: {
        series: { state: 'Ended' },
        changes: [
          { action: 'Started', by, channel: 'Graphql', date: FIRST, points: CLEANING_POINTS },
          { action: 'CrewSet', by, group: { groupNo } },
          { action: 'Changed', by, date: '2026-12-17', rhythm: { everyWeeks: 4 } },
          { action: 'Paused', by, date: '2026-11-24', to: null },
          { action: 'Resumed', by, date: '2026-11-24' },
          { action: 'VisitSkipped', by, date: '2026-12-17' },
          { action: 'VisitUnskipped', by, date: '2026-12-17' },
          { action: 'Ended', by },
        ],
      },
    })
  })
})

it('lists ten series with at most three statements', async () => {
  const somebody = await world.customer()
  for (let nth = 0; nth < 10; nth++) await begun({}, somebody)
  const requests = watchRequests()
  const list = () => world.product.as(somebody.token).ask(SERIES_LIST)
  await list()
  const { statements } = await requests.of(list)
  requests.end()
  expect(statements).toBeLessThanOrEqual(3)
})
