import { expect, it } from 'vitest'
import { cursorOf, readCursor } from './orderCursor.ts'

const order = {
  bookedAt: Temporal.Instant.from('2026-07-10T15:30:00.5Z'),
  placedAt: Temporal.Instant.from('2026-07-01T18:00:00Z'),
  orderId: 'o-1',
}

it('remembers the place in the list it was made for', () => {
  expect(readCursor('ongoing', cursorOf('ongoing', order))).toEqual({
    at: '2026-07-10T15:30:00.5Z',
    orderId: 'o-1',
  })
  expect(readCursor('history', cursorOf('history', order))).toEqual({
    at: '2026-07-01T18:00:00Z',
    orderId: 'o-1',
  })
})

it.each(['', 'x', '%', '[]', '%5B%22ongoing%22%2C%22tomorrow%22%2C%22o%22%5D', cursorOf('history', order)])(
  'refuses %j as a place in the ongoing list',
  (cursor) => {
    expect(readCursor('ongoing', cursor)).toEqual({ rejected: 'FIELD_INVALID', field: 'after' })
  },
)
