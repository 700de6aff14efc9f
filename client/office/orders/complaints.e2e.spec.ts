import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { act, cardOf, find } from '../../testing/office/orderSteps.ts'
import { newCrew, type OwnCrew, serve } from '../../testing/ownCrews.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'

/** What was served and then complained about: the order on its way there, the complaint, and the office's decision (decisions E1 to E16). */

test.describe.configure({ timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404/ })

let admin: Visitor
let petra: Householder
let crew: OwnCrew
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  petra = await newHouseholder('Petra', 500_000)
  crew = await newCrew('Ruben')
})
test.afterAll(() => crew.leave())
test.beforeEach(async ({ page }) => openAs(page, admin))

test('a complaint about a finished month of work is recorded, and decided with an apology', async ({
  page,
}) => {
  const orderNo = await placeOwnOrder(petra, { catalog: 'SnowRemoval', periodType: 'Month' })
  await find(page, orderNo)
  await act(page, 'Assign staff to order', orderNo)
  const groups = page.getByRole('dialog', { name: 'Available Staff Group List' })
  await groups.getByLabel('Include busy crews').check()
  await groups.getByRole('radio', { name: crew.groupNo }).check()
  await groups.getByRole('button', { name: 'Assign selected group to order' }).click()
  await expect(groups).toHaveCount(0)
  await serve(crew, 'startService', orderNo)
  const serving = await find(page, orderNo)
  await expect(serving).toContainText('In service')
  await expect(page.getByRole('button', { name: `Cancel order: ${orderNo}` })).toHaveCount(0)
  await serve(crew, 'endService', orderNo)

  await page.goto('/adminOrderList?tab=3&catalog=3&size=50')
  const served = cardOf(page, orderNo)
  await expect(served).toContainText('Completed')
  await expect(served.getByRole('button', { name: `More actions: ${orderNo}` })).toHaveCount(0)
  // a card of the history has no actions; the order's own page has them all (decisions E8, W1)
  await served.getByRole('heading').getByRole('link').click()
  const head = page.locator('main header')
  await expect(head).toContainText('Completed')
  await act(page, 'Record a complaint', orderNo)
  const opening = page.getByRole('dialog', { name: 'Record a complaint' })
  await expect(opening.getByLabel('What did the customer say?')).toBeFocused()
  await opening.getByRole('radio', { name: 'Billing' }).check()
  await opening.getByLabel('What did the customer say?').fill('I was charged for two visits.')
  await opening.getByRole('button', { name: 'Record complaint' }).click()
  await expect(head).toContainText('Disputed')
  await expect.poll(async () => (await customersOrder(petra, orderNo)).status).toBe('Disputed')

  const rewardPoints = async () =>
    (await askProduct<{ me: { rewardPoints: number } }>('{ me { rewardPoints } }', {}, petra.token)).me
      .rewardPoints
  const before = await rewardPoints()
  await act(page, 'Resolve complaint', orderNo)
  const deciding = page.getByRole('dialog', { name: 'Resolve complaint' })
  await expect(deciding.getByLabel('Internal note')).toBeFocused()
  await deciding.getByLabel('Internal note').fill('One visit was counted twice.')
  await deciding.getByRole('button', { name: 'Resolve complaint' }).click()
  await expect(deciding.getByText('Choose an outcome.').first()).toBeVisible()
  await deciding.getByRole('radio', { name: 'No refund' }).check()
  await deciding.getByLabel('Goodwill points').fill('0.5')
  await deciding.getByRole('button', { name: 'Resolve complaint' }).click()
  await expect(deciding.getByText('This amount isn’t valid.').first()).toBeVisible()
  await deciding.getByLabel('Goodwill points').fill('500')
  await deciding.getByRole('button', { name: 'Resolve complaint' }).click()
  await expect(deciding).toHaveCount(0)
  await expect(head).toContainText('Completed')
  const complaint = page.getByRole('region', { name: 'Complaint' })
  await expect(complaint.getByText('I was charged for two visits.')).toBeVisible()
  await expect(complaint.getByText('One visit was counted twice.')).toBeVisible()
  await expect.poll(async () => (await customersOrder(petra, orderNo)).status).toBe('Completed')
  await expect.poll(rewardPoints).toBe(before + 500)
})
