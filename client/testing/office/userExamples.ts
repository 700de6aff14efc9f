import { home } from '../addressExamples.ts'
import type { Answer } from '../fakeServer.ts'

/* What the server answers in the specs of user management: Nadia, who is VIP, and somebody who never signed in. */

export const moment = (at: string, zoneLabel = 'MST') => ({ __typename: 'OrderMoment', at, zoneLabel })
export const money = (cents: number) => ({ __typename: 'Money', cents, formatted: `${cents / 100}` })

const address = { ...home, isConfirmed: true }
const cabin = { ...address, id: 'a2', streetName: 'Range Road 24', isDefault: false, isConfirmed: false }

export const nadiaCard = {
  __typename: 'OfficeCustomer',
  id: 'c-1',
  userNo: 'C-482130',
  firstName: 'Nadia',
  lastName: 'Kowalchuk',
  phoneNo: '+14035550172',
  email: 'nadia@example.com',
  isActive: true,
  tag: 'Vip',
  points: 21_480,
  rewardPoints: 1_500,
  owedRewardPoints: 0,
  totalPoints: 22_980,
  orderCount: 12,
  openOrders: 2,
  lastVisit: moment('2026-11-18T09:00:00-07:00'),
  erasure: null,
  erased: null,
  rank: {
    __typename: 'Rank',
    rank: 11,
    title: 'Gold',
    experience: 3_036,
    nextExperience: 3_300,
    discountTenths: 50,
  },
  birthday: '1984-05-02',
  created: moment('2023-03-03T09:00:00-07:00'),
  emailNotifications: true,
  language: 'French',
  memo: 'Rings twice.\nHas a dog.',
  addresses: [address, cabin],
}

export const newcomerCard = {
  ...nadiaCard,
  id: 'c-2',
  userNo: 'C-482131',
  firstName: '',
  lastName: '',
  phoneNo: null,
  email: 'new@example.com',
  isActive: false,
  tag: 'None',
  points: 0,
  rewardPoints: 0,
  totalPoints: 0,
  orderCount: 0,
  openOrders: 0,
  lastVisit: null,
  rank: { ...nadiaCard.rank, rank: 1, title: 'Bronze', experience: 0, nextExperience: 50, discountTenths: 0 },
  birthday: '1900-01-01',
  memo: '',
  addresses: [],
}

const connection = (nodes: readonly object[]) => ({
  __typename: 'Connection',
  totalCount: nodes.length,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  edges: nodes.map((node, place) => ({ __typename: 'Edge', cursor: `${place}`, node })),
})

/** A list of a history with these entries. */
export const listOf =
  (...nodes: readonly object[]): Answer =>
  () => ({ data: { list: connection(nodes) } })

/** Nobody, or these, wait to be forgotten. */
export const waiting =
  (...nodes: readonly object[]): Answer =>
  () => ({ data: { erasureRequests: connection(nodes) } })

/** A page of customers. */
export const page =
  (...items: readonly object[]): Answer =>
  ({ variables }) => ({
    data: {
      customers: {
        __typename: 'OfficeCustomerPage',
        items,
        totalCount: items.length,
        page: variables.page,
        pageSize: variables.pageSize,
      },
    },
  })

export const cardOf =
  (customer: object | null): Answer =>
  () => ({ data: { customer } })

/** A command that was done, or refused. */
export const outcome =
  (reply: object): Answer =>
  () => ({
    data: {
      outcome: {
        __typename: 'OfficeCustomerPayload',
        message: null,
        customer: null,
        invoiceNo: null,
        creditNoteNo: null,
        userErrors: [],
        ...reply,
      },
    },
  })

const usualClock = '2025-11-27T09:28:00-07:00'

/** A customer's open orders, the latest day first, and the last completed one. */
export const visitsOf =
  (open: readonly object[] = [], last: readonly object[] = [], at = usualClock): Answer =>
  () => {
    const ofNodes = (orders: readonly object[]) => connection(orders.map((order) => ({ ...order, order })))
    return { data: { clock: { at }, open: ofNodes(open), last: ofNodes(last) } }
  }

/** Everything that the page asks by itself. */
export const usual: Record<string, Answer> = {
  OfficeUsers: page(nadiaCard, newcomerCard),
  OfficeErasureRequests: waiting(),
  OfficeUser: ({ variables }) => cardOf(variables.id === 'c-2' ? newcomerCard : nadiaCard)({} as never),
  OfficeUserOrders: visitsOf(),
  OfficeUserSeries: () => ({ data: { officeSeriesList: { items: [] } } }),
  OfficeHistoryFilters: () => ({
    data: { clock: { at: usualClock }, customerHistoryFilters: [] },
  }),
  OfficeUserPoints: listOf(),
}

/** What a recharge of $150.07 in cash costs and brings. */
export const quote = {
  __typename: 'RechargeQuote',
  province: 'AB',
  points: 15_007,
  rewardOwed: 0,
  rewardPoints: 1_050,
  subtotal: money(15_007),
  taxes: [{ __typename: 'TaxAmount', name: 'GST', ratePercent: 5, amount: money(750) }],
  total: money(15_757),
  cashRounding: money(-2),
  paid: money(15_755),
}
