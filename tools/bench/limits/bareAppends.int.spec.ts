import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startKurrentDouble } from '../../../server/eventstore/kurrentdb/testing/startKurrentDouble.ts'
import { freshDatabase } from '../../../server/testing/freshDatabase.ts'
import { type BareStore, bareAppender, createLane, portAppender } from './bareAppends.ts'

const meta = { $causationId: 'c', $correlationId: 'c', occurredAt: '2026-11-23T09:00:00Z', schema: '1' }
const placing = [
  { stream: 'wallet-1', type: 'points.spent', data: { amount: 13_500 }, meta },
  { stream: 'order-1', type: 'order.placed', data: { orderNo: 'K7M4-2QXP' }, meta },
  { stream: 'day-1-2026-12-01', type: 'day.taken', data: { half: 'am' }, meta },
]

describe.each(['PostgreSQL', 'KurrentDB'])('bare appends to %s', (kind) => {
  let store: BareStore
  const ends: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const database = await freshDatabase()
    const double = await startKurrentDouble()
    ends.push(
      () => database.drop(),
      () => double.stop(),
    )
    store = { databaseUrl: database.url, eventStoreUrl: kind === 'KurrentDB' ? double.url : undefined }
  })
  afterAll(() => Promise.all(ends.map((end) => end())))

  it('write an order of their own each time, and go on in their other streams', async () => {
    for (const { append, close } of [bareAppender(store), await portAppender(store)]) {
      const lane = createLane(placing)
      for (let nth = 0; nth < 3; nth++) await append(lane.next())
      expect(Object.values(lane.next().expect)).toEqual([2n, 'absent', 2n])
      await close()
    }
  })
})
