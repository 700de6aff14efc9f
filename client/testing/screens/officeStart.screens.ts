import type { Page } from '@playwright/test'
import { answerCalls } from '../answerCalls.ts'
import { failingServer, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const main = '/adminMainPage'
const reports = '/adminReports'
const seenBy = 'admin'

/** The administrators' main page and reports. */
export const officeStartScreens: readonly ScreenState[] = [
  { name: 'admin-main', route: main, seenBy, prepare: untilCharts },
  { name: 'admin-main-tables', route: main, seenBy, prepare: openTables },
  { name: 'admin-main-empty', route: main, seenBy, arrange: nothingYet, prepare: untilAnswers },
  { name: 'admin-main-aside', route: main, seenBy, arrange: someSetAside, prepare: untilAnswers },
  { name: 'admin-main-failed', route: main, seenBy, arrange: failingServer, prepare: untilAlert },
  { name: 'admin-commands', route: main, seenBy, prepare: searchAvery },
  { name: 'admin-commands-verb', route: main, seenBy, prepare: rechargeAvery },
  { name: 'admin-shortcuts', route: main, seenBy, prepare: openShortcuts },
  ...['orders', 'changes', 'ledger', 'payments', 'tax'].map((report) => ({
    name: `admin-report-${report}`,
    route: reports,
    seenBy: 'admin' as const,
    address: `${reports}?report=${report}`,
    prepare: (page: Page) => page.getByRole('table').waitFor(),
  })),
  {
    name: 'admin-report-none',
    route: reports,
    seenBy,
    address: `${reports}?report=ledger&from=2001-01-01&to=2001-01-31`,
    prepare: (page) => page.locator('main dl').first().waitFor(),
  },
  { name: 'admin-report-query', route: reports, seenBy, prepare: openQuery },
  { name: 'admin-report-failed', route: reports, seenBy, arrange: failingServer, prepare: untilAlert },
]

async function untilCharts(page: Page): Promise<void> {
  await page.locator('main [role=img]').first().waitFor()
}

async function untilAnswers(page: Page): Promise<void> {
  await page.locator('main h2').first().waitFor()
}

async function untilAlert(page: Page): Promise<void> {
  await page.getByRole('alert').first().waitFor()
}

/** Every picture as its table. */
async function openTables(page: Page): Promise<void> {
  await untilCharts(page)
  const closed = page.locator('main button[data-table=closed]')
  for (let left = await closed.count(); left > 0; left--) await closed.first().click()
  await page.locator('main table').last().waitFor()
}

/** The command menu with what it finds. */
async function searchAvery(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('[role=dialog] input').fill('avery')
  await page.getByRole('option').filter({ hasText: 'C-' }).first().waitFor()
}

/** A verb with what it can be done to. */
async function rechargeAvery(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('[role=dialog] input').fill('recharge avery')
  await page.getByRole('option').filter({ hasText: 'C-' }).first().waitFor()
}

async function openShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await untilDialog(page)
}

async function openQuery(page: Page): Promise<void> {
  await page.getByRole('table').waitFor()
  await page.locator('main summary').click()
  await page.locator('main details[open]').waitFor()
}

/** The main page as on the first day: what the server answers, with nothing counted in it. */
async function nothingYet(page: Page): Promise<void> {
  await changeFigures(page, (_, value) => (typeof value === 'number' ? 0 : value))
}

/** The main page while every list has changes that it could not show, and a crew could not do a visit. */
async function someSetAside(page: Page): Promise<void> {
  const failedVisit = {
    __typename: 'VisitToSettle',
    orderNo: 'K7M4-2QXP',
    at: '2025-11-27T09:12:00-07:00',
    zoneLabel: 'MST',
    reason: 'NobodyHome',
    customerName: 'Theo Lindqvist',
    groupNo: 'Crew 1',
  }
  const figures: Readonly<Record<string, unknown>> = { deadLetters: 2, failedVisits: [failedVisit] }
  await changeFigures(page, (key, value) => figures[key] ?? value)
}

/** @param figure gives another value for a field of the server's answer */
async function changeFigures(page: Page, figure: (key: string, value: unknown) => unknown): Promise<void> {
  const changed = (served: object) => JSON.parse(JSON.stringify(served), figure)
  await answerCalls(page, (operation) => (operation === 'Dashboard' ? changed : undefined))
}
