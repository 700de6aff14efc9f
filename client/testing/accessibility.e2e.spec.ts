import { expect, type Page } from '@playwright/test'
import { areaOf } from '../session/areaOf.ts'
import { colours, everything, violationsOn, words } from './axe.ts'
import { test } from './browserTest.ts'
import { openAs, type Visitor } from './demoPeople.ts'
import { layoutFaultsOn } from './layoutFaults.ts'
import { longestTexts } from './longestTexts.ts'
import { goToScreen, untilLoaded } from './screens/openScreen.ts'
import { type ScreenState, sessionFor } from './screens/screenState.ts'
import { screens } from './screens/screens.ts'
import { type Walk, walksThrough } from './screens/walks.ts'

/**
 * Every screen of the app in its states, each looked at where it stands: against WCAG 2.2 AA and the best practices that axe knows in
 * English, its colours once more in the dark, everything else once more in Hindi; customers' and crews' screens also with text twice as large on
 * the narrowest phone, where the page must not scroll sideways (WCAG 1.4.4 and 1.4.10). No word is torn or cut, on phones, on a small window
 * and on a large one, with the longest names that the server takes; on customers' screens in the other languages, too.
 */

test.describe.configure({ mode: 'parallel' })
// what fails is told with its elements; a trace would keep the document before and after every look
test.use({ reducedMotion: 'reduce', trace: 'off' })

/** What one state may take, and each wait in it. */
const stateMs = 30_000
const waitMs = 15_000

/** Administrators' screens are for a desktop. */
const officePath = /^\/admin/

/** Where words have least room: on the narrowest phone and on usual ones, where columns begin, and where they are widest. */
const widths = [1280, 1024, 390, 320]
/** Enough for screens at work, and for Chinese, whose words are short. */
const extremes = [1280, 320]
const isCustomers = ({ route }: ScreenState) => areaOf(route) === 'customer'

/** An address of the product at which the app does not stand. */
const withoutProgram = '/health/live'

for (const walk of walksThrough(screens))
  test(`screens of ${walk.onlooker}: ${walk.parts.join(', ')}`, async ({ page, complaints }) => {
    test.setTimeout(stateMs * walk.states.length)
    page.setDefaultTimeout(waitMs)
    await goThrough(page, complaints, walk)
  })

/** A state that cannot be shown is told, and the next one is opened anew. What the browser complains of is told of its state. */
async function goThrough(page: Page, complaints: string[], { onlooker, states }: Walk): Promise<void> {
  const session = await sessionFor(onlooker)
  if (session) await openAs(page, session)
  // also where a state failed while it stood there in Hindi
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'en'))
  for (const state of states)
    await test.step(state.name, async () => {
      const faults = await faultsOf(page, state, session).catch(async (error: unknown) => {
        await page.goto(withoutProgram)
        return [String(error)]
      })
      expect.soft([...faults, ...complaints.splice(0)], state.name).toEqual([])
    })
}

async function faultsOf(page: Page, state: ScreenState, session?: Visitor): Promise<string[]> {
  await goToScreen(page, state, session)
  // from the language in which the state before was left
  if (!(await isInHindi(page))) {
    const english = await faultsInEnglish(page, state)
    const others = await faultsInOthers(page, state)
    await speak(page, 'ind', 'hi-IN')
    return [...english, ...others, ...(await faultsInHindi(page, state))]
  }
  const hindi = await faultsInHindi(page, state)
  const others = await faultsInOthers(page, state)
  await speak(page, 'en', 'en-CA')
  return [...hindi, ...others, ...(await faultsInEnglish(page, state))]
}

async function faultsInEnglish(page: Page, state: ScreenState): Promise<string[]> {
  const light = await violationsOn(page, everything)
  const dark = await inTheDark(page, () => violationsOn(page, colours))
  const wide = officePath.test(state.route) ? 0 : await surplusOfLargeText(page)
  return [
    ...light,
    ...dark.map((fault) => `in the dark: ${fault}`),
    ...(wide > 0 ? [`${wide} px wider than a window of 320 px with text of 200 %`] : []),
    ...(await layoutFaultsOn(page, isCustomers(state) ? widths : extremes, longestTexts)),
  ]
}

async function faultsInHindi(page: Page, state: ScreenState): Promise<string[]> {
  const torn = isCustomers(state) ? await layoutFaultsOn(page, widths) : []
  return [...(await violationsOn(page, words)), ...torn].map((fault) => `in Hindi: ${fault}`)
}

/** French has the longest words, Chinese the shortest and other letters. */
async function faultsInOthers(page: Page, state: ScreenState): Promise<string[]> {
  if (!isCustomers(state)) return []
  await speak(page, 'fr', 'fr-CA')
  const french = await layoutFaultsOn(page, widths)
  await speak(page, 'zh', 'zh-Hans')
  const chinese = await layoutFaultsOn(page, extremes)
  return [...french.map((fault) => `in French: ${fault}`), ...chinese.map((fault) => `in Chinese: ${fault}`)]
}

async function inTheDark<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const wear = (from: string, to: string) =>
    page.evaluate((names) => document.documentElement.classList.replace(...names), [from, to] as const)
  await wear('light', 'dark')
  const result = await look()
  await wear('dark', 'light')
  return result
}

const isInHindi = (page: Page) => page.evaluate(() => document.documentElement.lang === 'hi-IN')

/** By the page's own choice, also where a dialog stands before it. */
async function speak(page: Page, language: string, tag: string): Promise<void> {
  await page.locator('select:has(> option[value=ind])').first().selectOption(language, { force: true })
  await page.locator(`html[lang=${tag}]`).waitFor()
  await untilLoaded(page)
}

async function surplusOfLargeText(page: Page): Promise<number> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 720 })
  const surplus = await page.evaluate(async () => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    // what the program draws anew for the other size is there after the next picture
    for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame)
    const { scrollWidth, clientWidth } = document.documentElement
    style.fontSize = ''
    return scrollWidth - clientWidth
  })
  if (usual) await page.setViewportSize(usual)
  return surplus
}
