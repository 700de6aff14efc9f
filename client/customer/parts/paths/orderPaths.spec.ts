import { expect, it } from 'vitest'
import { groupOf, userOrderListPath } from './customerPaths.ts'

it('lists statuses up to in service among the ongoing orders', () => {
  expect(
    (['Pending', 'Confirmed', 'InService', 'Completed', 'Cancelled', 'Disputed'] as const).map(groupOf),
  ).toEqual(['Ongoing', 'Ongoing', 'Ongoing', 'History', 'History', 'History'])
})

it('names the order to scroll to', () => {
  expect(userOrderListPath('Ongoing', 'K7M4-2QXP')).toBe('/userOrderList/0?posOrderNo=K7M4-2QXP')
  expect(userOrderListPath('History')).toBe('/userOrderList/1')
})
