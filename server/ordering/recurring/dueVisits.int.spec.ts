import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { granted } from '../../kernel/rejection.ts'
import { walletStream } from '../../points/events.ts'
import { dueSeries } from '../../readmodels/series/series.queries.ts'
import { seriesStream } from '../../series/events.ts'
import { countStatements } from '../../testing/countStatements.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { type SeriesSteps, seriesSteps } from '../../testing/seriesSteps.ts'
import { orderStream } from '../events.ts'

/** Due visits as they are placed, on a Tuesday, November 24, with two crews (section N). */

let world: OfficeWorld
let steps: SeriesSteps
beforeAll(async () => {
  world = await openOfficeWorld()
  steps = seriesSteps(world.product)
})
afterAll(() => world.product.stop())

const application = () => world.product.application
const as = (who: Newcomer) => world.product.command(who.userId, ActorRole.Customer)
const office = () => world.product.command(world.admin.id, ActorRole.Admin)
const eventsOf = async (stream: string) => (await application().store.readStreams([stream])).get(stream) ?? []
/** A first visit within the next 14 days is placed at once. */
const begun = (who: Newcomer, first: string, change: object = {}) =>
  steps.started(who, steps.weekly(who, first, change))
const visitsOf = async (seriesId: string) =>
  Object.fromEntries((await steps.seriesOf(seriesId)).series.visits)
const look = (seriesId: string) =>
  application().recurringVisits.afterCommand({ seriesId, at: world.product.now() })

describe('a visit', () => {
  it('is an ordinary order that the system places, in one append with its series', async () => {
    const who = await world.customer()
    const seriesId = await begun(who, '2026-12-02')
    const { '2026-12-02': visit, ...others } = await visitsOf(seriesId)
    expect([visit, others]).toMatchObject([{ state: 'placed', date: '2026-12-02' }, {}])
    const orderId = visit?.state === 'placed' ? visit.orderId : ''
    const [placed] = await eventsOf(orderStream(orderId))
    expect(placed).toMatchObject({
      type: 'order.placed',
      data: {
        userId: who.userId,
        seriesId,
        totalPoints: 13_500,
        bookedFor: { date: '2026-12-02', time: '09:30' },
      },
      meta: { actorId: 'system', actorRole: '0', source: 'system', schema: '2' },
    })
    const [spent, recorded] = [
      (await eventsOf(walletStream(who.userId))).at(-1),
      (await eventsOf(seriesStream(seriesId))).at(-1),
    ]
    expect([spent?.type, recorded?.type]).toEqual(['points.spent', 'series.visit-placed'])
    expect(spent?.meta.$causationId).toBe(placed?.meta.$causationId)
    expect(recorded?.meta.$causationId).toBe(placed?.meta.$causationId)
  })

  it('is placed once, however often and from wherever it is looked for', async () => {
    const who = await world.customer()
    const seriesId = await begun(who, '2026-12-03')
    const { series } = await steps.seriesOf(seriesId)
    const outdated = { seriesId, series: { ...series, visits: new Map() }, at: world.product.now() }
    const looks = [look(seriesId), application().recurringVisits.everywhere(outdated.at)]
    await Promise.all([...looks, application().recurringVisits.afterCommand(outdated)])
    const events = await eventsOf(seriesStream(seriesId))
    expect(events.filter(({ type }) => type === 'series.visit-placed')).toHaveLength(1)
  })

  it('leaves its series alone when it is cancelled', async () => {
    const who = await world.customer()
    const seriesId = await begun(who, '2026-12-04')
    const before = await visitsOf(seriesId)
    const [visit] = Object.values(before)
    const orderId = visit?.state === 'placed' ? visit.orderId : ''
    granted(await application().ordering.cancelOrder(as(who), { orderId }))
    await look(seriesId)
    expect(await visitsOf(seriesId)).toEqual(before)
  })

  it('is skipped where the customer has booked the same themselves', async () => {
    const who = await world.customer()
    await world.placed(who, { date: '2026-12-05' })
    expect(await visitsOf(await begun(who, '2026-12-05'))).toEqual({ '2026-12-05': { state: 'skipped' } })
  })
})

