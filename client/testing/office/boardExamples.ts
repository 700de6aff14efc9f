import type { CrewDay, Visit } from '../../office/calendar/boardDay.ts'

/* What the calendar and its board are told of days, crews and visits. */

/** A Monday. */
export const TODAY = '2026-11-23'
/** What the server says it is. */
export const clock = { at: `${TODAY}T09:28:00-06:00` }

export const crew = {
  __typename: 'StaffGroup',
  id: 'g-1',
  groupNo: '1',
  members: [{ __typename: 'GroupMember', id: 's-1', firstName: 'Sam' }],
  isActive: true,
  daysOff: ['2026-11-25'],
}
export const closed = (date: string, catalog: string | null = null) => ({
  __typename: 'ClosedDate',
  date,
  catalog,
})
export const calendarOf = (closedDates: object[], ...staffGroups: object[]) => ({
  data: { clock, closedDates, staffGroups },
})

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
    firstName: 'Nadia',
    lastName: 'Haddad',
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
    failedVisit: null,
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
  people: [],
  isActive: true,
  isOff: false,
  isGone: false,
  visits,
})

/** A day as large as an office can have: 36 crews, each with two cleans and six lawns, and twelve visits without a crew. */
export function largeDay(): Readonly<Record<string, object>> {
  const crews = Array.from({ length: 36 }, (_, at) => {
    const groupNo = String(at + 1)
    return { ...crew, id: `g-${groupNo}`, groupNo, daysOff: [] }
  })
  const snow = {
    dayPart: 'WholeDay',
    order: { catalog: 'SnowRemoval', serviceName: 'Snow visit', bookedTime: null },
  }
  const rest = Array.from({ length: 12 }, (_, at) => visitOf(`FREE-${1000 + at}`, at < 6 ? snow : {}))
  const given = crews.flatMap(({ id, groupNo }) => {
    const group = { __typename: 'OrderGroupRef', id, groupNo }
    const lawn = {
      group,
      dayPart: 'WholeDay',
      order: { catalog: 'LawnCare', serviceName: 'Mowing', bookedTime: null },
    }
    return [
      visitOf(`AM${groupNo.padStart(2, '0')}-CLEAN`, { group }),
      visitOf(`PM${groupNo.padStart(2, '0')}-CLEAN`, {
        group,
        dayPart: 'Afternoon',
        order: { bookedTime: '13:30' },
      }),
      ...Array.from({ length: 6 }, (_, at) => visitOf(`LAWN-${groupNo}${at}`, lawn)),
    ]
  })
  return {
    WorkCalendar: calendarOf([], ...crews),
    CalendarDays: { data: { calendarDays: [] } },
    DayVisits: visitsOf(...given, ...rest),
  }
}

/** How full the days of a month are: later ones with visits that have no crew, some full, and seasons that begin on the first. @param month yyyy-mm */
export function loadsOf(month: string): readonly object[] {
  const load = { __typename: 'CatalogLoad', places: 4, unassigned: 0 }
  const season = { ...load, catalog: 'SnowRemoval', visits: 3, places: 8, amTaken: 0, pmTaken: 0 }
  const lawns = { ...load, catalog: 'LawnCare', visits: 5, places: 8, amTaken: 5, pmTaken: 5 }
  return Array.from({ length: 28 }, (_, at) => {
    const date = `${month}-${String(at + 1).padStart(2, '0')}`
    const taken = at % 4 === 3 ? 4 : 2
    const cleans = { ...load, catalog: 'HouseCleaning', visits: 2 * taken, amTaken: taken, pmTaken: taken }
    const work = new Date(date).getUTCDay() === 0 ? [] : [{ ...cleans, unassigned: at < 10 ? 0 : 2 }, lawns]
    return { __typename: 'CalendarDay', date, loads: [...work, ...(at === 0 ? [season] : [])] }
  }).filter(({ loads }) => loads.length > 0)
}
