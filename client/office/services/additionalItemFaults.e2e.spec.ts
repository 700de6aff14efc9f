import { expect, type Page } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'

/**
 * What is wrong with an additional item stands at its field, in the document's words (back-office document, section 5): found while it is
 * typed, or refused by the server. The item is of a home that nobody has, so that no price of other specs changes.
 */

test.setTimeout(120_000)

const none = 'Property condition/attribute must be selected.'

let office: Visitor
let itemId: string
test.beforeEach(async ({ page }) => {
  office = await signInToOffice('admin')
  itemId = await newItem()
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=3')
  const row = page.locator('li', { hasText: 'Kitchen More than two kitchens' })
  await row.getByRole('button', { name: 'Edit' }).click()
})
test.afterEach(async () => {
  await askProduct(
    'mutation ($input: RemoveAdditionalItemInput!) { removeAdditionalItem(input: $input) { userErrors { code } } }',
    { input: { itemId, version: (await storedItem())?.version } },
    office.token,
  )
})

test('an edited item that cannot be is not sent, and each fault stands at its field', async ({ page }) => {
  const amount = page.getByLabel('Counting number')
  for (const wrong of ['', '0', '501', '1.5']) {
    await amount.fill(wrong)
    await refused(page)
    await expect(page.locator('#amount-error')).toHaveText('Counting number invalid.')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  }
  await amount.fill('101')
  await page.getByLabel('Counting type').selectOption('Add percent')
  await refused(page)
  await expect(page.locator('#amount-error')).toHaveText('Counting number invalid.')
  await amount.fill('100')
  await page.getByLabel('Property condition').selectOption('Bathroom')
  await refused(page)
  await expect(page.locator('#attribute-error')).toHaveText(none)
  await page.getByLabel('Counting type').selectOption('')
  await refused(page)
  await expect(page.locator('#mode-error')).toHaveText('Counting type must be selected.')
  await page.getByLabel('Property condition').selectOption('')
  await refused(page)
  await expect(page.locator('#conditionKind-error')).toHaveText(none)
  expect(await storedItem()).toMatchObject({ mode: 'ByMinute', amount: 5 })
})

test('what the server refuses stands at its field with what was typed, and is saved once it is right', async ({
  page,
}) => {
  const amount = page.getByLabel('Counting number')
  await amount.fill('7')
  await sendInstead(page, { amount: 0 })
  await refused(page)
  await expect(page.locator('#amount-error')).toHaveText('Counting number invalid.')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveValue('7')
  await sendInstead(page, { attribute: 99 })
  await refused(page)
  await expect(page.locator('#attribute-error')).toHaveText(none)
  await page.unrouteAll()
  await save(page)
  await expect(page.getByText('Additional item saved')).toBeVisible()
  expect(await storedItem()).toMatchObject({ mode: 'ByMinute', amount: 7 })
})

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
}

/** Saves what cannot be. An error of the try before stands already; the summary has the focus once this one is answered. */
async function refused(page: Page): Promise<void> {
  await save(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused()
}

/** The form's own rules let nothing wrong through: on the way to the server a part of the input becomes another. */
async function sendInstead(page: Page, part: object): Promise<void> {
  await page.unrouteAll()
  await page.route('**/graphql', (route) => {
    const sent = route.request().postDataJSON()
    if (sent.operationName !== 'SaveAdditionalItem') return route.fallback()
    const variables = { input: { ...sent.variables.input, ...part } }
    return route.continue({ postData: { ...sent, variables } })
  })
}

async function newItem(): Promise<string> {
  const { addAdditionalItem } = await askProduct<{ addAdditionalItem: { item: { id: string } } }>(
    'mutation ($input: AddAdditionalItemInput!) { addAdditionalItem(input: $input) { item { id } } }',
    {
      input: {
        key: crypto.randomUUID(),
        catalog: 'SnowRemoval',
        conditionKind: 'Kitchen',
        attribute: 4,
        mode: 'ByMinute',
        amount: 5,
        addOn: 'None',
      },
    },
    office.token,
  )
  return addAdditionalItem.item.id
}

async function storedItem() {
  const { additionalItems } = await askProduct<{
    additionalItems: { id: string; version: number; mode: string; amount: number }[]
  }>('{ additionalItems(catalog: SnowRemoval) { id version mode amount } }', {}, office.token)
  return additionalItems.find(({ id }) => id === itemId)
}
