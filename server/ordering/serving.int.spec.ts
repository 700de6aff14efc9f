import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentMethod, PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { demoCrewId } from '../demo/demoCrews.store.ts'
import { rangeOf } from '../eventstore/port.ts'
import { ActorRole } from '../kernel/command.ts'
import { granted, isRejection } from '../kernel/rejection.ts'
import { experienceStream } from '../points/events.ts'
import { commandBy, type DemoHandlers, openDemoHandlers } from '../testing/demoHandlers.ts'
import { orderStream } from './events.ts'

/** A Saturday; the visits are on the Monday after it. */
const booked = '2026-11-21T17:00:00Z'
const [crew1, crew2] = [demoCrewId('Crew 1'), demoCrewId('Crew 2')]

let world: DemoHandlers
beforeAll(async () => {
  world = await openDemoHandlers()
  for (const { userId } of [avery(), camille()])
    granted(
      await world.handlers().billing.recharge(byAdmin(`pay ${userId}`), {
        userId,
        subtotal: 90_000,
        rewardPercent: 0,
        method: PaymentMethod.Cheque,
        confirmRepeat: false,
      }),
    )
})
afterAll(() => world.close())

const avery = () => world.people.customers.avery
const camille = () => world.people.customers.camille
const byAdmin = (key: string, at = booked) => commandBy(ActorRole.Admin, world.people.adminId, { key, at })
const byStaff = (name: 'sam' | 'lee', key: string, at: string) =>
  commandBy(ActorRole.Staff, world.people.staff[name], { key, at })

/** A carpet cleaning, 7,200 points, on a day of November at nine. */
async function placed(who: { readonly userId: string; readonly addressIds: readonly string[] }, day: number) {
  const command = commandBy(ActorRole.Customer, who.userId, { key: `place ${day}`, at: booked })
  const outcome = await world.handlers().ordering.placeOrder(command, {
    addressId: who.addressIds[0] ?? '',
    serviceId: demoServiceId('carpetCleaning'),
    serviceCatalog: ServiceCatalog.HouseCleaning,
    periodType: PeriodType.Day,
    year: 2026,
    month: 11,
    day,
    slot: Slot.Morning,
    hour: 9,
    minute: 0,
    priceSeen: { basePoints: 7_200, additionalPoints: 0, rankDiscount: 0 },
  })
  return granted(outcome).value
}

async function typesIn(orderId: string) {
  return (await world.eventsOf(orderStream(orderId))).map(({ type }) => type)
}

