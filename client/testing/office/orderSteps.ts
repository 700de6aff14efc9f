import { expect, type Locator, type Page } from '@playwright/test'

/* What browser specs of order management do again and again. */

/** The card of one order in a list. */
export const cardOf = (page: Page, orderNo: string) =>
  page.locator('[data-order]').filter({ has: page.getByRole('button', { name: `Order ${orderNo},` }) })

/** Presses a button that names its order, such as "Reschedule". */
export const act = (page: Page, action: string, orderNo: string) =>
  page.getByRole('button', { name: `${action}: ${orderNo}` }).click()

/** Waits for words that tell how an action went. */
export const seeWords = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).first()).toBeVisible()

/** Opens the search for the number of an order. @returns its card */
export async function find(page: Page, orderNo: string): Promise<Locator> {
  await page.goto(`/adminOrderList?tab=4&type=1&text=${orderNo}`)
  const card = cardOf(page, orderNo)
  await expect(card).toBeVisible()
  return card
}

/** Chooses what stands under "More actions". @returns the dialog that it opens */
export async function choose(page: Page, orderNo: string, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: `More actions: ${orderNo}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return page.getByRole('dialog', { name: entry })
}

/** Answers a question by the button of that name, which closes it. */
export async function answer(page: Page, words: string, button: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: words })
  await question.getByRole('button', { name: button, exact: true }).last().click()
  await expect(question).toHaveCount(0)
}
