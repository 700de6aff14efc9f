import { expect, type Locator, type Page } from '@playwright/test'
import { type SavedCsv, saveCsv } from '../savedCsv.ts'
import { dayFrom, serverToday } from '../serverDays.ts'

/* What browser specs of reports do again and again. */

/** From this day on, every list is longer than a page; nothing happened in its year. */
export const since = '2020-01-01'
const until = '2020-12-31'

/** @returns the last day to look at: on the day itself other specs are at work */
export async function lastQuietDay(): Promise<string> {
  return dayFrom(await serverToday(), -1)
}

export const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** @param at from 1 */
export const column = (page: Page, at: number) => rowsOf(page).locator(`:is(th, td):nth-child(${at})`)

/** The value of one figure above the table. */
export const figure = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

export async function openReport(page: Page, title: string): Promise<void> {
  await page.goto('/adminReports')
  const tab = page
    .getByRole('navigation', { name: 'Reports' })
    .getByRole('link', { name: title, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
}

/** How many rows a report has up to a day, and the figure that says so. */
interface Whole {
  readonly total: number
  readonly label: string
  readonly to: string
}

/** Asks what is filled in so far from a day on: a page of 20, the rest behind it, and each of them again from its address. */
export async function walkPages(page: Page, { total, label, to }: Whole): Promise<void> {
  expect(total).toBeGreaterThan(20)
  await runBetween(page, since, to)
  await expect(page).toHaveURL(new RegExp(`[?&]from=${since}`))
  await expect(rowsOf(page)).toHaveCount(20)
  await expect(figure(page, label)).toHaveText(total.toLocaleString('en'))
  await expect(page.getByRole('button', { name: 'First page' })).toHaveCount(0)
  const first = await rowsOf(page).allTextContents()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/&after=/)
  await expect(page.getByRole('button', { name: 'First page' })).toBeVisible()
  // the page before stays until this one has come
  await expect(rowsOf(page).first()).not.toHaveText(first[0] ?? '')
  await expect(rowsOf(page)).toHaveCount(Math.min(20, total - 20))
  const second = await rowsOf(page).allTextContents()
  expect(second.filter((row) => first.includes(row))).toEqual([])
  await page.reload()
  await expect(rowsOf(page)).toHaveText(second)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(since)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rowsOf(page)).toHaveText(first)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rowsOf(page)).toHaveText(second)
  await page.getByRole('button', { name: 'First page' }).click()
  await expect(rowsOf(page)).toHaveText(first)
}

/** Nothing happened in those days: the document's words, and a file of a head alone. */
export async function findNothing(page: Page, title: string): Promise<void> {
  await runBetween(page, since, until)
  await expect(page.getByText('No data found')).toBeVisible()
  expect((await save(page, title)).rows).toEqual([])
}

export async function save(page: Page, title: string): Promise<SavedCsv> {
  return saveCsv(page, page.getByRole('button', { name: `Export CSV: ${title}` }))
}

async function runBetween(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('From', { exact: true }).fill(from)
  await page.getByLabel('To', { exact: true }).fill(to)
}
