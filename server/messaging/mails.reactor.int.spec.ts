import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEventStore } from '../eventstore/memory/memoryEventStore.ts'
import type { EventStore } from '../eventstore/port.ts'
import { orderPlaced, pointsRecharged } from '../readmodels/testing/happened.ts'
import { eventually } from '../readmodels/testing/runnerWorld.ts'
import {
  appendEach,
  type EventToAppend,
  type MailWorld,
  mailedStores,
  openMailWorld,
} from '../testing/mailWorld.ts'

const userId = '8d0c7a52-9a5e-4f0b-8b52-0c1d2e3f4a5b'
const orders = [1, 2, 3].map((nth) => `00000000-0000-4000-8000-00000000000${nth}`)
const [first = '', second = '', third = ''] = orders

let now = Temporal.Instant.from('2026-11-24T15:00:00Z')

describe.each(mailedStores)('mails on the %s store', (kind) => {
  let world: MailWorld
  beforeEach(async () => {
    now = Temporal.Instant.from('2026-11-24T15:00:00Z')
    world = await openMailWorld(kind, () => now)
  })
  afterEach(() => world.close())

  const outboxIs = (...expected: readonly string[]) =>
    expect.poll(() => world.outbox(), { timeout: 20_000, interval: 10 }).toEqual(expected)

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

  it('ignore demo data, and what happened before there were mails', async () => {
    await appendEach(world.store, placing(first))
    await world.start()
    await appendEach(world.store, { ...placing(second), meta: { source: 'seed' } }, placing(third))
    await outboxIs(`orderReceived of ${third}`)
    await appendEach(world.store, cancelling(first))
    await outboxIs(`orderReceived of ${third}`, `orderCancelled of ${first}`)
  })

  it('are taken up where they were left after a restart, each once', async () => {
    const reactor = await world.start()
    await appendEach(world.store, placing(first))
    await outboxIs(`orderReceived of ${first}`)
    await reactor.stop()
    await appendEach(world.store, placing(second))
    await world.start()
    await outboxIs(`orderReceived of ${first}`, `orderReceived of ${second}`)
  })

  it('are heard by one process at a time, and by another when that one loses the database', async () => {
    await Promise.all([world.start(), world.start()])
    await appendEach(world.store, placing(first))
    await outboxIs(`orderReceived of ${first}`)
    await world.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'aspenrow mails%' and datname = current_database()`,
    )
    await appendEach(world.store, placing(second), cancelling(first))
    await outboxIs(`orderReceived of ${first}`, `orderReceived of ${second}`, `orderCancelled of ${first}`)
  })

  it('mail nothing again from a copy of the log, and what only the copy tells once', async () => {
    const told = { ...placing(first), id: crypto.randomUUID() }
    const reactor = await world.start()
    await appendEach(world.store, told)
    await outboxIs(`orderReceived of ${first}`)
    await reactor.stop()
    const copy: EventStore = createMemoryEventStore()
    await appendEach(copy, told, { ...placing(second), meta: { occurredAt: '2026-11-24T16:00:01Z' } })
    await world.start(copy)
    await outboxIs(`orderReceived of ${first}`, `orderReceived of ${second}`)
    await copy.close()
  })
})

describe('another log', () => {
  it('mails nothing of what happened before the last thing that was heard', async () => {
    const world = await openMailWorld('memory', () => now)
    const reactor = await world.start()
    await appendEach(world.store, placing(first))
    await eventually(async () => (await world.outbox()).length === 1)
    await reactor.stop()
    const other = createMemoryEventStore()
    await appendEach(other, { ...placing(second), meta: { occurredAt: '2026-11-24T15:59:59Z' } })
    await world.start(other)
    await appendEach(other, { ...placing(third), meta: { occurredAt: '2026-11-24T17:00:00Z' } })
    await eventually(async () => (await world.outbox()).length === 2)
    expect(await world.outbox()).toEqual([`orderReceived of ${first}`, `orderReceived of ${third}`])
    await world.close()
    await other.close()
  })

  it('passes over an event that cannot be understood', async () => {
    const world = await openMailWorld('memory', () => now)
    await world.start()
    const nobody = { ...placing(first), data: { ...orderPlaced().data, userId: 'nobody at all' } }
    await appendEach(
      world.store,
      nobody,
      { ...placing(second), meta: { occurredAt: 'never' } },
      placing(third),
    )
    await eventually(async () => (await world.outbox()).length === 1)
    expect(await world.outbox()).toEqual([`orderReceived of ${third}`])
    await world.close()
  })
})

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
