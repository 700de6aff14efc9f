import type { CrewJobFragment } from '../../crew/parts/crewOrders.generated.ts'
import type { Call } from '../fakeServer.ts'

/** A cleaning of today, confirmed, as the server tells it to its crew. */
export const cleaningJob: CrewJobFragment = {
  id: 'o-1',
  orderNo: 'K7M4-2QXP',
  status: 'Confirmed',
  catalog: 'HouseCleaning',
  periodType: 'Day',
  serviceName: 'Standard clean',
  placed: { at: '2025-11-19T10:40:00-07:00' },
  booked: { zoneLabel: 'MST' },
  started: null,
  bookedDate: '2025-11-27',
  bookedTime: '09:30',
  plannedMinutes: 150,
  checkPoints: [
    { id: 'kitchen', name: 'Kitchen' },
    { id: 'bathrooms', name: 'Bathrooms' },
    { id: 'floors', name: 'Floors' },
  ],
  failedVisit: null,
  totalPoints: 14_820,
  userNo: 'C-48213',
  customerName: 'Nadia Kowalchuk',
  address: {
    unit: '4',
    streetNo: '46',
    streetName: 'Larkspur Way SW',
    city: 'Calgary',
    province: 'AB',
    postal: 'T3H 2K7',
    accessNotes: '',
  },
  instructions: [
    {
      text: 'Side door, the code is with the office.',
      role: 'Customer',
      at: '2025-11-19T10:41:00-07:00',
    },
  ],
  staff: [
    { staffNo: '1001', photo: '/static/staff/1001.svg?token=t', firstName: 'Marek' },
    { staffNo: '1002', photo: '/static/staff/1002.svg?token=t', firstName: 'Jasleen' },
  ],
}

/** That many jobs, one after the other. */
export function jobs(count: number): CrewJobFragment[] {
  return Array.from({ length: count }, (_, index) => ({
    ...cleaningJob,
    id: `o-${index + 1}`,
    orderNo: `ORDER-${index + 1}`,
    customerName: `Customer ${index + 1}`,
  }))
}

/** The server's answer of a list: pages of `first` after the cursor. */
export function crewPages(list: readonly CrewJobFragment[]) {
  return ({ variables }: Call) => {
    const start = variables.after ? Number(variables.after) : 0
    const end = start + Number(variables.first)
    const edges = list.slice(start, end).map((node, index) => ({
      __typename: 'CrewOrderEdge',
      cursor: String(start + index + 1),
      node: { __typename: 'CrewOrder', ...node },
    }))
    const pageInfo = { __typename: 'PageInfo', hasNextPage: end < list.length, endCursor: String(end) }
    const crewOrders = { __typename: 'CrewOrderConnection', totalCount: list.length, pageInfo, edges }
    return { data: { crewOrders } }
  }
}

/** Thursday, November 27, 2025, 9:28 in the morning, two visits ahead. */
export function crewDay() {
  const clock = { at: '2025-11-27T09:28:00-07:00', zoneLabel: 'MST' }
  return { data: { crewToday: 2, crewDoneToday: 0, clock } }
}
