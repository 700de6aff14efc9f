import type { Page } from '@playwright/test'
import { reassignPath, wholeDay } from '../../office/parts/bulk/reassignPath.ts'
import { answerCalls } from '../answerCalls.ts'
import { askProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'
import { bulkVisit, proposalOf } from '../office/bulkExamples.ts'
import { serverToday } from '../serverDays.ts'
import { failingServer, untilDialog } from './gestures.ts'
import { orderState } from './officeOrders.screens.ts'
import type { ScreenState } from './screenState.ts'

const route = '/adminOverdue'
const seenBy = 'admin'

/** Many orders at once: selected pending ones, a crew's day, and those of past days. */
export const officeBulkScreens: readonly ScreenState[] = [
  orderState('admin-orders-selected', '', selectTwo),
  orderState('admin-orders-assign-many', '', async (page) => {
    await selectTwo(page)
    await act(page, 1)
  }),
  {
    name: 'admin-calendar-reassign',
    route: '/adminCalendar',
    seenBy,
    address: crewsDay,
    arrange: threeVisits,
    prepare: untilLines,
  },
  {
    name: 'admin-calendar-no-crew',
    route: '/adminCalendar',
    seenBy,
    address: crewsDay,
    arrange: noCrewFree,
    prepare: untilLines,
  },
  {
    name: 'admin-calendar-move-day',
    route: '/adminCalendar',
    seenBy,
    address: async () => reassignPath(await serverToday(), wholeDay),
    arrange: threeVisits,
    prepare: untilLines,
  },
  { name: 'admin-overdue', route, seenBy, arrange: threeVisits, prepare: selectFirst },
  { name: 'admin-overdue-move', route, seenBy, arrange: threeVisits, prepare: (page) => actOnFirst(page, 1) },
  {
    name: 'admin-overdue-cancel',
    route,
    seenBy,
    arrange: threeVisits,
    prepare: (page) => actOnFirst(page, 2),
  },
  { name: 'admin-overdue-none', route, seenBy, arrange: (page) => overdue(page, 0) },
  { name: 'admin-overdue-failed', route, seenBy, arrange: failingServer },
]

async function selectTwo(page: Page): Promise<void> {
  const boxes = page.locator('[data-order] [data-select] input')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
}

async function selectFirst(page: Page): Promise<void> {
  await page.locator('main li input[type=checkbox]').first().check()
}

async function actOnFirst(page: Page, place: number): Promise<void> {
  await selectFirst(page)
  await act(page, place)
}

/** One of the buttons for what is selected; the first clears the selection. */
async function act(page: Page, place: number): Promise<void> {
  await page.locator('main [data-chosen] button').nth(place).click()
  await untilLines(page)
}

async function untilLines(page: Page): Promise<void> {
  await untilDialog(page)
  await page.locator('[role=dialog] li').first().waitFor()
}

/** Today's visits of the first crew. */
async function crewsDay({ token }: Visitor): Promise<string> {
  const { clock, staffGroups } = await askProduct<{ clock: { at: string }; staffGroups: { id: string }[] }>(
    '{ clock { at } staffGroups { id } }',
    {},
    token,
  )
  return `/adminCalendar?day=${clock.at.slice(0, 10)}&reassign=${staffGroups[0]?.id}`
}

function threeVisits(page: Page): Promise<void> {
  return overdue(page, 3)
}

/** Visits for which no other crew is free. */
async function noCrewFree(page: Page): Promise<void> {
  const { visitProposal } = proposalOf([0, 1].map((nth) => bulkVisit(nth)))
  const visits = visitProposal.visits.map((each) => ({
    ...each,
    groupId: null,
    problem: 'No crew is free then.',
  }))
  await answerCalls(page, (operation) =>
    operation === 'VisitProposal'
      ? { data: { visitProposal: { ...visitProposal, toDate: null, visits } } }
      : undefined,
  )
}

async function overdue(page: Page, count: number): Promise<void> {
  const visits = Array.from({ length: count }, (_, nth) => bulkVisit(nth))
  const overdueVisits = {
    totalCount: count,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: visits.map((node) => ({ cursor: node.id, node })),
  }
  const clock = { at: '2025-11-20T10:00:00-07:00' }
  await answerCalls(page, (operation) => {
    if (operation === 'OverdueVisits') return { data: { clock, overdueVisits } }
    return operation === 'VisitProposal' ? { data: proposalOf(visits) } : undefined
  })
}
