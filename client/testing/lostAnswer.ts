import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The server carries out the next command of that name, and its answer is lost on the way.
 * @param mutation as the page's documents call it
 * @param isCut the connection breaks at once; without, nothing comes until the page gives up after its ten seconds
 */
export async function loseAnswer(page: Page, mutation: string, isCut = true): Promise<void> {
  let isLost = false
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON()
    if (isLost || !query.includes(`mutation ${mutation}(`)) return route.fallback()
    isLost = true
    await route.fetch()
    if (isCut) await route.abort()
  })
}

/** Waits until it says in there that no answer came. */
export const seeNoAnswer = (place: Locator) =>
  expect(place.getByText('We did not get an answer', { exact: false })).toBeVisible({ timeout: 30_000 })
