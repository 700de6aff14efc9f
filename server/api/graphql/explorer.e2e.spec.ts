import { expect, test } from '@playwright/test'

test('the explorer opens in a browser, from our own host alone', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url())
  })
  await page.goto('/graphql')
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible()
  expect(strangers).toEqual([])
})
