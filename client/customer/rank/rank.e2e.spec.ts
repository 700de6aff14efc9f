import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'

/** /rankDetail of the built product (customer document, section 2, decisions H1 to H5). */

test('the ladder shows ten titles, marks the own one, and leads to where the experience came from', async ({
  page,
  avery,
}) => {
  await openAs(page, avery)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Rank details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your rank' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Where you are now' })).toContainText('Gold')

  const ladder = page.getByRole('region', { name: 'The ten titles' })
  await expect(ladder.locator('strong')).toHaveText([
    'Bronze',
    'Silver',
    'Gold',
    'Platinum',
    'Diamond',
    'Ruby',
    'Sapphire',
    'Emerald',
    'Crystal',
    'Amethyst',
  ])
  await expect(ladder.locator('[aria-current=step] strong')).toHaveText('Gold')
  await expect(page.getByRole('table', { name: 'The five Gold ranks' })).toBeVisible()
  await page.getByRole('link', { name: 'Experience history' }).click()
  await expect(page).toHaveURL('/userExpHistory')
})

test('at 320 px the ladder is a list, and so are the tables, also with text twice as large', async ({
  page,
  noor,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, noor)
  await page.goto('/rankDetail')
  const steps = page.getByRole('region', { name: 'The ten titles' }).locator('ol ol > li')
  await expect(steps).toHaveCount(10)
  const titles = steps.locator('strong')
  const lefts = await titles.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
  const table = page.getByRole('table', { name: 'Discount by rank' })
  await expect(table.getByRole('row')).toHaveCount(11)
  for (const size of ['100%', '200%']) {
    await page.evaluate((chosen) => {
      document.documentElement.style.fontSize = chosen
    }, size)
    await expect(table.getByRole('row', { name: /Gold/ }).getByRole('cell', { name: '5–5.8%' })).toBeVisible()
    const surplus = await table.locator('..').evaluate((place) => place.scrollWidth - place.clientWidth)
    expect(surplus, size).toBe(0)
  }
})
