import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { loseAnswer, seeNoAnswer } from '../../testing/lostAnswer.ts'
import { act, find, seeWords } from '../../testing/office/orderSteps.ts'
import { newCrew, type OwnCrew } from '../../testing/ownCrews.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'

/**
 * An answer that is lost after the server did what was asked: the same again does nothing twice, other terms are no retry (decision L14).
 * Other commands and closed dialogs: unheardOrders.spec.tsx; their keys at the server: keys.int.spec.ts.
 */
test.describe.configure({ timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404|ERR_FAILED|WebSocket connection/ })

let admin: Visitor
let ines: Householder
let crews: readonly OwnCrew[]
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  ines = await newHouseholder('Ines', 900_000)
  crews = [await newCrew('Aino'), await newCrew('Benno')]
})
test.afterAll(() => Promise.all(crews.map(({ leave }) => leave())))
test.beforeEach(async ({ page }) => openAs(page, admin))

const crew = (place: number) => crews[place] as OwnCrew
/** @param before how many of the free days before the last one: each test takes another */
const placed = (before: number) => placeOwnOrder(ines, { catalog: 'LawnCare', periodType: 'Day', before })
const timesOf = async (orderNo: string, action: string) =>
  (await customersOrder(ines, orderNo)).changes.filter((change) => change.action === action).length

/** Gives the order to the first crew; nobody hears that it was done. */
async function assignUnheard(page: Page, orderNo: string) {
  await find(page, orderNo)
  await loseAnswer(page, 'AssignGroup', false)
  await act(page, 'Assign staff to order', orderNo)
  const dialog = page.getByRole('dialog', { name: 'Available Staff Group List' })
  await dialog.getByRole('radio', { name: crew(0).groupNo }).check()
  const submit = dialog.getByRole('button', { name: 'Assign selected group to order' })
  await submit.click()
  await seeNoAnswer(dialog)
  // behind the dialog, which hides the page from those who hear it, stands what is so by now
  const card = page.locator('[data-order]').filter({ hasText: orderNo })
  await expect(card).toContainText(crew(0).groupNo)
  return { dialog, submit }
}

test('a crew that was given an order unheard is given it once, and the next press says so', async ({
  page,
}) => {
  const orderNo = await placed(5)
  const { dialog, submit } = await assignUnheard(page, orderNo)
  await submit.click()
  await seeWords(page, 'Crew assigned')
  await expect(dialog).toHaveCount(0)
  expect((await customersOrder(ines, orderNo)).staff).toEqual([{ staffNo: crew(0).staffNo }])
  expect(await timesOf(orderNo, 'Confirmed')).toBe(1)
})

test('another crew after an answer that was lost gets the order', async ({ page }) => {
  const orderNo = await placed(6)
  const { dialog, submit } = await assignUnheard(page, orderNo)
  await dialog.getByRole('radio', { name: crew(1).groupNo }).check()
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await customersOrder(ines, orderNo)).staff)
    .toEqual([{ staffNo: crew(1).staffNo }])
})
