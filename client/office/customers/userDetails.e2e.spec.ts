import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type NewCustomer, newCustomer } from '../../testing/newCustomer.ts'
import { answer } from '../../testing/office/orderSteps.ts'
import { cardOf, choose, officeView, openCard, ownView } from '../../testing/office/userSteps.ts'

/** The office keeps the addresses, the property and its own notes of somebody new, and what the database and the customer then see (back-office
 * document, section 2 "User Settings"). One after the other, because each goes on where the last one ended. */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let office: Visitor
let thora: NewCustomer
test.beforeAll(async () => {
  office = await signInToOffice('admin')
  thora = await newCustomer('Thora')
})
test.beforeEach(async ({ page }) => openAs(page, office))

test('an address is added, a second one becomes the default, and the first is removed', async ({ page }) => {
  await openCard(page, thora)
  for (const street of ['Juniper Street', 'Tamarack Road']) {
    await choose(page, 'Add new property address')
    const dialog = page.getByRole('dialog', { name: 'Add a New Property Address' })
    await dialog.getByLabel('Street name').fill(street)
    await dialog.getByLabel('City').fill('Calgary')
    await dialog.getByLabel('Province').selectOption('Alberta')
    await dialog.getByLabel('Postal code').fill('T3H 2K7')
    await dialog.getByLabel('Building type').selectOption('House')
    await dialog.getByRole('button', { name: 'Add Property' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await cardOf(page, thora).getByRole('button', { name: 'Property Info' }).click()
  await cardOf(page, thora).getByRole('button', { name: 'Set default: Tamarack Road' }).click()
  await answer(page, 'Are you sure you want to set this as your default address?', 'Set default')
  const remove = cardOf(page, thora).getByRole('button', { name: 'Remove address: Juniper Street' })
  await remove.click()
  await answer(page, 'Are you sure you want to remove this address?', 'Remove address')
  await expect(remove).toHaveCount(0)
  await expect
    .poll(() => ownView(thora, '{ addresses { streetName isDefault } }'))
    .toEqual({ addresses: [expect.objectContaining({ streetName: 'Tamarack Road', isDefault: true })] })
})

test('the property is edited, and confirmed with what was found on site', async ({ page }) => {
  await openCard(page, thora)
  await cardOf(page, thora).getByRole('button', { name: 'Property Info' }).click()
  await cardOf(page, thora).getByRole('button', { name: 'Edit address: Tamarack Road' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Property Address' })
  await edit.getByLabel('Street no. (optional)').fill('12')
  await edit.getByRole('button', { name: 'Save Property' }).click()
  await expect(edit).toHaveCount(0)
  await cardOf(page, thora).getByRole('button', { name: 'Confirm property: 12 Tamarack Road' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm Address' })
  await confirm.getByLabel('Area').selectOption('Over 4,000 sq ft')
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(confirm).toHaveCount(0)
  await expect(cardOf(page, thora).getByText('Over 4,000 sq ft')).toBeVisible()
  await expect(cardOf(page, thora).getByRole('button', { name: /^Confirm property/ })).toHaveCount(0)
  const own = await ownView(thora, '{ addresses { streetNo isConfirmed property { areaType } } }')
  expect(own).toEqual({
    addresses: [
      expect.objectContaining({ streetNo: '12', isConfirmed: true, property: { areaType: 'Over4000' } }),
    ],
  })
})

test('memo and special attribute are kept', async ({ page }) => {
  await openCard(page, thora)
  await choose(page, 'Edit Memo')
  const memo = page.getByRole('dialog', { name: 'Edit Memo' })
  await memo.getByLabel('Memo').fill('Key under the pot.\nHas a cat.')
  await memo.getByRole('button', { name: 'Save Changes' }).click()
  await expect(memo).toHaveCount(0)
  await choose(page, 'Edit special attr')
  const attr = page.getByRole('dialog', { name: 'Edit Special Attr' })
  await attr.getByLabel('Special attr').selectOption('VIP')
  await attr.getByRole('button', { name: 'Save Changes' }).click()
  await expect(cardOf(page, thora).getByText('VIP').first()).toBeVisible()
  await cardOf(page, thora).getByRole('button', { name: 'Basic Info' }).click()
  // above the folds, and among the documented facts
  await expect(cardOf(page, thora).getByText('Has a cat.')).toHaveCount(2)
  expect(await officeView(office, thora, 'memo tag')).toEqual({
    memo: 'Key under the pot.\nHas a cat.',
    tag: 'Vip',
  })
})
