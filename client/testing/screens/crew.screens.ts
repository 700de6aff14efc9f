import type { Page } from '@playwright/test'
import type { CrewDayQuery, CrewOrdersQuery } from '../../crew/parts/crewOrders.generated.ts'
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
  {
    name: 'staff-could-not',
    route: list,
    seenBy: 'sam',
    address: '/staffOngoingOrderList/0',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Couldn’t do it/ })
        .first()
        .click()
      await page.getByRole('radio', { name: 'Other' }).check()
    },
  },
  {
    name: 'staff-undo',
    route: list,
    seenBy: 'sam',
    address: '/staffOngoingOrderList/0',
    arrange: takeEveryEnd,
    prepare: endAVisit,
  },
  {
    name: 'staff-late',
    route: list,
    seenBy: 'sam',
    address: '/staffOngoingOrderList/0',
    arrange: leaveOverdue,
  },
  { name: 'staff-done', route: '/staffMainPage', seenBy: 'sam', arrange: leaveNothing },
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

/** Overdue visits, of which the crew could not do the first. */
function leaveOverdue(page: Page) {
  return answerOrders(page, ({ data: { crewOrders } }) => {
    const edges = crewOrders.edges.map(({ node, ...edge }, index) => ({
      ...edge,
      node: {
        ...node,
        status: 'Confirmed' as const,
        periodType: 'Day' as const,
        bookedDate: '2025-05-20',
        failedVisit:
          index > 0 ? null : { __typename: 'FailedVisit', at: node.placed.at, reason: 'NobodyHome' },
      },
    }))
    return { data: { crewOrders: { ...crewOrders, edges } } }
  })
}

/** All visits of the day are done. */
function leaveNothing(page: Page) {
  return answerCalls<CrewDayQuery>(page, (operation) => {
    if (operation === 'CrewDay') return ({ data }) => ({ data: { ...data, crewToday: 0, crewDoneToday: 2 } })
    return operation === 'CrewOrders' ? { data: { crewOrders: nothing } } : undefined
  })
}

/** An end that the server is never asked for: it takes every one. */
function takeEveryEnd(page: Page) {
  const endService = { message: null, stale: false, order: null, userErrors: [] }
  return answerCalls(page, (operation) => (operation === 'EndService' ? { data: { endService } } : undefined))
}

/** Presses End; the next page that is opened does not send it. */
async function endAVisit(page: Page) {
  await page
    .getByRole('button', { name: /^End Service/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor()
  page.once('load', () =>
    page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith('staff.press.')) localStorage.removeItem(name)
    }),
  )
}

/** Every reading of a list is answered with that. */
function answerOrders(page: Page, answer: Answer<CrewOrdersQuery>) {
  return answerCalls(page, (operation) => (operation === 'CrewOrders' ? answer : undefined))
}
