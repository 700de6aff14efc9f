import type { Page } from '@playwright/test'
import { letServerAnswer } from '../answerCalls.ts'
import type { Visitor } from '../demoPeople.ts'
import type { ScreenState } from './screenState.ts'

/** Opens a screen in its state and waits until nothing is loading any more. The page belongs to the onlooker already. */
export async function openScreen(page: Page, screen: ScreenState, session?: Visitor): Promise<void> {
  await letServerAnswer(page)
  const path = await addressOf(screen, session)
  await screen.arrange?.(page)
  await page.goto(path)
  await prepare(page, screen)
}

/** The route at which a page stands. */
const routes = new WeakMap<Page, string>()

/** A page of the program's own that no visit was drawn for while building: with it the program starts at once. */
const nowhere = '/no-such-page'

/**
 * The same from the screen that stands, as a link leads there: the program and what it has read stay. Opened anew is a screen for which
 * something is arranged, because what was read before would stand there.
 */
export async function goToScreen(page: Page, screen: ScreenState, session?: Visitor): Promise<void> {
  if (screen.arrange) return openScreen(page, screen, session)
  const path = await addressOf(screen, session)
  // By way of another page, so that two states of one screen have nothing from each other.
  if (!(await mayLeave(page))) {
    await page.goto(nowhere)
    await page.getByRole('heading', { level: 1 }).waitFor()
  } else if (!isAt(page, nowhere) && (routes.get(page) === screen.route || isAt(page, path)))
    await follow(page, nowhere)
  if (!isAt(page, path)) await follow(page, path)
  await prepare(page, screen)
}

function isAt(page: Page, path: string): boolean {
  return page.url() === `${process.env.BASE_URL}${path}`
}

async function prepare(page: Page, screen: ScreenState): Promise<void> {
  routes.set(page, screen.route)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilLoaded(page)
  await screen.prepare?.(page)
}

/** Until nothing on the page says that it is loading. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [data-skeleton]'))
}

/** Whether the program stands there and would let its reader go without a question about something unsaved. */
async function mayLeave(page: Page): Promise<boolean> {
  if (!(await page.evaluate(() => typeof history.state?.idx === 'number'))) return false
  return await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
}

/** Takes an entry into the browser's history and leads the router there, as its back and forward buttons do. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState({ idx: history.state.idx + 1, key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.locator('h1:not([data-left])').waitFor()
}

async function addressOf({ name, route, address }: ScreenState, session?: Visitor): Promise<string> {
  if (typeof address !== 'function') return address ?? route
  if (!session) throw new Error(`The address of ${name} asks for somebody who is signed in`)
  return address(session)
}
