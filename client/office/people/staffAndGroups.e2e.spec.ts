import { expect, type Page } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { serverToday } from '../../testing/serverDays.ts'

/** Staff and groups on the real server: somebody is hired, gets a password and a crew, and leaves again. */

test('somebody is added, gets a password and signs in unless disabled', async ({ page }) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  const firstName = `Kim${crypto.randomUUID().slice(0, 6)}`
  const email = `${firstName.toLowerCase()}@example.com`

  await test.step('added, with a password right after', async () => {
    await page.goto('/adminStaffList')
    await page.getByRole('button', { name: 'Add staff' }).click()
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Email (used to sign in)').fill(email)
    await page.getByLabel('Street name').fill('Elbow Drive SW')
    await page.getByLabel('City/town').fill('Calgary')
    await page.getByLabel('Province').selectOption({ label: 'AB – Alberta' })
    await page.getByLabel('Self-assessment').fill('4.2')
    await send(page, 'Add staff')
    await expect(page.getByText('Staff member added')).toBeVisible()
    await expect(page.getByText(`${email} can’t sign in until you set a password.`)).toBeVisible()
    expect(await mayEnter(email, 'secret-kim')).toBe(false)
    await page.getByLabel('New password', { exact: true }).fill('secret-kim')
    await page.getByLabel('Confirm new password').fill('secret-kim')
    await send(page, 'Set password')
    await expect(page.getByText('Password set.')).toBeVisible()
    await expect(row(page, firstName)).toBeFocused()
    await expect(row(page, firstName).getByText('No password yet')).toHaveCount(0)
    expect(await mayEnter(email, 'secret-kim')).toBe(true)
  })

  await test.step('edited: disabled keeps them out, enabled lets them in', async () => {
    await edit(page, firstName, () => page.getByLabel('Inactive').check())
    await expect(row(page, firstName).getByText('Inactive')).toBeVisible()
    expect(await mayEnter(email, 'secret-kim')).toBe(false)
    await edit(page, firstName, () => page.getByLabel('Inactive').uncheck())
    await expect(row(page, firstName).getByText('Inactive')).toHaveCount(0)
    expect(await mayEnter(email, 'secret-kim')).toBe(true)
  })

  await test.step('recalculating the rate is there and does nothing', async () => {
    await row(page, firstName).getByRole('button', { name: /^More/ }).click()
    const link = page.getByRole('menuitem', { name: 'Recalculate rate' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expect(row(page, firstName).getByText('4.2')).toBeVisible()
  })
})

test('somebody joins a group, has a day off and leaves', async ({ page }) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  const firstName = `Kit${crypto.randomUUID().slice(0, 6)}`
  const email = `${firstName.toLowerCase()}@example.com`
  const groupNo = `E2E ${firstName}`
  await hire({ firstName, email, password: 'secret-kit' }, office)
  expect(await mayEnter(email, 'secret-kit')).toBe(true)
  page.on('dialog', (question) => void question.accept())

  await test.step('a group needs a number of its own', async () => {
    await page.goto('/adminStaffGroupList')
    await page.getByRole('button', { name: 'Add crew' }).click()
    await send(page, 'Add crew')
    await expect(page.locator('#groupNo-error')).toHaveText('Group number cannot be empty.')
    await page.getByLabel('Group number').fill('Crew 1')
    await send(page, 'Add crew')
    await expect(page.locator('#groupNo-error')).toHaveText('This group number is already in use.')
    await page.getByLabel('Group number').fill('E2E new')
    await send(page, 'Add crew')
    await expect(page.getByText('Crew added')).toBeVisible()
    await groupCard(page, 'E2E new').getByRole('button', { name: 'Edit: E2E new' }).click()
    await page.getByLabel('Group number').fill(groupNo)
    await send(page, 'Save Changes')
    await expect(groupCard(page, groupNo).getByText('Inactive: no active members')).toBeVisible()
  })

  await test.step('they join it', async () => {
    await groupCard(page, groupNo).getByRole('button', { name: 'Add staff' }).click()
    await expect(page.getByRole('checkbox', { name: firstName })).toBeVisible()
    await send(page, 'Add staff')
    await expect(page.locator('#staffIds-error')).toHaveText('Must select at least one staff.')
    await page.getByRole('checkbox', { name: firstName }).check()
    await send(page, 'Add staff')
    await expect(page.getByText('1 person added to the crew')).toBeVisible()
    await expect(groupCard(page, groupNo)).toContainText(firstName)
    await expect(groupCard(page, groupNo).getByRole('button', { name: `Remove: ${groupNo}` })).toHaveCount(0)
    expect(await groupOf(groupNo, office)).toMatchObject({ isActive: true, members: [{ firstName }] })
  })

  await test.step('a day off and back', async () => {
    await groupCard(page, groupNo).getByRole('button', { name: 'Add day off' }).click()
    await send(page, 'Mark day off')
    await expect(page.locator('#date-error')).toBeVisible()
    const nextYear = Number((await serverToday()).slice(0, 4)) + 1
    await page.getByLabel('Day', { exact: true }).fill(`${nextYear}-12-24`)
    await send(page, 'Mark day off')
    await expect(groupCard(page, groupNo)).toContainText(`Dec 24, ${nextYear}`)
    expect((await groupOf(groupNo, office))?.daysOff).toEqual([`${nextYear}-12-24`])
    await groupCard(page, groupNo)
      .getByRole('button', { name: `Remove day off Dec 24, ${nextYear}` })
      .click()
    await expect(groupCard(page, groupNo)).toContainText('none')
    expect((await groupOf(groupNo, office))?.daysOff).toEqual([])
  })

  await test.step('who is in a group cannot be removed', async () => {
    await page.goto(`/adminStaffList?search=${firstName}`)
    await removeStaff(page, firstName)
    await expect(page.getByText('This person is in a crew.')).toBeVisible()
  })

  await test.step('they leave, the group goes, and so do they', async () => {
    await page.goto(`/adminStaffGroupList?search=${encodeURIComponent(groupNo)}`)
    await groupCard(page, groupNo)
      .getByRole('button', { name: `Remove: ${firstName}` })
      .click()
    await expect(page.getByText('Removed from the crew')).toBeVisible()
    await groupCard(page, groupNo)
      .getByRole('button', { name: `Remove: ${groupNo}` })
      .click()
    await expect(page.getByText('Crew removed')).toBeVisible()
    await expect(groupCard(page, groupNo)).toHaveCount(0)
    expect(await groupOf(groupNo, office)).toBeUndefined()
    await page.goto(`/adminStaffList?search=${firstName}`)
    await removeStaff(page, firstName)
    await expect(page.getByText('Staff member removed')).toBeVisible()
    await expect(row(page, firstName)).toHaveCount(0)
    expect(await mayEnter(email, 'secret-kit')).toBe(false)
  })

  await test.step('the record says all of it', async () => {
    await page.getByRole('button', { name: 'Activity log' }).click()
    const drawer = page.getByRole('dialog', { name: 'Activity log' })
    await expect(drawer.getByText(`Staff member removed: ${firstName}`)).toBeVisible()
    await expect(drawer.getByText(`Password set: ${firstName}`)).toBeVisible()
  })
})

