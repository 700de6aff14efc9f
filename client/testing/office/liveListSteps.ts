import type { Locator, Page } from '@playwright/test'
import { openAs, signInToOffice } from '../demoPeople.ts'
import { newsReach } from '../liveSocket.ts'

/** The button of an order on the office's list, which opens the dialog where its crew is chosen. */
export const assignButton = (page: Page, orderNo: string): Locator =>
  page.getByRole('button', { name: `Assign staff to order: ${orderNo}` })

/** Opens the pending lawn orders as an administrator, waits until news reach the page, and gives an order's button the focus. */
export async function openLiveListAt(page: Page, orderNo: string): Promise<Locator> {
  await openAs(page, await signInToOffice('admin'))
  const reached = newsReach(page)
  await page.goto('/adminOrderList?catalog=2&size=50')
  await reached
  const button = assignButton(page, orderNo)
  await button.focus()
  return button
}
