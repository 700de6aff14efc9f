import type { Browser, BrowserContext } from '@playwright/test'
import { openAs, type Visitor } from '../demoPeople.ts'
import { openScreen } from '../screens/openScreen.ts'
import type { ScreenState } from '../screens/screenState.ts'
import type { PictureOptions, PictureSize } from './pictureOptions.ts'

const TIMEOUT_MS = 20_000

/** Opens a window of the browser in which nothing moves. */
export async function openWindow(
  browser: Browser,
  { width, mode, language }: PictureSize & Pick<PictureOptions, 'language'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    viewport: { width, height: width < 768 ? 844 : 800 },
    ...(mode === 'forced' ? { forcedColors: 'active' } : { colorScheme: mode }),
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
  return context
}

interface PictureRequest {
  /** Absent for a visitor. */
  readonly session: Visitor | undefined
  /** Size of all text in percent. */
  readonly text: number
  /** Where the picture goes. */
  readonly file: string
}

/**
 * Brings a screen into its state and takes its whole length; with a dialog over it, what the window shows.
 * @returns what is wrong with the screen, or nothing
 */
export async function takePicture(
  context: BrowserContext,
  screen: ScreenState,
  { session, text, file }: PictureRequest,
): Promise<string | undefined> {
  const page = await context.newPage()
  try {
    if (session) await openAs(page, session)
    await openScreen(page, screen, session)
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, text)
    const hasDialog = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
    const { surplus, height } = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
      return { surplus: scrollWidth - clientWidth, height: scrollHeight }
    })
    // A window as high as the page: what is fixed to its foot stands at the foot of the picture.
    if (!hasDialog) await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
    await page.screenshot({ path: file, animations: 'disabled' })
    return surplus > 0 ? `${surplus} px wider than the window` : undefined
  } finally {
    await page.close()
  }
}
