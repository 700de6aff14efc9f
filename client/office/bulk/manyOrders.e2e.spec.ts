import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { seeWords } from '../../testing/office/orderSteps.ts'
import { newCrew, type OwnCrew } from '../../testing/ownCrews.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'

/** Many orders at once (decision W5): pending ones to a crew, then one day of that crew to another. The second goes on where the first ended. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })
// crew members of the spec's own have no photos
test.use({ tolerated: /Failed to load resource.*404/ })

let admin: Visitor
let wren: Householder
let away: OwnCrew
let other: OwnCrew
let orderNos: string[]
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  wren = await newHouseholder('Wren', 500_000)
  away = await newCrew('Ida')
  other = await newCrew('Bo')
  orderNos = []
  for (const before of [3, 4])
    orderNos.push(await placeOwnOrder(wren, { catalog: 'LawnCare', periodType: 'Day', before }))
})
test.afterAll(async () => {
  await away.leave()
  await other.leave()
})
test.beforeEach(async ({ page }) => openAs(page, admin))

test('selected pending orders go to one crew, each by its own command', async ({ page }) => {
  await page.goto('/adminOrderList?catalog=2&size=50')
  for (const orderNo of orderNos) await page.getByRole('checkbox', { name: `Select ${orderNo}` }).check()
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Assign to…' }).click()
  const dialog = page.getByRole('dialog', { name: '2 selected orders: choose a crew' })
  const crew = dialog.getByLabel('Crew for all')
  await expect(crew).toBeFocused()
  await crew.selectOption({ label: `${away.groupNo}, free for 2 of 2` })
  await dialog.getByRole('button', { name: 'Assign 2 orders' }).click()
  await seeWords(page, '2 orders assigned')
  await expect(dialog).toHaveCount(0)
  for (const orderNo of orderNos)
    await expect
      .poll(() => customersOrder(wren, orderNo))
      .toMatchObject({
        status: 'Confirmed',
        staff: [{ staffNo: away.staffNo }],
        changes: [{ action: 'Placed' }, { action: 'Confirmed', role: 'Admin' }],
      })
})

test('a crew’s visits of a day go to another crew', async ({ page }) => {
  const [orderNo = ''] = orderNos
  const { bookedDate } = await customersOrder(wren, orderNo)
  await page.goto(`/adminCalendar?day=${bookedDate}`)
  const row = page.getByRole('listitem', { name: away.groupNo, exact: true })
  await row
    .getByRole('button', { name: new RegExp(away.groupNo) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Reassign visits…' }).click()
  const dialog = page.getByRole('dialog', { name: `Reassign ${away.groupNo}’s visits` })
  await dialog.getByLabel(`Crew for ${orderNo}`).selectOption({ label: other.groupNo })
  await dialog.getByRole('button', { name: 'Reassign 1 visit' }).click()
  await seeWords(page, '1 visit reassigned')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`day=${bookedDate}$`))
  await expect
    .poll(() => customersOrder(wren, orderNo))
    .toMatchObject({ staff: [{ staffNo: other.staffNo }] })
})
