import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { areaOf } from '../session/areaOf.ts'
import { contrast, everything, violationsOn, wordsAndColours } from './axe.ts'
import { test } from './browserTest.ts'
import { openAs, type Visitor } from './demoPeople.ts'
import { layoutFaultsOn, resize } from './layoutFaults.ts'
import { longestTexts } from './longestTexts.ts'
import { goToScreen, untilLoaded } from './screens/openScreen.ts'
import { type ScreenState, sessionFor } from './screens/screenState.ts'
import { screens } from './screens/screens.ts'
import { type Walk, walksThrough } from './screens/walks.ts'

/**
 * Every screen of the app in its states, each looked at where it stands: against WCAG 2.2 AA and the best practices that axe knows in
 * English, and once more in Hindi and in the dark for what words and colours can change; each route once with forced colours as well.
 * Customers' and crews' screens also with text twice as large on the narrowest phone, where the page must not scroll sideways (WCAG
 * 1.4.4 and 1.4.10). No word is torn or cut, on phones, on a small window and on a large one, with the longest names that the server
 * takes; on customers' screens in the other languages, too.
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
/** French has the longest words. What they do on a usual phone they do on the narrowest. */
const frenchWidths = [1280, 1024, 320]
/** Enough for screens at work, and for Chinese and Hindi, whose words are shorter. */
const extremes = [1280, 320]
const isCustomers = ({ route }: ScreenState) => areaOf(route) === 'customer'

/** What the app calls its languages, and what a page in them says of itself. */
const tags = { en: 'en-CA', fr: 'fr-CA', zh: 'zh-Hans', ind: 'hi-IN' } as const
type Language = keyof typeof tags

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
  const seen = new Set<string>()
  for (const state of states)
    await test.step(state.name, async () => {
      const isFirst = !seen.has(state.route)
      seen.add(state.route)
      const faults = await faultsOf(page, { state, isFirst, session }).catch(async (error: unknown) => {
        await page.goto(withoutProgram)
        return [String(error)]
      })
      expect.soft([...faults, ...complaints.splice(0)], state.name).toEqual([])
    })
}

interface Shown {
  readonly state: ScreenState
  /** Of its route: the system's colours come from one style sheet, whatever the state. */
  readonly isFirst: boolean
  readonly session: Visitor | undefined
}

async function faultsOf(page: Page, shown: Shown): Promise<string[]> {
  const { state, session } = shown
  await widen(page)
  await goToScreen(page, state, session)
  const spoken: readonly Language[] = isCustomers(state) ? ['en', 'fr', 'zh', 'ind'] : ['en', 'ind']
  const faults: string[] = []
  // each language from the width, and each state from the language, in which the one before was left
  for (const language of (await isIn(page, 'ind')) ? spoken.toReversed() : spoken) {
    await speak(page, language)
    const looks = looksIn(language, page, shown)
    for (const look of isNarrow(page) ? looks.toReversed() : looks) {
      const found = await look()
      faults.push(...found.map((fault) => (language === 'en' ? fault : `in ${tags[language]}: ${fault}`)))
    }
  }
  return faults
}

/** From the widest window to the narrowest. */
function looksIn(language: Language, page: Page, { state, isFirst }: Shown): (() => Promise<string[]>)[] {
  const rules = (options: RunOptions) => widen(page).then(() => violationsOn(page, options))
  if (language === 'fr') return [() => layoutFaultsOn(page, frenchWidths)]
  if (language === 'zh') return [() => layoutFaultsOn(page, extremes)]
  if (language === 'ind')
    return [
      () => inTheDark(page, () => rules(wordsAndColours)),
      ...(isCustomers(state) ? [() => layoutFaultsOn(page, extremes)] : []),
    ]
  return [
    () => rules(everything),
    ...(isFirst ? [() => inForcedColours(page, () => rules(contrast))] : []),
    () => layoutFaultsOn(page, isCustomers(state) ? widths : extremes, longestTexts),
    ...(officePath.test(state.route) ? [] : [() => faultsOfLargeText(page)]),
  ]
}

async function inTheDark(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const wear = (from: string, to: string) =>
    page.evaluate((names) => document.documentElement.classList.replace(...names), [from, to] as const)
  await wear('light', 'dark')
  const faults = await look()
  await wear('dark', 'light')
  return faults.map((fault) => `in the dark: ${fault}`)
}

/** As with a contrast theme of the system's. */
async function inForcedColours(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = await look()
  await page.emulateMedia({ forcedColors: null })
  return faults.map((fault) => `in forced colours: ${fault}`)
}

async function faultsOfLargeText(page: Page): Promise<string[]> {
  await resize(page, 320)
  const surplus = await page.evaluate(async () => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    // what the program draws anew for the other size is there after the next picture
    for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame)
    const { scrollWidth, clientWidth } = document.documentElement
    style.fontSize = ''
    return scrollWidth - clientWidth
  })
  return surplus > 0 ? [`${surplus} px wider than a window of 320 px with text of 200 %`] : []
}

const isNarrow = (page: Page) => page.viewportSize()?.width === 320
const widen = (page: Page) => resize(page, 1280)

const isIn = (page: Page, language: Language) =>
  page.evaluate((tag) => document.documentElement.lang === tag, tags[language])

/** By the page's own choice, also where a dialog stands before it. */
async function speak(page: Page, language: Language): Promise<void> {
  if (await isIn(page, language)) return
  await page.locator('select:has(> option[value=ind])').first().selectOption(language, { force: true })
  await page.locator(`html[lang=${tags[language]}]`).waitFor()
  await untilLoaded(page)
}
