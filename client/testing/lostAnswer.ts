import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The server carries out the next command of that name, and its answer is lost on the way.
 * @param mutation as the page's documents call it
 * @param isCut the connection breaks at once; without, nothing comes until the page gives up. Its ten seconds are over as soon as the
 * server is done: that they are ten is looked at where a server is slow (connection.e2e.spec.ts)
 */
export async function loseAnswer(page: Page, mutation: string, isCut = true): Promise<void> {
  let isLost = false
  if (!isCut) await page.evaluate(endPatienceOnRequest, mutation)
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON()
    if (isLost || !query.includes(`mutation ${mutation}(`)) return route.fallback()
    isLost = true
    await route.fetch()
    if (isCut) await route.abort()
    else await page.evaluate(() => dispatchEvent(new Event('time-over')))
  })
}

/** In the page: the next call of that name ends at the event `time-over`, as it does when its own limit is reached. */
function endPatienceOnRequest(mutation: string): void {
  const send = window.fetch
  window.fetch = (input, init) => {
    if (!String(init?.body).includes(`mutation ${mutation}(`)) return send(input, init)
    window.fetch = send
    const limit = new AbortController()
    const isOver = () => limit.abort(new DOMException('signal timed out', 'TimeoutError'))
    addEventListener('time-over', isOver, { once: true })
    return send(input, { ...init, signal: limit.signal })
  }
}

/** Waits until it says in there that no answer came. */
export const seeNoAnswer = (place: Locator) =>
  expect(place.getByText('We didn’t get an answer', { exact: false })).toBeVisible({ timeout: 30_000 })
