import type { Page } from '@playwright/test'
import { answerCalls, serverFault } from '../answerCalls.ts'
import { untilLoaded } from './openScreen.ts'

/** What brings a screen into a state; without names, so that it works in every language. */

/** Sends the page's form as it is: a form that asks for something shows its errors. */
export async function sendForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
}

/** Opens the page's menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('main button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').first().waitFor()
}

/** Chooses an entry of the page's menu that opens a dialog; `place` counts from 0, or from -1 at the end. */
export async function openEntry(page: Page, place: number): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem').nth(place).click()
  await untilDialog(page)
}

/** Chooses the first of several radio buttons. */
export async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('radio').first().check({ force: true })
}

/** Opens the last day of the month shown that is free. */
export async function openDay(page: Page): Promise<void> {
  await page.locator('[role=grid] button[data-look=open]').last().click()
  await untilDialog(page)
}

/** Until a dialog stands with all that is in it. */
export async function untilDialog(page: Page): Promise<void> {
  await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  await untilLoaded(page)
}

/** Lets every question to the server fail as it does when the server has a fault. */
export async function failingServer(page: Page): Promise<void> {
  await answerCalls(page, () => serverFault)
}
