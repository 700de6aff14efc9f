import type { Page } from '@playwright/test'
import { answerCalls } from '../answerCalls.ts'
import { failingServer, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const route = '/adminOverdue'
const seenBy = 'admin'

/** Many orders at once: those of past days. */
export const officeBulkScreens: readonly ScreenState[] = [
  { name: 'admin-overdue', route, seenBy, prepare: chooseFirst },
  { name: 'admin-overdue-move', route, seenBy, prepare: (page) => act(page, 1) },
  { name: 'admin-overdue-cancel', route, seenBy, prepare: (page) => act(page, 2) },
  { name: 'admin-overdue-none', route, seenBy, arrange: noneOverdue },
  { name: 'admin-overdue-failed', route, seenBy, arrange: failingServer },
]

async function chooseFirst(page: Page): Promise<void> {
  await page.locator('main li input[type=checkbox]').first().check()
}

/** One of the buttons for what is chosen; the first clears the choice. */
async function act(page: Page, place: number): Promise<void> {
  await chooseFirst(page)
  await page.locator('main [data-chosen] button').nth(place).click()
  await untilDialog(page)
  await page.locator('[role=dialog] li').first().waitFor()
}

async function noneOverdue(page: Page): Promise<void> {
  const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
  await answerCalls(page, (operation) =>
    operation === 'OverdueVisits' ? { data: { orderReport: none } } : undefined,
  )
}
