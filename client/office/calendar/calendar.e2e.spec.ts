import { expect, type Locator, type Page } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { bookableTimes, lastWeekday } from '../../testing/bookableTimes.ts'
import { test } from '../../testing/browserTest.ts'
import { demoOffer } from '../../testing/demoFacts.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { newHouseholder } from '../../testing/householders.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'
import { dayFrom, secondTuesday, serverToday, written } from '../../testing/serverDays.ts'

/** The work calendar on the real server. A day is closed that customers cannot book yet, so that nobody else's booking minds. */

const MONTHS_AHEAD = 15

let day: string
/** How the calendar names it: "February 22". */
let named: string
test.beforeAll(async () => {
  day = secondTuesday(await serverToday(), MONTHS_AHEAD)
  named = written(day, { month: 'long', day: 'numeric' })
})

test('a day is closed for a catalog and for all, and opened again', async ({ page }) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  await page.goto(`/adminCalendar?day=${day}`)
  await expect(page.getByRole('heading', { name: `Tuesday, ${named}, ${day.slice(0, 4)}` })).toBeVisible()
  await expect(page.getByText('No visits this day.')).toBeVisible()

  await chooseForDay(page, 'Close day: Lawn care')
  await expect(page.getByText('Closed for new bookings.')).toBeVisible()
  await expect(page.getByText('Closed: Lawn care')).toBeVisible()
  expect(await closingsOf(office)).toEqual([{ date: day, catalog: 'LawnCare' }])

  await chooseForDay(page, 'Close day: All services')
  await expect(dayOfStrip(page, named)).toHaveAccessibleName(/Closed/)
  expect(await closingsOf(office)).toContainEqual({ date: day, catalog: null })

  await chooseForDay(page, 'Reopen day: All services')
  await expect(dayOfStrip(page, named)).not.toHaveAccessibleName(/Closed/)
  await chooseForDay(page, 'Reopen day: Lawn care')
  await expect(page.getByText('Closed: Lawn care')).toHaveCount(0)
  expect(await closingsOf(office)).toEqual([])
})

test('a day that customers could book is closed to them, and open again afterwards', async ({
  page,
  avery,
}) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  const offer = await demoOffer(avery.token, 'SnowRemoval', 'Single snow visit')
  const times = () => bookableTimes(avery.token, offer)
  const last = lastWeekday(await times())
  await page.goto(`/adminCalendar?day=${last}`)
  await chooseForDay(page, 'Close day: Snow removal')
  await expect(page.getByText('Closed: Snow removal')).toBeVisible()
  expect((await times()).closedDates).toContain(last)
  await chooseForDay(page, 'Reopen day: Snow removal')
  await expect(page.getByText('Closed: Snow removal')).toHaveCount(0)
  expect((await times()).closedDates).not.toContain(last)
})

test('a group has a day off and works again, and the keys move by week and month', async ({ page }) => {
  const office = await signInToOffice('admin')
  const groupNo = `Off ${crypto.randomUUID().slice(0, 6)}`
  const groupId = await newGroup(groupNo, office)
  await openAs(page, office)
  await page.goto(`/adminCalendar?day=${day}`)
  await page.getByRole('button', { name: /crews? free/ }).click()
  await choose(page, `${groupNo}: actions`, 'Mark day off')
  await expect(page.getByText('The crew has the day off.')).toBeVisible()
  await expect(page.getByRole('listitem', { name: groupNo }).getByText('Day off')).toBeVisible()
  expect(await daysOffOf(groupId, office)).toEqual([day])
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: new RegExp(`${named} .*Off: .*${groupNo}`) })).toBeVisible()
  await page.getByRole('link', { name: 'Day', exact: true }).click()
  await page.getByRole('button', { name: /crews? free/ }).click()
  await choose(page, `${groupNo}: actions`, 'Undo day off')
  await expect(page.getByRole('listitem', { name: groupNo }).getByText('Day off')).toHaveCount(0)
  expect(await daysOffOf(groupId, office)).toEqual([])

  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await page.locator(`[data-date="${day}"]`).focus()
  await page.keyboard.press('ArrowDown')
  const weekLater = dayFrom(day, 7)
  await expect(page.locator(`[data-date="${weekLater}"]`)).toBeFocused()
  await page.keyboard.press('PageDown')
  const nextMonth = secondTuesday(day, 1).slice(0, 7)
  await expect(page).toHaveURL(new RegExp(`day=${nextMonth}${weekLater.slice(7)}&month=${nextMonth}$`))
  await page.reload()
  const heading = written(nextMonth, { month: 'long', year: 'numeric' })
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await askProduct(
    'mutation ($groupId: ID!) { removeStaffGroup(groupId: $groupId) { userErrors { code } } }',
    { groupId },
    office.token,
  )
})

test('a visit of the board leads to its order', async ({ page }) => {
  await openAs(page, await signInToOffice('admin'))
  // of the spec's own: whatever else is pending, another spec may be moving or cancelling
  const maud = await newHouseholder('Maud', 200_000)
  const orderNo = await placeOwnOrder(maud, { catalog: 'LawnCare', periodType: 'Day', before: 8 })
  const { bookedDate } = await customersOrder(maud, orderNo)
  await page.goto(`/adminCalendar?day=${bookedDate}`)
  await page.getByRole('link', { name: orderNo }).click()
  await expect(page).toHaveURL(`/adminOrder/${orderNo}`)
  await expect(page.getByRole('heading', { name: `Order ${orderNo}` })).toBeVisible()
})

/** Chooses from the menu of the day. */
function chooseForDay(page: Page, entry: string): Promise<void> {
  return choose(page, 'Actions for this day', entry)
}

async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

function dayOfStrip(page: Page, named: string): Locator {
  return page.getByRole('tab', { name: named })
}

async function closingsOf({ token }: Visitor) {
  const { closedDates } = await askProduct<{ closedDates: { date: string; catalog: string | null }[] }>(
    '{ closedDates { date catalog } }',
    {},
    token,
  )
  return closedDates.filter(({ date }) => date === day)
}

async function newGroup(groupNo: string, { token }: Visitor): Promise<string> {
  const { addStaffGroup } = await askProduct<{ addStaffGroup: { group: { id: string } } }>(
    'mutation ($groupNo: String!) { addStaffGroup(groupNo: $groupNo) { group { id } } }',
    { groupNo },
    token,
  )
  return addStaffGroup.group.id
}

async function daysOffOf(groupId: string, { token }: Visitor): Promise<readonly string[] | undefined> {
  const { staffGroups } = await askProduct<{ staffGroups: { id: string; daysOff: string[] }[] }>(
    '{ staffGroups { id daysOff } }',
    {},
    token,
  )
  return staffGroups.find(({ id }) => id === groupId)?.daysOff
}
