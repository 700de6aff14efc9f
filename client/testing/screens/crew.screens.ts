import type { Page } from '@playwright/test'
import type { CrewOrdersQuery } from '../../crew/parts/crewOrders.generated.ts'
import { type Answer, answerCalls, serverFault } from '../answerCalls.ts'
import type { ScreenState } from './screenState.ts'

const list = '/staffOngoingOrderList/:catalog'

/** The crews' pages. */
export const crewScreens: readonly ScreenState[] = [
  { name: 'staff-main', route: '/staffMainPage', seenBy: 'sam' },
  { name: 'staff-ongoing', route: list, seenBy: 'sam', address: '/staffOngoingOrderList/0' },
  {
    name: 'staff-next',
    route: list,
    seenBy: 'sam',
    address: '/staffOngoingOrderList/0',
    arrange: leaveTomorrow,
  },
  { name: 'staff-history', route: list, seenBy: 'sam', address: '/staffOngoingOrderList/1' },
  {
    name: 'staff-none',
    route: list,
    seenBy: 'sam',
    address: '/staffOngoingOrderList/0',
    arrange: (page) => answerOrders(page, { data: { crewOrders: nothing } }),
  },
  {
    name: 'staff-failed',
    route: list,
    seenBy: 'sam',
    address: '/staffOngoingOrderList/1',
    arrange: (page) => answerOrders(page, serverFault),
    prepare: (page) => page.getByRole('alert').first().waitFor(),
  },
]

const nothing = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] }

/** The list without what is under way: the job that stands on top is one of a later day. */
function leaveTomorrow(page: Page) {
  return answerOrders(page, ({ data: { crewOrders } }) => {
    const edges = crewOrders.edges.filter(({ node }) => node.status === 'Confirmed' && node.bookedTime)
    return { data: { crewOrders: { ...crewOrders, edges } } }
  })
}

/** Every reading of a list is answered with that. */
function answerOrders(page: Page, answer: Answer<CrewOrdersQuery>) {
  return answerCalls(page, (operation) => (operation === 'CrewOrders' ? answer : undefined))
}