function row(page: Page, name: string) {
  return page.locator('main li', { hasText: name })
}

async function removeStaff(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
}

function groupCard(page: Page, groupNo: string) {
  return page.locator('main ul > li', { has: page.getByRole('heading', { name: groupNo, exact: true }) })
}

async function send(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

async function edit(page: Page, name: string, change: () => Promise<void>): Promise<void> {
  // beside the links to the person, which lie above the middle of the line
  await row(page, name)
    .getByRole('button', { name: /^Edit/ })
    .click({ position: { x: 24, y: 24 } })
  await change()
  await send(page, 'Save Changes')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Somebody of the spec's own, who can sign in. */
async function hire(
  { password, ...who }: { readonly firstName: string; readonly email: string; readonly password: string },
  { token }: Visitor,
): Promise<void> {
  const place = { streetName: 'Elbow Drive SW', city: 'Calgary', province: 'AB' }
  const { addStaff } = await askProduct<{ addStaff: { staffMember: { id: string } } }>(
    'mutation ($input: StaffMemberInput!) { addStaff(input: $input) { staffMember { id } } }',
    { input: { ...who, ...place, disabled: false, selfAssessment: 4 } },
    token,
  )
  await askProduct(
    'mutation ($staffId: ID!, $newPassword: String!) { resetStaffPassword(staffId: $staffId, newPassword: $newPassword) { message } }',
    { staffId: addStaff.staffMember.id, newPassword: password },
    token,
  )
}

async function mayEnter(userName: string, password: string): Promise<boolean> {
  const { signIn } = await askProduct<{ signIn: { token: string | null } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { area: 'Staff', userName, password, isRemember: false } },
  )
  return signIn.token !== null
}

async function groupOf(groupNo: string, { token }: Visitor) {
  const { staffGroups } = await askProduct<{
    staffGroups: { groupNo: string; isActive: boolean; daysOff: string[]; members: object[] }[]
  }>('{ staffGroups { groupNo isActive daysOff members { firstName } } }', {}, token)
  return staffGroups.find((group) => group.groupNo === groupNo)
}
