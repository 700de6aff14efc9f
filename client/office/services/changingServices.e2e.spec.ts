import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { card, chooseMore, newService, offerOf, send } from '../../testing/office/serviceSteps.ts'

/** The office translates, changes, disables and removes a service on the real server, what customers are offered then, and the record of it. */

test('a service is translated, made flat and disabled', async ({ page, avery }) => {
  const office = await signInToOffice('admin')
  const name = `Gate wash ${crypto.randomUUID().slice(0, 8)}`
  await newService(name, office)
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=2')

  await test.step('its words in other languages', async () => {
    await chooseMore(page, name, 'Translations')
    const words = page.getByRole('dialog')
    await words.getByLabel('Notice').fill('Please clear the fence.')
    await words.getByRole('tab', { name: 'French' }).click()
    await words.getByLabel('Name').fill('Lavage de clôture')
    await words.getByLabel('Notice').fill('Dégagez la clôture.')
    await send(page, 'Save Changes')
    await expect(page.getByText('Service saved')).toBeVisible()
    expect((await offerOf(name, avery))?.specialNotice).toBe('Please clear the fence.')
    const french2 = await offerOf('Lavage de clôture', avery, 'fr')
    expect(french2?.specialNotice).toBe('Dégagez la clôture.')
  })

  await test.step('a flat service can be booked by the month', async () => {
    await card(page, name)
      .getByRole('button', { name: `Edit: ${name}` })
      .click()
    await expect(page.getByLabel('Period type')).toHaveCount(0)
    await page.getByLabel('Flat price').check()
    await page.getByLabel('Period type').selectOption('A month')
    for (const month of ['May', 'June']) await page.getByRole('checkbox', { name: month }).check()
    await send(page, 'Save Changes')
    await expect(card(page, name).getByText('Flat price')).toBeVisible()
    await expect(card(page, name).getByText('A month')).toBeVisible()
    await expect(card(page, name).getByText('May to June')).toBeVisible()
    expect((await offerOf(name, avery))?.price.additionalPoints).toBe(0)
  })

  await test.step('disabled, it is not offered and its check points are fixed', async () => {
    await card(page, name)
      .getByRole('button', { name: `Edit: ${name}` })
      .click()
    await page.getByLabel('Disabled').check()
    await send(page, 'Save Changes')
    await expect(card(page, name).getByText('Disabled')).toBeVisible()
    await expect(card(page, name).getByRole('button', { name: 'Add check point' })).toHaveCount(0)
    await expect(card(page, name).getByRole('button', { name: 'Edit: Boards' })).toHaveCount(0)
    expect(await offerOf(name, avery)).toBeUndefined()
  })
})

test('a service is removed, check points first, and all of it is on the record in words', async ({
  page,
}) => {
  const office = await signInToOffice('admin')
  const name = `Shed wash ${crypto.randomUUID().slice(0, 8)}`
  await newService(name, office)
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=2')

  await test.step('its check point becomes longer', async () => {
    await card(page, name).getByRole('button', { name: 'Edit: Boards' }).click()
    await page.getByLabel('Base time').fill('75')
    await send(page, 'Save Changes')
    const points = card(page, name).getByRole('list', { name: `Check points for ${name}` })
    await expect(points.getByText('75 mins', { exact: true })).toBeVisible()
  })

  await test.step('the record says who did it', async () => {
    await chooseMore(page, name, 'Activity log')
    const drawer = page.getByRole('dialog', { name: 'Activity log' })
    const saved = drawer.getByRole('listitem').filter({ hasText: `Check point saved: Boards · ${name}` })
    await expect(saved).toContainText('Base timefrom 60 mins to 75 mins')
    await expect(saved).toContainText('admin')
    await expect(drawer.getByText(`Check point added: Boards · ${name}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  await test.step('removed, check points first, after the browser asked', async () => {
    const asked: string[] = []
    page.on('dialog', (question) => {
      asked.push(question.message())
      void question.accept()
    })
    await chooseMore(page, 'Boards', 'Remove', card(page, name))
    await expect(page.getByText('Check point removed')).toBeVisible()
    await chooseMore(page, name, 'Remove')
    await expect(page.getByText('Service removed')).toBeVisible()
    await expect(card(page, name)).toHaveCount(0)
    expect(asked).toEqual([
      `Are you sure you want to remove the check point Boards from ${name}?`,
      `Are you sure you want to remove the service ${name}?`,
    ])
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})