describe('assigning', () => {
  it('gives one crew one job in a half day, whoever of two admins in two processes is first', async () => {
    const orders = [await placed(avery(), 23), await placed(camille(), 23)]
    const outcomes = await Promise.all(
      orders.map(({ orderNo }, nth) =>
        world.handlers().ordering.assignCrew(byAdmin(`both ${nth}`), { orderNo, groupId: crew1 }),
      ),
    )
    expect(outcomes.filter(isRejection)).toEqual([{ rejected: 'CREW_BUSY' }])
    const lost = orders[outcomes.findIndex(isRejection)]
    const other = await world.handlers().ordering.assignCrew(byAdmin('the loser'), {
      orderNo: lost?.orderNo ?? '',
      groupId: crew2,
    })
    expect(granted(other).value).toEqual({ orderId: lost?.orderId, orderNo: lost?.orderNo })
  })

  it('is done once when the command comes again', async () => {
    const { orderId, orderNo } = await placed(avery(), 24)
    const assign = (at: string) =>
      world.handlers().ordering.assignCrew(byAdmin('again', at), { orderNo, groupId: crew1 })
    const first = granted(await assign(booked))
    expect(granted(await assign('2026-11-21T18:00:00Z')).value).toEqual(first.value)
    expect(await typesIn(orderId)).toEqual(['order.placed', 'order.group-assigned'])
  })

  it('of an order that somebody else took while the command waited is refused, and looked at again (decision E14)', async () => {
    const { orderId, orderNo } = await placed(avery(), 30)
    const quicker = async () =>
      granted(await world.handlers().ordering.assignCrew(byAdmin('quicker'), { orderNo, groupId: crew1 }))
    const readings: string[] = []
    const { ordering } = world.handlers((store) => ({
      ...store,
      async readStreams(streams, options) {
        // the first reading of the order is what the command stands on; it is decided on what is read after that
        if (readings.at(-1) === orderStream(orderId)) await quicker()
        readings.push(...streams.map((asked) => rangeOf(asked).stream))
        return store.readStreams(streams, options)
      },
    }))
    const late = await ordering.assignCrew(byAdmin('late'), { orderNo, groupId: crew2 })
    expect(late).toEqual({ rejected: 'ORDER_CHANGED' })
    expect(await typesIn(orderId)).toEqual(['order.placed', 'order.group-assigned'])
    const again = await ordering.assignCrew(byAdmin('again after a look'), { orderNo, groupId: crew2 })
    expect(granted(again).value).toEqual({ orderId, orderNo })
  })

  it('refuses a crew that has the day off, one that is none, and an order that is not there', async () => {
    const { orderNo } = await placed(avery(), 25)
    await world.database.pool.query(`insert into group_day_off (group_id, day) values ($1, '2026-11-25')`, [
      crew2,
    ])
    const { ordering } = world.handlers()
    for (const groupId of [crew2, crypto.randomUUID(), 'no id'])
      expect(await ordering.assignCrew(byAdmin(`off ${groupId}`), { orderNo, groupId })).toEqual({
        rejected: 'CREW_UNAVAILABLE',
        field: 'groupId',
      })
    expect(await ordering.assignCrew(byAdmin('absent'), { orderNo: 'AAAA-AAAA', groupId: crew1 })).toEqual({
      rejected: 'NOT_FOUND',
    })
  })
})

describe('serving', () => {
  it('starts and ends once, gives experience once, and keeps the time of a crew without signal', async () => {
    const { orderId, orderNo } = await placed(camille(), 26)
    const { ordering } = world.handlers()
    granted(await ordering.assignCrew(byAdmin('serve'), { orderNo, groupId: crew1 }))
    expect(await ordering.startService(byStaff('lee', 'start', '2026-11-26T16:05:00Z'), { orderNo })).toEqual(
      {
        rejected: 'NOT_FOUND',
      },
    )
    expect(await ordering.startService(byStaff('sam', 'early', '2026-11-25T16:05:00Z'), { orderNo })).toEqual(
      {
        rejected: 'TOO_EARLY_TO_START',
      },
    )
    const started = { orderNo, claimedAt: Temporal.Instant.from('2026-11-26T16:05:00Z') }
    for (const at of ['2026-11-26T20:00:00Z', '2026-11-26T20:01:00Z'])
      granted(await ordering.startService(byStaff('sam', 'start', at), started))
    const ended = { orderNo, claimedAt: Temporal.Instant.from('2026-11-26T17:41:00Z') }
    const end = (key: string) =>
      world.handlers().ordering.endService(byStaff('sam', key, '2026-11-26T20:02:00Z'), ended)
    for (const outcome of await Promise.all([end('end'), end('end'), end('end twice')])) granted(outcome)
    const events = await world.eventsOf(orderStream(orderId))
    expect(events.slice(2).map(({ type, meta, data }) => [type, meta.occurredAt, data])).toMatchObject([
      ['order.service-started', '2026-11-26T20:00:00Z', { happenedAt: '2026-11-26T16:05:00Z' }],
      ['order.service-ended', '2026-11-26T20:02:00Z', { happenedAt: '2026-11-26T17:41:00Z' }],
    ])
    const gained = await world.eventsOf(experienceStream(camille().userId))
    expect(gained.map(({ data }) => data)).toEqual([{ orderId, amount: 72 }])
    granted(
      await ordering.openDispute(byAdmin('complaint', '2026-11-27T18:00:00Z'), {
        orderNo,
        reason: 'charge',
        words: 'The oven was left dirty.',
      }),
    )
    expect((await typesIn(orderId)).at(-1)).toBe('order.dispute-opened')
  })
})
