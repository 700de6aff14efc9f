import type { Call } from '../fakeServer.ts'

/** What the server tells in the specs of the histories. */

export const viewer = {
  __typename: 'Customer',
  id: 'c-1',
  userNo: '100045',
  points: 21_480,
  rewardPoints: 1_500,
  rank: { __typename: 'Rank', rank: 11, experience: 2_964, nextExperience: 3_300 },
}

const filters = [
  { filter: 'Last30Days', year: null },
  { filter: 'Last90Days', year: null },
  { filter: 'Last6Months', year: null },
  { filter: 'Last12Months', year: null },
  { filter: 'Year', year: 2026 },
  { filter: 'Year', year: 2024 },
]

export const head = () => ({ data: { me: viewer, historyFilters: filters } })

/** Pages a list as the server does: cursors count from 1. */
export function paged(field: string, nodes: readonly object[]) {
  return ({ variables }: Call) => {
    const start = Number(variables.after ?? 0)
    const end = start + Number(variables.first)
    const edges = nodes.slice(start, end).map((node, nth) => ({ cursor: String(start + nth + 1), node }))
    const pageInfo = { hasNextPage: end < nodes.length, endCursor: String(Math.min(end, nodes.length)) }
    return { data: { [field]: { totalCount: nodes.length, pageInfo, edges } } }
  }
}

const occurred = { at: '2026-11-19T10:52:00-07:00', zoneLabel: 'MST' }

export function pointEntry(id: string, change: object = {}) {
  return {
    __typename: 'PointEntry',
    id,
    kind: 'Recharged',
    isReward: false,
    amount: 15_000,
    isDeduction: false,
    paymentId: 53,
    role: 'Admin',
    orderNo: null,
    serviceName: null,
    creditNoteNo: null,
    balanceAfter: 22_980,
    occurred,
    ...change,
  }
}

export function experienceEntry(id: string, change: object = {}) {
  return {
    __typename: 'ExperienceEntry',
    id,
    amount: 148,
    role: 'System',
    orderNo: 'K7M4-2QXP',
    serviceName: 'Standard clean',
    occurred,
    ...change,
  }
}

const cents = (amount: number) => ({ cents: amount })

const gst = { name: 'GST', ratePercent: 5, registrationNo: '70000 1234 RT0001', amount: cents(1_500) }
const qst = { name: 'QST', ratePercent: 9.975, registrationNo: '1200001234 TQ0001', amount: cents(2_993) }

export const credit = {
  __typename: 'CreditNote',
  creditNoteNo: 'CN-2026-000001',
  issued: { at: '2026-11-20T15:05:00-07:00', zoneLabel: 'MST' },
  subtotal: cents(10_000),
  taxes: [{ ...gst, amount: cents(500) }],
  tax: cents(500),
  total: cents(10_500),
  cashRounding: cents(0),
  paid: cents(10_500),
}

/** $300.00 of points: Quebec's two taxes are $15.00 and $29.93. */
export const quebecPayment = {
  __typename: 'Payment',
  paymentId: 53,
  invoiceNo: 'INV-2026-000008',
  method: 'CreditCard',
  paidAt: occurred,
  subtotal: cents(30_000),
  taxes: [gst, qst],
  tax: cents(4_493),
  total: cents(34_493),
  cashRounding: cents(0),
  paid: cents(34_493),
  creditNotes: [] as (typeof credit)[],
}

export const quebecInvoice = {
  __typename: 'Invoice',
  language: 'en',
  description: 'Service points',
  due: cents(0),
  lines: [
    { id: '53p', isReward: false, points: 30_000, amount: cents(30_000) },
    { id: '54r', isReward: true, points: 1_500, amount: cents(0) },
  ],
  party: {
    userNo: '100045',
    firstName: 'Camille',
    lastName: 'Bouchard',
    unit: '3',
    streetNo: '4280',
    streetName: 'rue Saint-Denis',
    city: 'Montréal',
    province: 'QC',
    postal: 'H2J 2K8',
  },
  seller: {
    name: 'Aspenrow',
    legalName: 'Aspenrow Home Services Ltd.',
    street: '210 8 Avenue SW',
    city: 'Calgary',
    province: 'AB',
    postal: 'T2P 1B5',
    phone: '(403) 555-0110',
    email: 'hello@aspenrow.example',
    gstNumber: '70000 1234 RT0001',
    qstNumber: '1200001234 TQ0001',
  },
  payment: quebecPayment,
}
