import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { loseAnswer, seeNoAnswer } from '../../testing/lostAnswer.ts'
import { act, find, seeWords } from '../../testing/office/orderSteps.ts'
import { newCrew, type OwnCrew } from '../../testing/ownCrews.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'

/** A command on an order whose answer is lost after the server did it: the same again does nothing twice (decision L14). */
test.describe.configure({ timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404|ERR_FAILED|WebSocket connection/ })

let admin: Visitor
let ines: Householder
let crew: OwnCrew
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  ines = await newHouseholder('Ines', 900_000)
  crew = await newCrew('Aino')
})
test.afterAll(() => crew.leave())
test.beforeEach(async ({ page }) => openAs(page, admin))

test('a crew that was given an order unheard is given it once, and the next press says so', async ({
  page,
}) => {
  const orderNo = await placeOwnOrder(ines, { catalog: 'LawnCare', periodType: 'Day', before: 5 })
  await find(page, orderNo)
  await loseAnswer(page, 'AssignGroup', false)
  await act(page, 'Assign staff to order', orderNo)
  const dialog = page.getByRole('dialog', { name: 'Available Staff Group List' })
  await dialog.getByRole('radio', { name: crew.groupNo }).check()
  const submit = dialog.getByRole('button', { name: 'Assign selected group to order' })
  await submit.click()
  await seeNoAnswer(dialog)
  // the card behind the dialog shows what the server did meanwhile
  await expect(page.locator('[data-order]').filter({ hasText: orderNo })).toContainText(crew.groupNo)
  await submit.click()
  await seeWords(page, 'Crew assigned')
  await expect(dialog).toHaveCount(0)
  const { staff, changes } = await customersOrder(ines, orderNo)
  expect(staff).toEqual([{ staffNo: crew.staffNo }])
  expect(changes.filter(({ action }) => action === 'Confirmed')).toHaveLength(1)
})
