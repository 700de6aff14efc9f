import { expect, it } from 'vitest'
import { isReschedulable, whyNotMovable } from './reschedulable.ts'

type Order = Parameters<typeof whyNotMovable>[0]

const order: Order = {
  status: 'Confirmed',
  periodType: 'Day',
  viewerMay: { cancel: true, addInstructions: true, reschedule: true, movesLeft: 3, reportProblem: false },
}
const may = (change: Partial<Order['viewerMay']>) => ({
  ...order,
  viewerMay: { ...order.viewerMay, ...change },
})

it('lets a day order be moved until service starts', () => {
  expect(whyNotMovable(order)).toBeUndefined()
  expect(isReschedulable({ ...order, status: 'Pending' })).toBe(true)
  expect(isReschedulable({ ...order, status: 'InService' })).toBe(false)
})

it.each([
  ['orders.move.notPeriod', { ...order, periodType: 'Season' as const }],
  ['orders.move.notStatus', { ...order, status: 'Completed' as const }],
  ['orders.move.notUsed', may({ reschedule: false, movesLeft: 0 })],
  ['orders.move.notLate', may({ reschedule: false, movesLeft: 2 })],
])('says %s', (id, refused) => {
  expect(whyNotMovable(refused)?.id).toBe(id)
})
