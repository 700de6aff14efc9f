import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { ActorRole } from '../../kernel/command.ts'
import { granted } from '../../kernel/rejection.ts'
import { listSeries, seriesPage, unendedSeries } from '../../readmodels/series/series.queries.ts'
import { countStatements } from '../../testing/countStatements.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { type SeriesSteps, seriesSteps } from '../../testing/seriesSteps.ts'

/** Recurring visits through the application, on a Tuesday, November 24 (section N). */

let world: OfficeWorld
let steps: SeriesSteps
let somebody: Newcomer
beforeAll(async () => {
  world = await openOfficeWorld()
  steps = seriesSteps(world.product)
  somebody = await world.customer()
})
afterAll(() => world.product.stop())

const FIRST = '2026-12-15'
const series = () => world.product.application.series
const customer = (who: Newcomer) => world.product.command(who.userId, ActorRole.Customer)
const office = () => world.product.command(world.admin.id, ActorRole.Admin)

it('is begun once for its key, at the price on screen, and shown at once', async () => {
  const command = { ...customer(somebody), key: { id: crypto.randomUUID(), terms: 'begin' } }
  const request = steps.weekly(somebody, FIRST)
  const first = granted(await series().start(command, request))
  const again = granted(await series().start(command, request))
  expect([first.stale, again.value]).toEqual([false, first.value])
  expect(await steps.seriesOf(first.value.seriesId)).toMatchObject({
    series: { userId: somebody.userId, agreedPoints: 13_500, rhythms: [{ first: FIRST }] },
    begunBy: { id: somebody.userId, role: ActorRole.Customer },
  })
})

it.each([
  ['another price', { pointsSeen: 13_499 }, 'PRICE_CHANGED', undefined],
  ['no address', { addressId: '' }, 'ADDRESS_REQUIRED', 'addressId'],
  ['an address of nobody', { addressId: crypto.randomUUID() }, 'NOT_FOUND', undefined],
  ['no service', { serviceId: '' }, 'SERVICE_REQUIRED', 'serviceId'],
  ['a service that is not there', { serviceId: crypto.randomUUID() }, 'NOT_FOUND', undefined],
  ['a service of a season', { serviceId: demoServiceId('snowSeason') }, 'SERIES_DAY_ONLY', undefined],
] as const)('is refused with %s', async (_, change, rejected, field) => {
  const outcome = await series().start(customer(somebody), steps.weekly(somebody, FIRST, change))
  expect(outcome).toMatchObject({ rejected, ...(field && { field }) })
})

it('changes by its customer and by the office, on the record, and by nobody else', async () => {
  const who = await world.customer()
  const seriesId = await steps.started(who, steps.weekly(who, FIRST))
  const stranger = await world.customer()
  expect(await series().end(customer(stranger), { seriesId })).toEqual({ rejected: 'NOT_FOUND' })
  expect(await series().end(office(), { seriesId, userId: stranger.userId })).toEqual({
    rejected: 'NOT_FOUND',
  })
  expect(await series().end(customer(who), { seriesId: 'none' })).toEqual({ rejected: 'NOT_FOUND' })
  const occurrence = FIRST
  granted(await series().skipVisit(customer(who), { seriesId, occurrence }))
  granted(await series().unskipVisit(office(), { seriesId, occurrence }))
  granted(await series().pause(customer(who), { seriesId, from: '2026-12-20', to: null }))
  granted(await series().resume(customer(who), { seriesId, from: '2027-01-04' }))
  const rhythm = { everyWeeks: 4, first: '2027-01-07', slot: 2, hour: 13, minute: 0 }
  granted(await series().change(office(), { seriesId, rhythm, whenFull: 'skip' }))
  granted(await series().setCrew(office(), { seriesId, groupId: world.crews[0].groupId }))
  expect(await series().setCrew(office(), { seriesId, groupId: crypto.randomUUID() })).toEqual({
    rejected: 'NOT_FOUND',
    field: 'groupId',
  })
  expect((await steps.seriesOf(seriesId)).series).toMatchObject({
    ...{ whenFull: 'skip', crewId: world.crews[0].groupId },
    pauses: [{ from: '2026-12-20', to: '2027-01-03' }],
    rhythms: { length: 2 },
  })
  granted(await series().end(customer(who), { seriesId }))
  expect(await unendedSeries(world.product.database.db, who.userId)).toEqual([])
  expect(await series().skipVisit(customer(who), { seriesId, occurrence })).toEqual({
    rejected: 'SERIES_ENDED',
  })
})

