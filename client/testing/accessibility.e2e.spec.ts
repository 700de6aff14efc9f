import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './browserTest.ts'
import { openAs, type Visitor } from './demoPeople.ts'
import { openScreen } from './screens/openScreen.ts'
import { onlookers, type ScreenState, sessionFor } from './screens/screenState.ts'
import { screens } from './screens/screens.ts'

/** Every screen of the app, light and dark, in English and Hindi, against WCAG 2.2 AA and the best practices that axe knows. */

test.describe.configure({ mode: 'parallel' })
test.use({ reducedMotion: 'reduce' })

/** What one screen may take: opened, shown, and looked at twice. */
const screenMs = 40_000

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const language of ['en', 'ind'])
  for (const [part, states] of Object.entries(screens))
    for (const onlooker of onlookers) {
      const seen = states.filter(({ seenBy }) => seenBy === onlooker)
      if (seen.length === 0) continue
      test(`${part} screens of ${onlooker} in ${language}`, async ({ page }) => {
        test.setTimeout(screenMs * seen.length)
        await page.addInitScript((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
        const session = await sessionFor(onlooker)
        if (session) await openAs(page, session)
        expect(await violationsOn(page, seen, session)).toEqual([])
      })
    }

async function violationsOn(
  page: Page,
  states: readonly ScreenState[],
  session?: Visitor,
): Promise<string[]> {
  const found: string[] = []
  for (const state of states) {
    await openScreen(page, state, session)
    found.push(...(await violations(page, state.name)))
  }
  return found
}

/** The dark colours of a page differ in nothing but contrast, and in no language from another, so only that is looked at again, once. */
async function violations(page: Page, name: string): Promise<string[]> {
  const light = await new AxeBuilder({ page }).withTags(rules).analyze()
  if (await page.evaluate(() => document.documentElement.lang.startsWith('hi'))) return wordsOf(name, light)
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return [...wordsOf(name, light), ...wordsOf(`${name} in the dark`, dark)]
}

function wordsOf(
  where: string,
  { violations: found }: { readonly violations: readonly Violation[] },
): string[] {
  return found.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}
