import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { bareService, card, offerOf, send } from '../../testing/office/serviceSteps.ts'

/** The office adds a service and its check point on the real server, and what customers are offered then. */

test('a service is added', async ({ page, avery }) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  const name = `Fence wash ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/adminServiceList?catalog=2')
  await expect(page.getByRole('tab', { name: 'Lawn care', selected: true })).toBeVisible()

  await test.step('nothing without a name', async () => {
    await page.getByRole('button', { name: 'Add service' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await send(page, 'Add service')
    await expect(page.locator('#name-error')).toHaveText('Item name cannot be empty.')
  })

  await test.step('typed input is not lost', async () => {
    await page.getByLabel('Name', { exact: true }).fill(name)
    // a fault goes once it is corrected
    await expect(page.locator('#name-error')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  })

  await test.step('added', async () => {
    await page.getByLabel('Description').fill('All boards, both sides.')
    await send(page, 'Add service')
    await expect(page.getByText('Service added')).toBeVisible()
    await expect(card(page, name)).toBeFocused()
    expect(await offerOf(name, avery)).toBeUndefined()
  })
})

test('a check point is added, with which the service is offered, and edited', async ({ page, avery }) => {
  const office = await signInToOffice('admin')
  const name = `Rail wash ${crypto.randomUUID().slice(0, 8)}`
  await bareService(name, office)
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=2')

  await test.step('it needs a time and both parts of its extra', async () => {
    await card(page, name).getByRole('button', { name: 'Add check point' }).click()
    await page.getByLabel('Add an extra').check()
    await page.getByLabel('Counting number').fill('15')
    await send(page, 'Add check point')
    await expect(page.locator('#name-error')).toHaveText('Item name cannot be empty.')
    await expect(page.locator('#minutes-error')).toHaveText('Base number is invalid.')
    await page.getByLabel('Name', { exact: true }).fill('Boards')
    await page.getByLabel('Base time').fill('60')
    await send(page, 'Add check point')
    await expect(page.locator('#extraMode-error')).toHaveText(
      'Extra counting type must be set while Extra num is more than 0.',
    )
    await page.getByLabel('Counting type').selectOption('Subtract minutes')
    await page.getByLabel('Counting number').fill('')
    await send(page, 'Add check point')
    await expect(page.locator('#extraAmount-error')).toHaveText(
      'Extra num must be set while Extra counting type has been set.',
    )
    await page.getByLabel('Counting number').fill('15')
    // 60 minutes at 90 points, less 15 minutes
    await expect(page.getByRole('dialog').getByText('4,050 points')).toBeVisible()
    await send(page, 'Add check point')
    await expect(page.getByText('Check point added')).toBeVisible()
    await expect(card(page, name).getByText('Reduction')).toBeVisible()
    const offer = await offerOf(name, avery)
    expect(offer?.price.basePoints).toBe(5400)
    await card(page, name)
      .getByRole('button', { name: `More: ${name}` })
      .click()
    await expect(page.getByRole('menuitem', { name: 'Activity log' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('edited', async () => {
    await card(page, name).getByRole('button', { name: 'Edit: Boards' }).click()
    await page.getByLabel('Add an extra').uncheck()
    await page.getByLabel('Base time').fill('80')
    await send(page, 'Save Changes')
    await expect(page.getByText('Check point saved')).toBeVisible()
    expect((await offerOf(name, avery))?.price.basePoints).toBe(7200)
  })
})