describe('what keeps a visit from being placed', () => {
  it('is a day without room: it moves within its week, or is missed where the customer wants no other day', async () => {
    const [first, second, third] = [await world.customer(), await world.customer(), await world.customer()]
    for (const who of [first, second]) await world.placed(who, { date: '2026-12-07' })
    expect(await visitsOf(await begun(third, '2026-12-07', { whenFull: 'skip' }))).toEqual({
      '2026-12-07': { state: 'missed', reason: 'full' },
    })
    expect(await visitsOf(await begun(third, '2026-12-07'))).toMatchObject({
      '2026-12-07': { state: 'placed', date: '2026-12-08' },
    })
  })

  it('is a lack of points, until they come in', async () => {
    const who = await world.product.customer({ points: 1_000 })
    const seriesId = await begun(who, '2026-12-02')
    expect(await visitsOf(seriesId)).toEqual({})
    const waits = async () => {
      const { rows } = await sql`select * from series_wait where series_id = ${seriesId}`.execute(
        world.product.database.db,
      )
      return rows
    }
    expect(await waits()).toMatchObject([{ reason: 'points', points: 13_500, missing_points: 12_500 }])
    await world.product.givePoints(who.userId, 20_000)
    expect(await application().recurringVisits.ofCustomer(who.userId, world.product.now())).toEqual({
      ...{ series: 1, placed: 1, waiting: 0, missed: 0 },
    })
    expect(await waits()).toEqual([])
    expect(await visitsOf(seriesId)).toMatchObject({ '2026-12-02': { state: 'placed' } })
  })
})

describe('the usual crew', () => {
  it('is the first crew of any visit, and gets the next ones where it is free', async () => {
    const who = await world.customer()
    const seriesId = await begun(who, '2026-12-01')
    const [visit] = Object.values(await visitsOf(seriesId))
    const orderId = visit?.state === 'placed' ? visit.orderId : ''
    const [crew] = world.crews
    granted(await application().ordering.assignCrew(office(), { orderId, groupId: crew.groupId }))
    expect((await steps.seriesOf(seriesId)).series.crewId).toBe(crew.groupId)
    const at = world.product.now().add({ hours: 24 * 7 })
    await application().recurringVisits.afterCommand({ seriesId, at })
    const next = (await visitsOf(seriesId))['2026-12-15']
    const nextOrder = next?.state === 'placed' ? next.orderId : ''
    const row = await world.product.database.db
      .selectFrom('order_history')
      .select(['status', 'group_id', 'series_id'])
      .where('order_id', '=', nextOrder)
      .executeTakeFirst()
    expect(row).toEqual({ status: OrderStatus.Confirmed, group_id: crew.groupId, series_id: seriesId })
  })
})

it('a look at 10,000 series of which none is due is one statement, which an index answers', async () => {
  const who = await world.customer()
  const seriesId = await begun(who, '2027-03-02')
  const { db } = world.product.database
  const { rows } = await sql<{ generation: number }>`
    select generation from projection where name = 'seriesOverview' and status = 'live'`.execute(db)
  const table = sql.table(`series_g${rows[0]?.generation}`)
  await sql`insert into ${table} select (json_populate_record(known,
      json_build_object('series_id', gen_random_uuid()))).* from ${table} as known, generate_series(1, 10000)
    where known.series_id = ${seriesId}`.execute(db)
  await sql`analyze ${table}`.execute(db)
  const counting = countStatements(db)
  expect(await dueSeries(counting.db, { today: '2026-11-24' })).toEqual([])
  expect(counting.statements()).toBe(1)
  const plan = await sql<{ 'QUERY PLAN': string }>`explain select series_id from series
    where next_look <= '2026-11-24' order by next_look, series_id limit 500`.execute(db)
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index')
})
