import type { CrewDay, Visit } from '../../office/calendar/boardDay.ts'
import { crew, TODAY } from './calendarExamples.ts'

/* What specs of the dispatch board are told of visits. */

/** A visit of the board. */
export const visitOf = (
  orderNo: string,
  change: { order?: object; dayPart?: string | null; group?: object | null } = {},
) => ({
  __typename: 'OfficeOrder',
  id: `o-${orderNo}`,
  revision: 3,
  dayPart: 'Morning',
  minutes: 180,
  hasNotes: false,
  group: null,
  customer: { __typename: 'OrderCustomer', id: 'c-1', firstName: 'Nadia', lastName: 'Haddad' },
  address: {
    __typename: 'Address',
    addressId: 'a-1',
    unit: null,
    streetNo: '46',
    streetName: 'Larkspur Way SW',
    city: 'Calgary',
    postal: 'T3H 2K7',
    isConfirmed: true,
  },
  officeMay: { __typename: 'OfficeMay', assign: true, move: true },
  ...change,
  order: {
    __typename: 'Order',
    id: `o-${orderNo}`,
    orderNo,
    status: 'Pending',
    catalog: 'HouseCleaning',
    periodType: 'Day',
    serviceName: 'Deep clean',
    bookedDate: TODAY,
    bookedTime: '09:30',
    ...change.order,
  },
})
export const visitsOf = (...dayVisits: object[]) => ({ data: { dayVisits } })
/** Another crew than the usual one. */
export const second = { ...crew, id: 'g-2', groupNo: '2', daysOff: [] }
export const assigned = (userErrors: object[] = []) => ({
  data: {
    outcome: {
      __typename: 'OfficeOrderPayload',
      message: 'The group was assigned.',
      stale: false,
      order: null,
      userErrors,
    },
  },
})
export const dayCell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)
/** A clean, of the morning and three hours unless told. */
export const cleanOf = (orderNo: string, change: object = {}, bookedTime = '09:30') => {
  const dayPart = bookedTime < '12' ? 'Morning' : 'Afternoon'
  return visitOf(orderNo, { dayPart, ...change, order: { bookedTime } }) as Visit
}
/** A mowed lawn, which has no hour. */
export const mowOf = (orderNo: string, periodType = 'Day') =>
  visitOf(orderNo, {
    dayPart: periodType === 'Day' ? 'WholeDay' : null,
    order: { catalog: 'LawnCare', bookedTime: null, periodType },
  }) as Visit
/** A crew that works on the day of the board. */
export const crewOf = (groupNo: string, visits: readonly Visit[] = []): CrewDay => ({
  id: `g-${groupNo}`,
  groupNo,
  isActive: true,
  isOff: false,
  isGone: false,
  visits,
})
