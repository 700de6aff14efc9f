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
  group: null,
  customer: { __typename: 'OrderCustomer', id: 'c-1', firstName: 'Nadia', lastName: 'Haddad' },
  address: {
    __typename: 'Address',
    addressId: 'a-1',
    unit: null,
    streetNo: '46',
    streetName: 'Larkspur Way SW',
    city: 'Calgary',
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
    booked: { __typename: 'OrderMoment', at: `${TODAY}T09:30:00-06:00`, zoneLabel: 'MDT' },
    totalPoints: 13_500,
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
