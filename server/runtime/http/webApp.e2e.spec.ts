import { expect, test } from '@playwright/test'

for (const page of ['/', '/login', '/admin', '/staff']) {
  test(`${page} opens without a complaint of the browser, its content policy included`, async ({
    page: tab,
  }) => {
    const complaints: string[] = []
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    tab.on('pageerror', (error) => complaints.push(error.message))
    const reply = await tab.goto(page)
    expect(reply?.status()).toBe(200)
    await expect(tab.getByRole('heading').first()).toBeVisible()
    await expect(tab).toHaveTitle(/\S/)
    expect(complaints).toEqual([])
    const injected = tab.evaluate(() => {
      document.body.innerHTML = '<img src=x>'
    })
    await expect(injected).rejects.toThrow(/requires 'TrustedHTML'/)
  })
}