it('refuses days that are none', async () => {
  const seriesId = await steps.started(somebody, steps.weekly(somebody, FIRST))
  const rejected = 'DATE_INVALID'
  const days = { seriesId, from: '2026-02-30' }
  expect(await series().pause(customer(somebody), days)).toEqual({ rejected, field: 'from' })
  expect(await series().skipVisit(customer(somebody), { seriesId, occurrence: '15.12.' })).toEqual({
    rejected,
    field: 'occurrence',
  })
  expect(await series().skipVisit(customer(somebody), { seriesId, occurrence: '2026-12-16' })).toEqual({
    rejected: 'SERIES_NO_VISIT',
    field: 'occurrence',
  })
})

it('is begun by the office for a customer, and found by what the office filters by', async () => {
  const who = await world.customer()
  const request = { ...steps.weekly(who, FIRST), userId: who.userId }
  const { seriesId } = granted(await series().start(office(), request)).value
  const { db } = world.product.database
  const page = async (filter: object) => {
    const asked = { page: 1, pageSize: 10, today: '2026-11-24', userId: who.userId, ...filter }
    return granted(await seriesPage(db, asked)).items.map((found) => found.seriesId)
  }
  expect(await page({ state: 'running', catalog: 1, waiting: false })).toEqual([seriesId])
  expect(await page({ state: 'paused' })).toEqual([])
  granted(await series().pause(office(), { seriesId, from: '2026-11-24' }))
  expect(await page({ state: 'paused' })).toEqual([seriesId])
  expect(await page({ state: 'running' })).toEqual([])
  granted(await series().end(office(), { seriesId }))
  expect(await page({ state: 'ended' })).toEqual([seriesId])
  expect(await page({ waiting: true })).toEqual([])
})

it('is listed with nine others in one statement', async () => {
  const who = await world.customer()
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await steps.started(who, steps.weekly(who, FIRST)))
  granted(await series().end(customer(who), { seriesId: ids[9] ?? '' }))
  const { db, statements } = countStatements(world.product.database.db)
  const listed = await listSeries(db, who.userId)
  expect(statements()).toBe(1)
  expect(listed.map(({ seriesId }) => seriesId)).toEqual([...ids.slice(0, 9).reverse(), ids[9]])
})

it('keeps its address from being removed until it has ended', async () => {
  const who = await world.product.customer({ points: 1, addresses: 2 })
  const [, addressId = ''] = who.addressIds
  const seriesId = await steps.started(who, steps.weekly(who, FIRST, { addressId }))
  const { addresses } = world.product.application
  const target = { userId: who.userId, addressId, now: world.product.now() }
  const refused = { rejected: 'ADDRESS_HAS_SERIES', recordId: seriesId }
  expect(await addresses.removeAddress(target)).toEqual(refused)
  expect(await addresses.removeCustomerAddress({ ...target, adminId: world.admin.id })).toEqual(refused)
  granted(await series().end(customer(who), { seriesId }))
  expect(await addresses.removeAddress(target)).toEqual({ removedAddressId: addressId })
})

it('ends when its customer is erased', async () => {
  const who = await world.customer()
  const seriesId = await steps.started(who, steps.weekly(who, FIRST))
  const { hooks } = world.product.application.accounts
  expect(await hooks.changeAccess(office(), { userId: who.userId, access: 'closed' })).toBeUndefined()
  const events = await world.product.application.store.readStreams([`series-${seriesId}`])
  expect(events.get(`series-${seriesId}`)?.at(-1)).toMatchObject({
    ...{ type: 'series.ended', data: { reason: 'erasure' } },
  })
})
