import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import type { EventStore } from '../../eventstore/port.ts'
import { orderPlaced, pointsRecharged } from '../testing/happened.ts'
import {
  appendEach,
  type EventToAppend,
  eventually,
  openWorld,
  type RunnerWorld,
  stores,
} from '../testing/runnerWorld.ts'

const userId = '8d0c7a52-9a5e-4f0b-8b52-0c1d2e3f4a5b'
const orders = [1, 2, 3].map((nth) => `00000000-0000-4000-8000-00000000000${nth}`)
const [first = '', second = '', third = ''] = orders

describe.each([...stores, 'scripted KurrentDB'] as const)('mails on the %s store', (kind) => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  /** What is in the outbox, as "kind of order or customer", oldest first. */
  const outbox = async () => {
    const mails = world.db.selectFrom('outbox').select(['kind', 'order_id', 'customer_id'])
    const rows = await mails.orderBy('created_at').execute()
    return rows.map((row) => `${row.kind} of ${row.order_id ?? row.customer_id}`)
  }
  const outboxIs = (...expected: readonly string[]) =>
    expect.poll(outbox, { timeout: 20_000, interval: 10 }).toEqual(expected)

  it('follow the life of an order and a recharge, in order, to its customer', async () => {
    await world.start()
    await appendEach(world.store, placing(first), ...laterLife(first), recharge)
    await outboxIs(
      `orderReceived of ${first}`,
      `orderConfirmed of ${first}`,
      `confirmationResent of ${first}`,
      `orderChanged of ${first}`,
      `orderCompleted of ${first}`,
      `rechargeReceipt of ${userId}`,
    )
    const customers = await world.db.selectFrom('outbox').select('customer_id').distinct().execute()
    expect(customers).toEqual([{ customer_id: userId }])
  })

  it('follow recurring visits, from the first word of them and from later ones, to their customer', async () => {
    const stream = `series-${first}`
    await world.start()
    await appendEach(world.store, begun(stream))
    await outboxIs(`seriesBegun of ${userId}`)
    const skipped = { stream, type: 'series.visit-skipped', data: { occurrence: '2026-12-22' } }
    const paused = { stream, type: 'series.paused', data: { from: '2026-12-20' } }
    await appendEach(world.store, skipped, paused)
    await outboxIs(`seriesBegun of ${userId}`, `seriesPaused of ${userId}`)
    const { facts } = await world.db
      .selectFrom('outbox')
      .select('facts')
      .where('kind', '=', 'seriesPaused')
      .executeTakeFirstOrThrow()
    expect(facts).toEqual({ revision: 2, seriesId: first })
  })

  it('ignore demo data', async () => {
    await world.start()
    await appendEach(world.store, { ...placing(second), meta: { source: 'seed' } }, placing(third))
    await outboxIs(`orderReceived of ${third}`)
    await appendEach(world.store, cancelling(second))
    await outboxIs(`orderReceived of ${third}`, `orderCancelled of ${second}`)
  })

  it('are taken up where they were left after a restart, each once', async () => {
    const runner = await world.start()
    await appendEach(world.store, placing(first))
    await outboxIs(`orderReceived of ${first}`)
    await runner.stop()
    await appendEach(world.store, placing(second))
    await world.start()
    await outboxIs(`orderReceived of ${first}`, `orderReceived of ${second}`)
  })

  it('are written by one process at a time, and by another when that one loses the database', async () => {
    await Promise.all([world.start(), world.start()])
    await appendEach(world.store, placing(first))
    await outboxIs(`orderReceived of ${first}`)
    await world.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'aspenrow projections%' and datname = current_database()`,
    )
    await appendEach(world.store, placing(second), cancelling(first))
    await outboxIs(`orderReceived of ${first}`, `orderReceived of ${second}`, `orderCancelled of ${first}`)
  })

  it('are not made again by a rebuild, which adds those that are missing', async () => {
    const runner = await world.start()
    await appendEach(world.store, placing(first), ...laterLife(first), placing(second))
    await eventually(async () => (await outbox()).length === 6)
    const before = await outbox()
    await runner.rebuild('mails')
    expect(await outbox()).toEqual(before)
    await world.db.deleteFrom('outbox').where('kind', '=', 'orderChanged').execute()
    await runner.rebuild('mails')
    expect((await outbox()).toSorted()).toEqual(before.toSorted())
  })

  it('are made once from a copy of the log, with those that only the copy asks for', async () => {
    const told = { ...placing(first), id: crypto.randomUUID() }
    const runner = await world.start()
    await appendEach(world.store, told)
    await outboxIs(`orderReceived of ${first}`)
    await runner.stop()
    const copy: EventStore = createMemoryEventStore()
    await appendEach(copy, told, placing(second))
    const onCopy = await world.start({ store: copy, acceptsOtherStore: true })
    await onCopy.rebuild('mails')
    await outboxIs(`orderReceived of ${first}`, `orderReceived of ${second}`)
    await onCopy.stop()
    await copy.close()
  })

  it('wait for the mending of an event that names no customer, which holds up no other order', async () => {
    const runner = await world.start()
    const nobody = { ...placing(first), data: { ...orderPlaced().data, userId: 'nobody at all' } }
    await appendEach(world.store, nobody, placing(third))
    await outboxIs(`orderReceived of ${third}`)
    const dead = (await runner.status()).filter(({ deadLetters }) => deadLetters > 0)
    expect(dead.map(({ name }) => name)).toEqual(['mails'])
  })
})

function begun(stream: string): EventToAppend {
  const rhythm = { everyWeeks: 2, first: '2026-12-08', slot: 1, time: '09:30' }
  const service = { addressId: 'home-1', serviceId: 'standard-clean', serviceCatalog: 1 }
  const data = { userId, ...service, rhythm, whenFull: 'move', agreed: { totalPoints: 8288 } }
  return { stream, type: 'series.started', data }
}

function placing(orderId: string): EventToAppend {
  const { type, data } = orderPlaced({ userId })
  return { stream: `order-${orderId}`, type, data }
}

function cancelling(orderId: string): EventToAppend {
  const money = { refundPoints: 0, refundRewardPoints: 8288, feePoints: 0, feeRewardPoints: 0 }
  return { stream: `order-${orderId}`, type: 'order.cancelled', data: { reason: 'admin', ...money } }
}

const recharge: EventToAppend = { stream: `wallet-${userId}`, ...pointsRecharged() }

function laterLife(orderId: string): readonly EventToAppend[] {
  const stream = `order-${orderId}`
  const staffIds = ['staff-1']
  const to = { date: '2026-12-01', time: '10:00', zone: 'America/Edmonton' }
  const from = { ...to, time: '09:30' }
  const happenedAt = '2026-11-23T16:00:00Z'
  const move = { from, to, fromSlot: 1, toSlot: 1, notice: 'admin', groupKept: true }
  return [
    { stream, type: 'order.group-assigned', data: { groupId: 'crew-1', staffIds, kind: 'first' } },
    { stream, type: 'order.instructions-added', data: { instructionsId: 'i1' } },
    { stream, type: 'order.confirmation-resent', data: {} },
    { stream, type: 'order.rescheduled', data: move },
    { stream, type: 'order.service-started', data: { staffId: 'staff-1', staffIds, happenedAt } },
    { stream, type: 'order.service-ended', data: { staffId: 'staff-1', staffIds, happenedAt } },
    { stream: `wallet-${userId}`, type: 'points.rewarded', data: { grantId: 'g1', amount: 5 } },
  ]
}
