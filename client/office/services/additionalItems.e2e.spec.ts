import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { send } from '../../testing/office/serviceSteps.ts'

/** The office's additional items on the real server: every dialog and action. */

test('an additional item is added, edited and removed', async ({ page }) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=2')
  const before = await itemsOf(office)
  await page.getByRole('button', { name: 'Add additional item' }).click()
  await send(page, 'Add additional item')
  await expect(page.locator('#conditionKind-error')).toHaveText(
    'Property condition/attribute must be selected.',
  )
  await expect(page.locator('#mode-error')).toHaveText('Counting type must be selected.')
  await expect(page.locator('#amount-error')).toHaveText('Counting number invalid.')
  await page.getByLabel('Property condition').selectOption('Kitchen')
  await page.getByLabel('Property attribute').selectOption('More than two kitchens')
  await page.getByLabel('Counting type').selectOption('Add percent')
  await page.getByLabel('Counting number').fill('5')
  // nobody else's services are of this kind
  await page.getByLabel('Detail type').selectOption('Seasonal cleanup')
  await send(page, 'Add additional item')
  await expect(page.getByText('Additional item added')).toBeVisible()
  const row = page.locator('li', { hasText: 'Kitchen More than two kitchens' })
  await expect(row).toContainText('+5%')
  const [added] = (await itemsOf(office)).filter(({ id }) => !before.some((one) => one.id === id))
  expect(added).toMatchObject({ mode: 'ByPercent', amount: 5, addOn: 'SeasonalCleanup' })

  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Counting type').selectOption('Subtract minutes')
  await send(page, 'Save Changes')
  await expect(row).toContainText('−5 mins')
  await expect(row).toContainText('Reduction')

  page.on('dialog', (question) => void question.accept())
  await row.getByRole('button', { name: /^More: / }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('Additional item removed')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await itemsOf(office)).toEqual(before)
})

async function itemsOf({ token }: Visitor) {
  const { additionalItems } = await askProduct<{
    additionalItems: { id: string; mode: string; amount: number; addOn: string }[]
  }>('{ additionalItems(catalog: LawnCare) { id mode amount addOn } }', {}, token)
  return additionalItems
}
