import { expect, type Locator } from '@playwright/test'
import { test } from './browserTest.ts'
import { demoOffer } from './demoFacts.ts'
import { openAs, signInToOffice } from './demoPeople.ts'

/** With a contrast theme of the system's, backgrounds and shadows are gone: what they alone told is told by the system's own colours. */

test.use({ forcedColors: 'active' })

const coloursOf = (element: Locator) =>
  element.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one)
    return { color, backgroundColor }
  })

/** What the browser makes of these system colours. */
async function systemColours(element: Locator, color: string, backgroundColor: string) {
  return element.evaluate(
    (one, names) => {
      const sample = one.ownerDocument.createElement('i')
      sample.style.forcedColorAdjust = 'none'
      Object.assign(sample.style, names)
      one.ownerDocument.body.append(sample)
      const { color, backgroundColor } = getComputedStyle(sample)
      sample.remove()
      return { color, backgroundColor }
    },
    { color, backgroundColor },
  )
}

async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const expected = await systemColours(chosen, 'HighlightText', 'Highlight')
  expect(await coloursOf(chosen)).toEqual(expected)
  expect((await coloursOf(other)).backgroundColor).not.toBe(expected.backgroundColor)
}

test('a customer sees which days are gone, and which time is chosen', async ({ page, avery }) => {
  const { addressId, serviceId } = await demoOffer(avery.token, 'HouseCleaning', 'Standard clean')
  await openAs(page, avery)
  await page.goto(`/selectServiceTime/1/${addressId}/${serviceId}`)
  await page.getByRole('button', { name: /^Next month/ }).click()
  const free = page.getByRole('button', { name: / AM PM$/ }).first()
  await expect(free).toBeVisible()
  const gone = page.locator('td [aria-disabled=true]').first()
  const { color: gray } = await systemColours(gone, 'GrayText', 'Canvas')
  expect((await coloursOf(gone)).color).toBe(gray)
  expect((await coloursOf(free)).color).not.toBe(gray)

  await free.click()
  const dialog = page.getByRole('dialog')
  // a press would go on at once
  await dialog.getByRole('radio', { name: /^9:30/ }).focus()
  await page.keyboard.press('Space')
  const labelOf = (radio: Locator) => dialog.locator('label').filter({ has: radio })
  await expectChosen(
    labelOf(page.getByRole('radio', { name: /^9:30/ })),
    labelOf(page.getByRole('radio', { name: /^10:00/ })),
  )
})

test('the office sees which catalog and which day are chosen, and how full days are', async ({ page }) => {
  await openAs(page, await signInToOffice('admin'))
  await page.goto('/adminOrderList')
  await expectChosen(
    page.locator('[role=tab][aria-selected=true]').first(),
    page.locator('[role=tab][aria-selected=false]').first(),
  )
  await page.goto('/adminCalendar')
  await expectChosen(
    page.locator('[role=tab][aria-selected=true]').first(),
    page.locator('[role=tab][aria-selected=false]').first(),
  )
  const bar = page.locator('[data-bar]').last()
  expect(await bar.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  const { backgroundColor } = await systemColours(bar, 'HighlightText', 'Highlight')
  expect((await coloursOf(bar.locator('> *'))).backgroundColor).toBe(backgroundColor)
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  const days = page.locator('td > button')
  await expectChosen(
    page.locator('td > [data-chosen]'),
    days.and(page.locator(':not([data-chosen])')).first(),
  )
})
