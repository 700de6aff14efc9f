import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { askProduct } from '../../../testing/askProduct.ts'
import { test } from '../../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../../testing/demoPeople.ts'
import { type NewCustomer, newCustomer } from '../../../testing/newCustomer.ts'

/**
 * The office looks after somebody new: every dialog and action of user management, and what the database and the customer then see
 * (back-office document, section 2 "User Settings"). One after the other, because each goes on where the last one ended.
 */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let office: Visitor
let tamsin: NewCustomer
test.beforeAll(async () => {
  office = await signInToOffice('admin')
  tamsin = await newCustomer('Tamsin')
})
test.beforeEach(async ({ page }) => openAs(page, office))

const card = (page: Page) => page.getByRole('complementary', { name: 'Tamsin Fraser' })

async function openCard(page: Page, tab = ''): Promise<void> {
  await page.goto(`/adminUserList?user=${tamsin.customer.id}${tab && `&tab=${tab}`}`)
  await card(page).waitFor()
}

async function choose(page: Page, action: string) {
  await card(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** What the customer's own account says. */
function ownView<Data>(query: string): Promise<Data> {
  return askProduct<Data>(query, {}, tamsin.token)
}

/** What the office reads of the customer. */
async function officeView<Data>(fields: string): Promise<Data> {
  const { customer } = await askProduct<{ customer: Data }>(
    `query ($id: ID!) { customer(id: $id) { ${fields} } }`,
    { id: tamsin.customer.id },
    office.token,
  )
  return customer
}

test('the search finds by name, e-mail and number, and its address finds the same again', async ({
  page,
}) => {
  await page.goto('/adminUserList')
  const box = page.getByRole('searchbox')
  for (const words of [tamsin.email, tamsin.customer.userNo]) {
    await box.fill(words)
    await expect(page.getByRole('link', { name: 'Tamsin Fraser' })).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(words)}`))
    const href = new RegExp(`search=${encodeURIComponent(words)}`)
    await expect(page.getByRole('link', { name: 'Tamsin Fraser' })).toHaveAttribute('href', href)
  }
  await page.getByRole('link', { name: 'Tamsin Fraser' }).click()
  await expect(card(page)).toBeFocused()
  await card(page).getByRole('link', { name: 'Exp' }).click()
  await expect(card(page).getByText('No experience yet')).toBeVisible()
  await page.reload()
  await expect(card(page).getByText('No experience yet')).toBeVisible()
  await expect(box).toHaveValue(tamsin.customer.userNo)
  await page.keyboard.press('Escape')
  await box.fill('zz-nobody-zz')
  await expect(page.getByText('No user data')).toBeVisible()
})

test('the list is paged by 10 and 20, and stays usable beside a card', async ({ page }) => {
  await page.goto('/adminUserList')
  const rows = page.locator('main ul li')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByLabel('Per page').selectOption('20')
  await expect(page).toHaveURL(/size=20/)
  await page.goto('/adminUserList')
  await rows.nth(0).getByRole('link').click()
  await page.getByRole('complementary').waitFor()
  const second = await rows.nth(1).getByRole('link').innerText()
  await rows.nth(1).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: second })).toBeVisible()
})

test('an address is added, a second one becomes the default, and the first is removed', async ({ page }) => {
  await openCard(page)
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
  await card(page).getByRole('button', { name: 'Property Info' }).click()
  page.once('dialog', (question) => {
    expect(question.message()).toContain('Are you sure you want to set this as your default address?')
    void question.accept()
  })
  await card(page).getByRole('button', { name: 'Set default: Tamarack Road' }).click()
  const remove = card(page).getByRole('button', { name: 'Remove address: Juniper Street' })
  page.once('dialog', (question) => void question.accept())
  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect
    .poll(() => ownView('{ addresses { streetName isDefault } }'))
    .toEqual({ addresses: [expect.objectContaining({ streetName: 'Tamarack Road', isDefault: true })] })
})

test('the property is edited, and confirmed with what was found on site', async ({ page }) => {
  await openCard(page)
  await card(page).getByRole('button', { name: 'Property Info' }).click()
  await card(page).getByRole('button', { name: 'Edit address: Tamarack Road' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Property Address' })
  await edit.getByLabel('Street no. (optional)').fill('12')
  await edit.getByRole('button', { name: 'Save Property' }).click()
  await expect(edit).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Confirm property: 12 Tamarack Road' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm Address' })
  await confirm.getByLabel('Area').selectOption('Over 4,000 sq ft')
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(confirm).toHaveCount(0)
  await expect(card(page).getByText('Over 4,000 sq ft')).toBeVisible()
  await expect(card(page).getByRole('button', { name: /^Confirm property/ })).toHaveCount(0)
  const own = await ownView('{ addresses { streetNo isConfirmed property { areaType } } }')
  expect(own).toEqual({
    addresses: [
      expect.objectContaining({ streetNo: '12', isConfirmed: true, property: { areaType: 'Over4000' } }),
    ],
  })
})

test('memo and special attribute are kept', async ({ page }) => {
  await openCard(page)
  await choose(page, 'Edit Memo')
  const memo = page.getByRole('dialog', { name: 'Edit Memo' })
  await memo.getByLabel('Memo').fill('Key under the pot.\nHas a cat.')
  await memo.getByRole('button', { name: 'Save Changes' }).click()
  await expect(memo).toHaveCount(0)
  await choose(page, 'Edit special attr')
  const attr = page.getByRole('dialog', { name: 'Edit Special Attr' })
  await attr.getByLabel('Special attr').selectOption('VIP')
  await attr.getByRole('button', { name: 'Save Changes' }).click()
  await expect(card(page).getByText('VIP').first()).toBeVisible()
  await card(page).getByRole('button', { name: 'Basic Info' }).click()
  await expect(card(page).getByText('Has a cat.')).toBeVisible()
  expect(await officeView('memo tag')).toEqual({ memo: 'Key under the pot.\nHas a cat.', tag: 'Vip' })
})

test('a recharge shows its sums first, asks before it is repeated, and gives the customer points', async ({
  page,
}) => {
  await openCard(page)
  for (const isSecond of [false, true]) {
    await card(page).getByRole('button', { name: 'Confirm recharge' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Recharge' })
    await dialog.getByLabel('Recharge amount, before tax ($)').fill('100.03')
    await dialog.getByLabel('Payment method').selectOption('Cash')
    await dialog.getByLabel('Reward percent').fill('10')
    await dialog.getByLabel('Comment (optional)').fill('Paid at the door')
    // 100.03 + 5 % of it, half up = 105.03; in cash 105.05
    await expect(dialog.getByText('$105.05')).toBeVisible()
    await expect(dialog.getByText('1,000', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Confirm recharge' }).click()
    if (isSecond) {
      await dialog.getByLabel('This is a second payment').check()
      await dialog.getByRole('button', { name: 'Confirm recharge' }).click()
    }
    await expect(dialog).toHaveCount(0)
  }
  await expect(card(page).getByRole('button', { name: /^22,006, show/ })).toBeVisible()
  expect(await ownView('{ me { points rewardPoints } }')).toMatchObject({
    me: { points: 20_006, rewardPoints: 2_000 },
  })
})

test('reward points are added', async ({ page }) => {
  await openCard(page)
  await card(page).getByRole('button', { name: 'Add reward points' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Reward Point' })
  await dialog.getByLabel('Reward points').fill('500')
  await dialog.getByRole('button', { name: 'Add reward points' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card(page).getByRole('row').nth(1)).toContainText('+500')
  expect(await ownView('{ me { rewardPoints } }')).toMatchObject({ me: { rewardPoints: 2_500 } })
})

test('a payment opens its invoice, and is taken back with a credit note', async ({ page }) => {
  await openCard(page, 'payments')
  const invoice = card(page).getByRole('link', { name: /^View invoice/ })
  await expect(invoice).toHaveCount(2)
  await expect(card(page).getByText('Paid at the door').first()).toBeVisible()
  await invoice.first().click()
  await expect(page.locator('[data-sheet]')).toContainText('$105.05')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-sheet]')).toHaveCount(0)
  await card(page)
    .getByRole('button', { name: /^Reverse recharge/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Reverse recharge' })
  await expect(dialog.getByText('10,003')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Counted twice')
  await dialog.getByRole('button', { name: 'Reverse and issue credit note' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card(page).getByText('Counted twice')).toBeVisible()
  await card(page)
    .getByRole('link', { name: /^View credit note/ })
    .click()
  await expect(page.locator('[data-sheet]')).toBeVisible()
  expect(await ownView('{ me { points rewardPoints } }')).toMatchObject({
    me: { points: 10_003, rewardPoints: 1_500 },
  })
})

test('everything kept of the customer is saved as a file, and that is on the record', async ({ page }) => {
  await openCard(page)
  const started = page.waitForEvent('download')
  await choose(page, 'Download their data')
  const file = await started
  expect(file.suggestedFilename()).toContain(tamsin.customer.userNo)
  const { sections } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(sections.profile[0].email).toBe(tamsin.email)
  await card(page).getByRole('link', { name: 'Changes' }).click()
  const newest = card(page).getByRole('table', { name: 'Changes by administrators' }).getByRole('row').nth(1)
  await expect(newest).toContainText('Data downloaded')
  await expect(newest).toContainText('admin')
})

test('who asked to be forgotten is listed with what stands in the way', async ({ page }) => {
  await askProduct(
    'mutation ($input: RequestErasureInput!) { requestErasure(input: $input) { userErrors { code } } }',
    { input: { password: tamsin.password } },
    tamsin.token,
  )
  await page.goto('/adminUserList?list=erasure')
  const row = page.locator('main li').filter({ has: page.getByRole('link', { name: 'Tamsin Fraser' }) })
  await expect(row).toContainText('10,003 paid points to pay back first, worth $100.03')
  await expect(row).toContainText('Not before')
  await row.getByRole('link', { name: 'Tamsin Fraser' }).click()
  await choose(page, 'Erase this customer')
  const dialog = page.getByRole('dialog', { name: 'Erase this customer' })
  await dialog.getByLabel(/to confirm$/).fill(tamsin.customer.userNo)
  await dialog.getByRole('button', { name: 'Erase this customer' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await officeView('firstName erased { at }')).toEqual({ firstName: 'Tamsin', erased: null })
})

test('somebody who is inactive is mailed again and set as active, and can sign in then', async ({ page }) => {
  const email = `inactive-${crypto.randomUUID()}@example.com`
  await registerInactive(email)
  await page.goto(`/adminUserList?search=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Ines Moreau' }).click()
  const other = page.getByRole('complementary', { name: 'Ines Moreau' })
  for (const [action, question, done] of [
    [
      'Send active email',
      'Are you sure you want to send active email for this user?',
      'The activation e-mail is on its way.',
    ],
    ['Set as active', 'Are you sure you want to active this user?', 'The user is now active.'],
  ] as const) {
    page.once('dialog', (asked) => {
      expect(asked.message()).toContain(question)
      void asked.accept()
    })
    await other.getByRole('button', { name: action }).click()
    await expect(page.getByText(done)).toBeVisible()
  }
  await expect(other.getByText('Inactive', { exact: true })).toHaveCount(0)
  const { signIn } = await askProduct<{ signIn: { token: string | null } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { area: 'Customer', userName: email, password: 'secret-1', isRemember: false } },
  )
  expect(signIn.token).toBeTruthy()
})

async function registerInactive(email: string): Promise<void> {
  const picture = await fetch(`${process.env.BASE_URL}/api/Account/generateValidation`)
  const cookie = picture.headers.get('set-cookie')?.split(';')[0] ?? ''
  const form = { firstName: 'Ines', lastName: 'Moreau', email, password: 'secret-1', validationCode: '4321' }
  const response = await fetch(`${process.env.BASE_URL}/api/Account/createAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(form),
  })
  if (!response.ok) throw new Error(`Not registered: ${await response.text()}`)
}
