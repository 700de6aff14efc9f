import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../kernel/event.ts'
import type { OrderEvent } from '../../ordering/events.ts'
import { orderHistory } from '../orderHistory/orderHistory.projection.ts'
import { orderPlaced } from '../testing/happened.ts'
import { eventually, openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import type { Projection } from './projection.ts'

/**
 * A Node with newer time zone data knows another clock: what was projected before has the moments of the old one. Denver keeps the clock that
 * Alberta has in data from before 2026c.
 */

const patient = { timeoutMs: 20_000 }
const december = { date: '2026-12-10', time: '09:00', zone: 'America/Edmonton' }
const placing = orderPlaced({ bookedFor: december })

/** The read model as a Node with old data projects it. */
const underOldData: Projection = {
  ...orderHistory,
  tables: orderHistory.tables.map((table) =>
    table.kind === 'fold'
      ? {
          ...table,
          evolve: (row, event) => table.evolve(row, withOldClock(event as RecordedEvent<OrderEvent>)),
        }
      : table,
  ),
}

function withOldClock(event: RecordedEvent<OrderEvent>): RecordedEvent {
  if (event.type !== 'order.placed') return event
  const bookedFor = { ...event.data.bookedFor, zone: 'America/Denver' }
  return { ...event, data: { ...event.data, bookedFor } }
}

describe.each(stores)('a winter booking on the %s store', (kind) => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  const booked = async () => {
    const { rows } = await sql<{ at: Date; day: string }>`
      select booked_at as at, booked_date::text as day from order_listing`.execute(world.db)
    return rows.map(({ at, day }) => [at.toISOString(), day])
  }
  const sums = async () => {
    const { rows } = await sql`
      select moment, date::text, status, orders from order_sum order by moment, date`.execute(world.db)
    return rows
  }

  it('is projected again when the data are newer, and its sums do not drift', async () => {
    const old = await world.start({ projections: [underOldData], timeZoneData: '2025c' })
    const { position } = await world.append(['order-o1', placing])
    await old.waitFor({ projections: ['orderHistory'] }, position, patient)
    expect(await booked()).toEqual([['2026-12-10T16:00:00.000Z', '2026-12-10']])
    await old.stop()

    const newer = await world.start({ projections: [orderHistory], timeZoneData: '2026c' })
    await eventually(async () => (await newer.status()).every(({ generation }) => generation === 2))
    expect(await booked()).toEqual([['2026-12-10T15:00:00.000Z', '2026-12-10']])
    const refund = { refundPoints: 8288, refundRewardPoints: 0, feePoints: 0, feeRewardPoints: 0 }
    const cancelled = { type: 'order.cancelled', data: { reason: 'customer', ...refund } } as const
    const later = await world.append(['order-o1', cancelled])
    await newer.waitFor({ projections: ['orderHistory'] }, later.position, patient)
    expect(await sums()).toEqual([
      { moment: 'booked', date: '2026-12-10', status: 4, orders: 1 },
      { moment: 'placed', date: '2026-07-01', status: 4, orders: 1 },
    ])
  })

  it('stays as it is when the same data come again', async () => {
    const first = await world.start({ projections: [orderHistory], timeZoneData: '2026c' })
    const { position } = await world.append(['order-o1', placing])
    await first.waitFor({ projections: ['orderHistory'] }, position, patient)
    await first.stop()
    const again = await world.start({ projections: [orderHistory], timeZoneData: '2026c' })
    expect(await again.status()).toMatchObject([{ generation: 1, building: undefined }])
  })
})
