import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Area } from '../../server/kernel/viewer.ts'
import { ORDER_LIST } from '../../server/testing/bookingDocuments.ts'
import { validOperations } from '../../server/testing/validCalls.ts'
import type { BenchCall } from './calls.ts'
import { pageQuery } from './pageQueries.ts'
import type { Sample } from './sample.ts'

type Variables = (of: Sample) => Readonly<Record<string, unknown>>

/** The input of a query in a benchmark, where the example of the specs would find little. */
interface Asked {
  readonly variant?: string
  readonly variables?: Variables
  readonly query?: string
  /** The caller of a query that is open to every area. */
  readonly area?: Area
}

const YEAR_DAYS = 365

/** As the office's pages open. */
const opened = { page: 1, pageSize: businessRules.lists.pageSizes[0] }

/** By root field; the others use the input of the specs. */
const asked: Readonly<Record<string, readonly Asked[]>> = {
  administrator: [{ area: 'admin' }],
  crewMember: [{ area: 'staff' }],
  orders: [
    orderList('ongoing, 20', { group: 'Ongoing', first: 20 }),
    orderList('history, 20', { group: 'History', first: 20 }),
    orderList('history, 100', { group: 'History', first: 100 }),
  ],
  rescheduleOptions: [{ variables: ({ openOrderNo }) => ({ orderNo: openOrderNo }) }],
  moveOptions: [{ variables: ({ pending }) => ({ orderNo: pending.orderNo }) }],
  availableGroups: [{ variables: ({ pending }) => ({ orderNo: pending.orderNo, includeBusy: true }) }],
  availableStaff: [{ variables: ({ groupId }) => ({ groupId }) }],
  crewOrder: [{ variables: ({ crewOrderNo }) => ({ orderNo: crewOrderNo }) }],
  crewOrders: [
    plain('ongoing, 20', { group: 'Ongoing', first: 20 }),
    plain('history, 20', { group: 'History', first: 20 }),
    plain('history, 100', { group: 'History', first: 100 }),
  ],
  calendarDays: [{ variables: ({ today }) => ({ from: today.with({ day: 1 }).toString(), first: 42 }) }],
  dayVisits: [{ variables: ({ today }) => ({ date: today.toString() }) }],
  visitProposal: [
    { variant: 'a day', variables: ({ today }) => ({ date: today.toString() }) },
    {
      variant: 'a day to the next',
      variables: ({ today }) => ({ date: today.toString(), toDate: today.add({ days: 1 }).toString() }),
    },
    {
      variant: 'a day to the next with room',
      variables: ({ today }) => ({ date: today.toString(), findDay: true }),
    },
    { variant: 'a number', variables: ({ pending }) => ({ orderNos: [pending.orderNo] }) },
  ],
  officeChanges: [
    plain('catalogue, 20', { record: 'Catalogue', first: 20 }),
    plain('staff, 20', { record: 'Staff', first: 20 }),
    {
      variant: 'customer',
      variables: ({ userId }) => ({ record: 'Customer', subjectId: userId, first: 20 }),
    },
  ],
  orderMails: [{ variables: ({ mailedOrderNo }) => ({ orderNo: mailedOrderNo }) }],
  adminOrders: [
    page('AdminOrders', 'pending', officeList('Pending')),
    page('AdminOrders', 'pending, all services', { ...officeList('Pending'), catalog: null }),
    page('AdminOrders', 'confirmed', officeList('Confirmed')),
    page('AdminOrders', 'history', officeList('History')),
    page('AdminOrders', 'history, page 2500', { ...officeList('History'), page: 2500 }),
    page('AdminOrders', 'confirmed, 50', { ...officeList('Confirmed'), pageSize: 50 }),
    page('AdminOrders', 'history, page 500 of 50', { ...officeList('History'), page: 500, pageSize: 50 }),
    plain('history, with every change', officeList('History')),
  ],
  searchOrders: [
    search('number', ({ orderNo }) => ({ type: 'OrderNo', text: orderNo })),
    search('customer’s name', ({ firstName }) => ({ type: 'UserFirstName', text: firstName })),
    search('customer’s letter', ({ firstName }) => ({ type: 'UserFirstName', text: firstName.slice(0, 1) })),
    search('customer’s letter, catalog', ({ firstName }) => ({
      type: 'UserFirstName',
      text: firstName.slice(0, 1),
      catalogs: ['HouseCleaning'],
    })),
    search('phone', ({ phoneEnd }) => ({ type: 'UserPhone', text: phoneEnd })),
    search('phone, 3 digits', ({ phoneEnd }) => ({ type: 'UserPhone', text: phoneEnd.slice(-3) })),
    search('crew member’s number', ({ staffNo }) => ({ type: 'StaffNo', text: staffNo })),
    search('crew member’s name', ({ staffFirstName }) => ({ type: 'StaffFirstName', text: staffFirstName })),
    search('crew member’s letter', ({ staffFirstName }) => ({
      type: 'StaffFirstName',
      text: staffFirstName.slice(0, 1),
    })),
    search('crew member’s letter, 50', ({ staffFirstName }) => ({
      type: 'StaffFirstName',
      text: staffFirstName.slice(0, 1),
      pageSize: 50,
    })),
  ],
  customers: [
    plain('50', { pageSize: 50 }),
    { variant: 'last page of 50', variables: ({ customerPages }) => ({ page: customerPages, pageSize: 50 }) },
    customers('letter', ({ firstName }) => firstName.slice(0, 1)),
    customers('name', () => 'trem'),
    customers('e-mail', ({ email }) => email),
    customers('e-mail’s beginning', ({ email }) => email.slice(0, 4)),
    customers('phone', ({ phoneEnd }) => phoneEnd),
    customers('phone, 3 digits', ({ phoneEnd }) => phoneEnd.slice(-3)),
    customers('phone’s beginning', () => '403555'),
    customers('number', ({ userNo }) => userNo),
    customers('street', () => '12 Elbow'),
    customers('postal code', () => 'T2P'),
    ...['Inactive', 'Vip', 'UnconfirmedHome', 'NoRecentVisit'].map((only) =>
      plain(`only ${only}`, { only: [only] }),
    ),
    ...['Name', 'LastVisit', 'Balance'].map((sort) => plain(`by ${sort}`, { sort })),
  ],
  orderReport: [
    ...(['Booked', 'Placed'] as const).flatMap((by) => [
      report(`${by}, a year`, (of) => ({ by, ...yearOf(of) })),
      report(`${by}, everything`, () => ({ by })),
    ]),
    report('cancelled', () => ({ by: 'Booked', statuses: ['Cancelled'] })),
    report('catalog', () => ({ by: 'Placed', catalogs: ['HouseCleaning'] })),
    report('crew', ({ groupId }) => ({ by: 'Booked', groupId })),
    report('customer', ({ userId }) => ({ by: 'Placed', userId })),
    report('name', ({ firstName }) => ({ by: 'Booked', text: firstName })),
    report('letter', ({ firstName }) => ({ by: 'Booked', text: firstName.slice(0, 1) })),
    report('phone', ({ phoneEnd }) => ({ by: 'Booked', text: phoneEnd })),
  ],
  changeReport: [
    report('a year', yearOf),
    report('everything', () => ({})),
    report('cancelled by customers', () => ({ actions: ['Cancelled'], roles: ['Customer'] })),
    report('office', () => ({ roles: ['Admin'] })),
    report('actor', ({ userId }) => ({ actorId: userId })),
    report('order', ({ orderNo }) => ({ orderNo })),
  ],
  ...ofCustomer(['pointHistory', 'experienceHistory', 'payments'], () => ({})),
  ...ofCustomer(['customerPointHistory', 'customerExperienceHistory', 'customerPayments'], ({ userId }) => ({
    customerId: userId,
  })),
  ledgerReport: [
    { variant: 'a year', variables: (of) => ({ ...yearOf(of), first: 20 }) },
    plain('everything', { first: 20 }),
    plain('rewarded', { bucket: 'Reward', kind: 'Rewarded', first: 20 }),
    { variant: 'customer', variables: ({ userId }) => ({ customerId: userId, first: 20 }) },
  ],
  paymentReport: [
    { variant: 'a year', variables: (of) => ({ ...yearOf(of), first: 20 }) },
    plain('everything', { first: 20 }),
    plain('method, province', { method: 'ETransfer', province: 'AB', first: 20 }),
    { variant: 'customer', variables: ({ userId }) => ({ customerId: userId, first: 20 }) },
  ],
  taxReport: [
    { variant: 'a year', variables: (of) => ({ ...yearOf(of) }) },
    plain('everything', {}),
    plain('province', { province: 'AB' }),
  ],
}

