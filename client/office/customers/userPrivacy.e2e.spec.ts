import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type NewCustomer, newCustomer } from '../../testing/newCustomer.ts'
import { cardOf, choose, officeView, openCard } from '../../testing/office/userSteps.ts'
import { recharge } from '../../testing/officeHelp.ts'

/** What is kept of a customer is handed out, and who asked to be forgotten is not while we owe them (back-office document, section 2
 * "User Settings"). One after the other, because each goes on where the last one ended. */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let office: Visitor
let timon: NewCustomer
test.beforeAll(async () => {
  office = await signInToOffice('admin')
  timon = await newCustomer('Timon')
  await recharge(timon.customer.userNo, 10_003)
})
test.beforeEach(async ({ page }) => openAs(page, office))

test('everything kept of the customer is saved as a file, and that is on the record', async ({ page }) => {
  await openCard(page, timon)
  const started = page.waitForEvent('download')
  await choose(page, 'Export data')
  const file = await started
  expect(file.suggestedFilename()).toContain(timon.customer.userNo)
  const { sections } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(sections.profile[0].email).toBe(timon.email)
  await cardOf(page, timon).getByRole('link', { name: 'Changes' }).click()
  const newest = cardOf(page, timon)
    .getByRole('table', { name: 'Changes by administrators' })
    .getByRole('row')
    .nth(1)
  await expect(newest).toContainText('Data exported')
  await expect(newest).toContainText('admin')
})

test('who asked to be forgotten is listed with what stands in the way', async ({ page }) => {
  await askProduct(
    'mutation ($input: RequestErasureInput!) { requestErasure(input: $input) { userErrors { code } } }',
    { input: { password: timon.password } },
    timon.token,
  )
  await page.goto('/adminUserList?list=erasure')
  const row = page.locator('main li').filter({ has: page.getByRole('link', { name: 'Timon Fraser' }) })
  await expect(row).toContainText('10,003 paid points to refund first, worth $100.03')
  await expect(row).toContainText('Not before')
  await row.getByRole('link', { name: 'Timon Fraser' }).click()
  await choose(page, 'Erase this customer')
  const dialog = page.getByRole('dialog', { name: 'Erase this customer' })
  await expect(dialog).toContainText('10,003 paid points to refund first, worth $100.03')
  await expect(dialog).toContainText('Not before')
  await expect(dialog.getByRole('button', { name: 'Erase this customer' })).toBeDisabled()
  expect(await officeView(office, timon, 'firstName erased { at }')).toEqual({
    firstName: 'Timon',
    erased: null,
  })
})
