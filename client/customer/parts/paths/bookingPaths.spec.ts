import { expect, it } from 'vitest'
import { readChosenTime } from '../../../domain/booking/bookingRoute.ts'
import {
  onsiteTimeOf,
  selectWhenPath,
  serviceOrderSummaryPath,
  userOrderCreatedPath,
} from './bookingPaths.ts'

const route = { catalog: 'HouseCleaning', addressId: 'a1', serviceId: 's 1' } as const
const params = { yyyy: '2025', mm: '11', dd: '7', slot: '1', hm: '930', period: '0' }

it('sends days to the calendar and periods to their own page', () => {
  expect(selectWhenPath(route, 'Day')).toBe('/selectServiceTime/1/a1/s%201')
  expect(selectWhenPath(route, 'Season')).toBe('/selectServicePeriod/1/a1/s%201/2')
})

it('writes a summary address that reads back as the same time', () => {
  const chosen = readChosenTime(params, route.catalog)
  if (!chosen) throw new Error('the route of this example is valid')
  expect(serviceOrderSummaryPath(route, chosen)).toBe('/serviceOrderSummary/1/a1/s%201/2025/11/7/1/930/0')
  expect(onsiteTimeOf(chosen)).toBe('2025-11-07T09:30')
})

it('keeps names with slashes and colons inside their own part', () => {
  const path = userOrderCreatedPath({
    orderNo: 'K7M4-2QXP',
    onsiteTime: '2025-11-27T09:30',
    catalog: 'LawnCare',
    serviceName: 'Mow / edge é',
    slot: 'None',
    periodType: 'Month',
  })
  expect(path).toBe('/userOrderCreated/K7M4-2QXP/2025-11-27T09%3A30/2/Mow%20%2F%20edge%20%C3%A9/0/1')
  expect(decodeURIComponent(path.split('/')[5] ?? '')).toBe('Mow / edge é')
})
