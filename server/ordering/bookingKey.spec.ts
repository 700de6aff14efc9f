import { expect, it } from 'vitest'
import { settledOrders } from './bookingKey.ts'

const booking = { addressId: 'a', serviceId: 's', serviceCatalog: 1, date: '2026-12-01', slot: 1 } as const
const at = Temporal.Instant.from('2026-11-24T16:00:00Z')
const placed = (orderId: string, minutesAgo: number) => ({
  orderId,
  booking,
  at: at.subtract({ minutes: minutesAgo }),
})

it('leaves out of the comparison what is done and cannot be a retry any more', () => {
  const placements = [placed('done long ago', 60), placed('done just now', 10), placed('still open', 60)]
  const completed = new Set(['done long ago', 'done just now'])
  expect(settledOrders(placements, completed, at)).toEqual(new Set(['done long ago']))
})
