import { expect } from '@playwright/test'
import { changeProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { officeToken, openAs } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { newCrew, type OwnCrew, serve } from '../../testing/ownCrews.ts'
import { placeOwnOrder } from '../../testing/ownOrders.ts'

/** What a customer does after a visit: reports a problem with it, and books it again (decisions X1, X8). */

test.describe.configure({ timeout: 90_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404/ })

let quinn: Householder
let crew: OwnCrew
test.beforeAll(async () => {
  quinn = await newHouseholder('Quinn', 100_000)
  crew = await newCrew('Ola')
})
test.afterAll(() => crew.leave())
test.beforeEach(async ({ page }) => openAs(page, quinn))

test('a problem is reported on the page of a completed order, which says by when it is answered', async ({
  page,
}) => {
  const orderNo = await placeOwnOrder(quinn, { catalog: 'SnowRemoval', periodType: 'Month' })
  await changeProduct(
    'mutation ($input: AssignGroupInput!) { assignGroup(input: $input) { userErrors { message } } }',
    { input: { key: crypto.randomUUID(), orderNo, groupId: crew.groupId, evenIfBusy: true } },
    await officeToken(),
  )
  await serve(crew, 'startService', orderNo)
  await serve(crew, 'endService', orderNo)

  await page.goto(`/userOrderDetail/${orderNo}`)
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByLabel('What went wrong?').fill('The walk was not cleared.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^You reported a problem on /)).toBeVisible()
  await expect(page.getByText(/call or email you by/)).toBeVisible()
  await expect(page.locator(':focus')).toContainText('You reported a problem on ')
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('You reported a problem')
})

test('a clean at the saved address takes eight presses from the account', async ({ page }) => {
  let presses = 0
  const press = async (place: ReturnType<typeof page.getByRole>) => {
    presses += 1
    await place.click()
  }
  await page.goto('/account')
  await press(page.getByRole('button', { name: 'Quick Book' }))
  await press(page.getByRole('menuitem', { name: 'House cleaning' }))
  await press(page.getByRole('button', { name: 'Continue to service' }))
  await press(page.getByRole('radio', { name: /Standard clean/ }))
  await press(page.getByRole('button', { name: 'Continue to date and time' }))
  await press(page.locator('[role=grid] button[data-look=open]').first())
  await press(
    page
      .getByRole('dialog')
      .getByRole('radio', { name: /^\d+:\d\d\s[AP]M$/, disabled: false })
      .first(),
  )
  await press(page.getByRole('button', { name: /^Place order · [\d,]+ points$/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible()
  expect(presses).toBe(8)

  await page.goto('/account')
  await page
    .getByRole('region', { name: 'Next visit' })
    .getByRole('link', { name: 'Add instructions' })
    .click()
  await expect(page.getByRole('dialog').getByLabel('What should the crew know?')).toBeFocused()
})
