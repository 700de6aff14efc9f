import type { Page } from '@playwright/test'
import { addToMonth } from '../../format/calendarDates.ts'
import { answerCalls } from '../answerCalls.ts'
import { askProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'
import { largeDay, loadsOf } from '../office/boardExamples.ts'
import { dayFrom, serverToday } from '../serverDays.ts'
import { failingServer, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const staff = '/adminStaffList'
const groups = '/adminStaffGroupList'
const calendar = '/adminCalendar'
const seenBy = 'admin'

/** The office's staff: the list, dialogs, the record, and a server that fails. */
export const officeStaffScreens: readonly ScreenState[] = [
  { name: 'admin-staff', route: staff, seenBy },
  {
    name: 'admin-staff-none',
    route: staff,
    seenBy,
    prepare: (page) => page.getByRole('searchbox').fill('nobody'),
  },
  { name: 'admin-staff-filtered', route: staff, seenBy, address: `${staff}?only=NoPassword` },
  { name: 'admin-staff-failed', route: staff, seenBy, arrange: failingServer },
  { name: 'admin-staff-edit', route: staff, seenBy, prepare: (page) => pressIn(page, 'main li', 0) },
  { name: 'admin-staff-errors', route: staff, seenBy, prepare: (page) => sendEmpty(page, 1) },
  { name: 'admin-staff-password', route: staff, seenBy, prepare: setPassword },
  { name: 'admin-staff-record', route: staff, seenBy, prepare: (page) => press(page, 0) },
]

/** The office's groups and calendar: the list, dialogs, and a server that fails. */
export const officeGroupScreens: readonly ScreenState[] = [
  { name: 'admin-groups', route: groups, seenBy },
  { name: 'admin-groups-failed', route: groups, seenBy, arrange: failingServer },
  { name: 'admin-group-add', route: groups, seenBy, prepare: (page) => sendEmpty(page, 0) },
  { name: 'admin-group-join', route: groups, seenBy, prepare: (page) => pressIn(page, 'main li', 1) },
  { name: 'admin-group-day-off', route: groups, seenBy, prepare: (page) => pressIn(page, 'main li', -1) },
  { name: 'admin-calendar', route: calendar, seenBy },
  { name: 'admin-calendar-held', route: calendar, seenBy, prepare: pickUp },
  {
    name: 'admin-calendar-month',
    route: calendar,
    address: async () => `${calendar}?month=${(await serverToday()).slice(0, 7)}`,
    seenBy,
  },
  {
    name: 'admin-calendar-month-full',
    route: calendar,
    address: async () => `${calendar}?month=${await nextMonth()}`,
    arrange: busyMonth,
    seenBy,
  },
  {
    name: 'admin-calendar-past',
    route: calendar,
    address: async () => `${calendar}?day=${dayFrom(await serverToday(), -1)}`,
    seenBy,
  },
  {
    name: 'admin-calendar-outside',
    route: calendar,
    address: `${calendar}?day=2001-01-01`,
    seenBy,
  },
  { name: 'admin-calendar-close', route: calendar, seenBy, prepare: askToClose },
  { name: 'admin-calendar-large', route: calendar, seenBy, arrange: largeBoard },
  { name: 'admin-calendar-picked', route: calendar, seenBy, address: waitingDay, prepare: pick },
  { name: 'admin-calendar-failed', route: calendar, seenBy, arrange: failingServer },
]

/** A day of 300 visits. */
async function largeBoard(page: Page): Promise<void> {
  const answers = largeDay()
  await answerCalls(page, (operation) => answers[operation])
}

/** A month with visits that have no crew, full days, and a season that begins on its first day. */
async function busyMonth(page: Page): Promise<void> {
  const calendarDays = loadsOf(await nextMonth())
  await answerCalls(page, (operation) =>
    operation === 'CalendarDays' ? { data: { calendarDays } } : undefined,
  )
}

async function nextMonth(): Promise<string> {
  return addToMonth((await serverToday()).slice(0, 7), 1)
}

/** The next day with a visit that has no crew. */
async function waitingDay({ token }: Visitor): Promise<string> {
  const { calendarDays } = await askProduct<{
    calendarDays: readonly {
      readonly date: string
      readonly loads: readonly { readonly unassigned: number }[]
    }[]
  }>(
    'query ($from: String!) { calendarDays(from: $from, first: 28) { date loads { unassigned } } }',
    { from: dayFrom(await serverToday(), 1) },
    token,
  )
  const waiting = calendarDays.find(({ loads }) => loads.some(({ unassigned }) => unassigned > 0))
  return `${calendar}?day=${waiting?.date}`
}

/** A visit of the tray that the next crew gets. */
async function pick(page: Page): Promise<void> {
  await page.locator('main section section [data-visit]').first().click()
  await page.locator('main [data-crew] > button').first().waitFor()
}

/** Closing a day on which visits stay. */
async function askToClose(page: Page): Promise<void> {
  await page.locator('main [data-crew]').first().waitFor()
  await page.locator('main [role=tabpanel] button[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitem').nth(1).click()
  await untilDialog(page)
}

/** A visit of the board in hand, with the places it can go to. */
async function pickUp(page: Page): Promise<void> {
  await page.locator('main [data-handle]').first().press('Enter')
  await page.locator('main [data-place]').first().waitFor()
}

/** Presses a button of the main part; the page's own actions stand first. */
async function press(page: Page, place: number): Promise<void> {
  await page.locator('main button').nth(place).click()
  await untilDialog(page)
}

async function pressIn(page: Page, selector: string, place: number): Promise<void> {
  await page.locator(selector).first().locator('button').nth(place).click()
  await untilDialog(page)
  await page.waitForFunction(() => !document.querySelector('[data-skeleton]'))
}

async function setPassword(page: Page): Promise<void> {
  await page.locator('main li button[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitem').nth(1).click()
  await untilDialog(page)
}

async function sendEmpty(page: Page, place: number): Promise<void> {
  await press(page, place)
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
}
