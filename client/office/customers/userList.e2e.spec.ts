import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type NewCustomer, newCustomer } from '../../testing/newCustomer.ts'
import { answer } from '../../testing/office/orderSteps.ts'
import { cardOf } from '../../testing/office/userSteps.ts'

/** The office finds somebody in the list, and lets somebody in who is not active yet (back-office document, section 2 "User Settings"). */
test.describe.configure({ timeout: 90_000 })

let office: Visitor
let tamsin: NewCustomer
test.beforeAll(async () => {
  office = await signInToOffice('admin')
  tamsin = await newCustomer('Tamsin')
})
test.beforeEach(async ({ page }) => openAs(page, office))

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
  await expect(cardOf(page, tamsin)).toBeFocused()
  await cardOf(page, tamsin).getByRole('link', { name: 'Exp history' }).click()
  await expect(cardOf(page, tamsin).getByText('No experience yet')).toBeVisible()
  await page.reload()
  await expect(cardOf(page, tamsin).getByText('No experience yet')).toBeVisible()
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
      'Activation email sent',
    ],
    ['Set as active', 'Are you sure you want to active this user?', 'Customer activated'],
  ] as const) {
    await other.getByRole('button', { name: action }).click()
    await answer(page, question, action)
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
