import type { Page } from '@playwright/test'

/**
 * Waits until news reach a page. To be called before the page is opened, and awaited after: the server's first word on the socket comes
 * once, and who begins to listen after it waits for nothing.
 */
export async function newsReach(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived')
}
