import { expect, it } from 'vitest'
import { tellsNothing } from './measure.ts'

it.each([
  { data: { crewOrder: null } },
  { data: { unfinishedOrders: [] } },
  { data: { orders: { totalCount: 0, pageInfo: { hasNextPage: false }, edges: [] } } },
  { data: { customers: { items: [], totalCount: 0, page: 1 } } },
  { data: { orderReport: { totalPoints: 0, figures: [], edges: [] } } },
  { hisExps: [] },
  { orderData: [], slotAMStartHour: 9 },
  { allData: { orderSet: [], totalCount: 50_090 }, slotAMStartHour: 9 },
  undefined,
])('nothing is told by %j', (body) => {
  expect(tellsNothing(body)).toBe(true)
})

it.each([
  { data: { crewToday: 0 } },
  { data: { profile: { id: '1', dob: null } } },
  { data: { availability: { closedDates: ['2026-12-25'], fullDays: [] } } },
  { data: { orders: { totalCount: 1, edges: [{ cursor: 'a' }] } } },
  { orderData: [{ orderNo: 'AAAA-AAAA' }] },
  { allData: { orderSet: [{ orderNo: 'AAAA-AAAA' }], totalCount: 1 } },
  { discount: 66, title: 'Platinum' },
])('something is told by %j', (body) => {
  expect(tellsNothing(body)).toBe(false)
})
