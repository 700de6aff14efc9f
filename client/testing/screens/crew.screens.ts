import type { Page } from '@playwright/test'
import { serverFault } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const list = '/staffOngoingOrderList/:catalog'

/** The crews' pages. */
export const crewScreens: readonly ScreenState[] = [
  { name: 'staff-main', route: '/staffMainPage', seenBy: 'sam' },
  { name: 'staff-ongoing', route: list, seenBy: 'sam', address: '/staffOngoingOrderList/0' },
  { name: 'staff-history', route: list, seenBy: 'sam', address: '/staffOngoingOrderList/1' },
  {
    name: 'staff-none',
    route: list,
    seenBy: 'sam',
    address: '/staffOngoingOrderList/0',
    arrange: (page) => answerOrders(page, { json: { data: { crewOrders: nothing } } }),
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

/** Every reading of a list is answered with that. */
function answerOrders(page: Page, answer: { readonly json: object }) {
  return page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query CrewOrders') ? route.fulfill(answer) : route.fallback(),
  )
}
