import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInAs } from '../../testing/demoPeople.ts'

/** A busy machine takes its time for the first answer of each page; `waitFor` has all of it. */
test.describe.configure({ timeout: 90_000 })

test('in a window of any height the balance history grows by three per scroll, and by its button', async ({
  page,
  avery,
}) => {
  await openAs(page, avery)
  const rows = page.getByRole('region', { name: 'Balance history' }).getByRole('listitem')
  for (const height of [600, 900, 1080]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/userPointHistory')
    await rows.first().waitFor()
    await expect(rows, `${height} px`).toHaveCount(5)
    await page.mouse.wheel(0, 4_000)
    await expect(rows, `${height} px`).toHaveCount(8)
    await page.mouse.wheel(0, 4_000)
    await expect(rows, `${height} px`).toHaveCount(11)
  }
  await expect(page.getByRole('region', { name: 'Current balance' })).toContainText(
    'reward points (used first)',
  )
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(14)
  // So tall that nothing scrolls: more come by themselves until the window is full.
  await page.setViewportSize({ width: 1280, height: 3200 })
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
})

test('a year shows that year alone, and a reload keeps it', async ({ page, avery }) => {
  await openAs(page, avery)
  await page.goto('/userExpHistory')
  const filter = page.getByLabel('Period')
  const years = filter.locator('option').filter({ hasText: /^20\d\d$/ })
  await years.first().waitFor({ state: 'attached' })
  const year = await years.last().innerText()
  await filter.selectOption(year)
  const times = page.getByRole('region', { name: 'Experience history' }).locator('time')
  await expect(times.first()).toContainText(year)
  for (const time of await times.all()) await expect(time).toContainText(year)
  await page.reload()
  await expect(filter).toHaveValue(year)
  await expect(times.first()).toContainText(year)
})

test('at 320 px the number of a document stands in one line', async ({ page, avery }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, avery)
  await page.goto('/userPaymentHistory')
  const list = page.getByRole('region', { name: 'Payment history' })
  for (const number of [/^CN-\d/, /^INV-\d/]) {
    const words = list.getByText(number).first()
    await expect(words).toBeVisible()
    expect(await words.evaluate(linesOf)).toBe(1)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

function linesOf(words: HTMLElement | SVGElement): number {
  const range = document.createRange()
  range.selectNodeContents(words)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

test('an invoice opens from its row, survives a reload, and Back closes it', async ({ page, avery }) => {
  await openAs(page, avery)
  await page.goto('/userPaymentHistory')
  const row = page.getByRole('listitem').filter({ hasText: '$157.50' })
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-sheet]').waitFor()
  await expect(page).toHaveURL(/\?invoice=\d+$/)
  await page.reload()
  await dialog.locator('[data-sheet]').waitFor()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/userPaymentHistory')
  await row.getByRole('link').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(row.getByRole('link')).toBeFocused()
})

test('a credit note leads to its invoice and names it', async ({ page, avery }) => {
  await openAs(page, avery)
  await page.goto('/userPaymentHistory')
  await page.getByRole('link', { name: /^View credit note/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Language of this document').selectOption('en')
  await expect(dialog.getByText('Total credited')).toBeVisible()
  await dialog.getByRole('link', { name: /^Invoice INV-/ }).click()
  await expect(dialog.getByText('PAID', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test("another customer's invoice is told like one that does not exist", async ({ page, noor }) => {
  await openAs(page, noor)
  await page.goto('/userPaymentHistory?invoice=53')
  await expect(page.getByText('We can’t find this invoice')).toBeVisible()
})

const words = {
  en: ['PAID', 'GST 5%', 'QST 9.975%', 'Total amount'],
  fr: ['PAYÉE', 'TPS 5\u00a0%', 'TVQ 9,975\u00a0%', 'Montant total'],
  zh: ['已付款', '商品及服务税 (GST) 5%', '魁北克销售税 (QST) 9.975%', '总金额'],
  ind: ['भुगतान हुआ', 'GST 5%', 'QST 9.975%', 'कुल रकम'],
} as const

test("an invoice with Quebec's two taxes prints alone on one page in every language", async ({ page }) => {
  await openInvoiceOfCamille(page)
  const sheet = page.locator('[data-sheet]')
  for (const [language, shown] of Object.entries(words)) {
    await page.emulateMedia({ media: 'screen' })
    await page.getByLabel('Language of this document').selectOption(language)
    for (const word of shown) await expect(sheet.getByText(word, { exact: true })).toBeVisible()
    for (const format of ['A4', 'Letter'])
      expect(pagesOf(await page.pdf({ format })), `${language} on ${format}`).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet, language).toBeVisible()
    await expect(
      page.locator('#root, [role=dialog] button, [role=dialog] select').filter({ visible: true }),
      language,
    ).toHaveCount(0)
    expect(await inkOf(page), language).toEqual(['rgb(0, 0, 0)'])
  }
})

test('a long table repeats its heading on every page and cuts no row, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openInvoiceOfCamille(page)
  await page.locator('[data-sheet] tbody').evaluate((body) => {
    const [row] = body.children
    for (let count = 0; count < 60; count++) body.append(row?.cloneNode(true) ?? '')
  })
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await inkOf(page)).toEqual(['rgb(0, 0, 0)'])
  await expect(page.locator('[data-sheet] thead')).toHaveCSS('display', 'table-header-group')
  await expect(page.locator('[data-sheet] tbody tr').first()).toHaveCSS('break-inside', 'avoid')
  const background = await page
    .locator('[role=dialog]')
    .evaluate((dialog) => getComputedStyle(dialog).backgroundColor)
  expect(background).toBe('rgb(255, 255, 255)')
})

async function openInvoiceOfCamille(page: Page): Promise<void> {
  await openAs(page, await signInAs('camille'))
  await page.goto('/userPaymentHistory')
  await page
    .getByRole('link', { name: /^View invoice/ })
    .first()
    .click()
  await page.locator('[data-sheet]').waitFor()
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Every colour that something is written in. */
async function inkOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-sheet] *')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))])
}
