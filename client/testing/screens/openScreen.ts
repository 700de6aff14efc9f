import type { Page } from '@playwright/test'
import type { Visitor } from '../demoPeople.ts'
import type { ScreenState } from './screenState.ts'

/** Opens a screen in its state and waits until nothing is loading any more. The page belongs to the onlooker already. */
export async function openScreen(page: Page, screen: ScreenState, session?: Visitor): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  const path = await addressOf(screen, session)
  await screen.arrange?.(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [data-skeleton]'))
  await screen.prepare?.(page)
}

async function addressOf({ name, route, address }: ScreenState, session?: Visitor): Promise<string> {
  if (typeof address !== 'function') return address ?? route
  if (!session) throw new Error(`The address of ${name} asks for somebody who is signed in`)
  return address(session)
}