/** Every query of the schema, each in its variants that may differ in cost. */
export const graphqlReads: readonly BenchCall[] = validOperations
  .filter(({ query }) => query.trimStart().startsWith('query'))
  .flatMap((operation) =>
    (asked[operation.root] ?? [{}]).map(({ variant, variables, query, area }) => ({
      name: variant === undefined ? operation.root : `${operation.root} (${variant})`,
      area: area ?? operation.audience,
      request: {
        kind: 'graphql',
        query: query ?? operation.query,
        variables: (of) => ({ ...(variables ?? operation.variables)?.(of) }),
      },
    })),
  )

/** Root fields with inputs or variants of their own. */
export const askedRoots: readonly string[] = Object.keys(asked)

function plain(variant: string, variables: Readonly<Record<string, unknown>>): Asked {
  return { variant, variables: () => variables }
}

/** As a page of the web app asks. */
function page(operation: string, variant: string, variables: Readonly<Record<string, unknown>>): Asked {
  return { ...plain(variant, variables), query: pageQuery(operation) }
}

function orderList(variant: string, variables: Readonly<Record<string, unknown>>): Asked {
  return { ...plain(variant, variables), query: ORDER_LIST }
}

function officeList(type: string) {
  return { type, catalog: 'HouseCleaning', ...opened }
}

function search(variant: string, variables: Variables): Asked {
  const query = pageQuery('SearchOrders')
  return { variant, query, variables: (of) => ({ catalogs: [], ...opened, ...variables(of) }) }
}

function customers(variant: string, text: (of: Sample) => string): Asked {
  return { variant, variables: (of) => ({ page: 1, pageSize: 50, search: text(of) }) }
}

function report(variant: string, filter: Variables): Asked {
  return { variant, variables: (of) => ({ filter: filter(of), first: 20 }) }
}

function yearOf({ today }: Sample) {
  return { from: today.subtract({ days: YEAR_DAYS }).toString(), to: today.toString() }
}

/** Of each history the last year and the whole. */
function ofCustomer(roots: readonly string[], whose: Variables): Readonly<Record<string, readonly Asked[]>> {
  const variants: readonly Asked[] = [
    { variant: 'a year', variables: (of) => ({ ...whose(of), filter: 'Last12Months', first: 20 }) },
    { variant: 'everything', variables: (of) => ({ ...whose(of), first: 100 }) },
  ]
  return Object.fromEntries(roots.map((root) => [root, variants]))
}
