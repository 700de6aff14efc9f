import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** What axe is asked to look at: WCAG 2.2 AA and the best practices that it knows. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every rule. */
export const everything: RunOptions = { runOnly: { type: 'tag', values: tags } }

/** Whether words can be told from what is behind them. */
export const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/** Names, whether two of them are the same, the language itself, sizes of targets, what can be scrolled; and colours. */
const ofWordsAndColours =
  /name|label|alt|title|lang|empty|unique|duplicate|target-size|scrollable|color|link-in-text/

/** What another language or other colours can change. */
export const wordsAndColours: RunOptions = {
  runOnly: {
    type: 'rule',
    values: axe
      .getRules(tags)
      .map(({ ruleId }) => ruleId)
      .filter((id) => ofWordsAndColours.test(id)),
  },
}

/**
 * What axe finds on a page, or in the dialog that is open on it: what a dialog covers has a state of its own. It runs in the page itself,
 * into which it is put once per document: the package for Playwright puts it there at each look, and once more into an empty page of its
 * own to add up frames, of which the app has none.
 * @returns a line per rule that is broken, with the elements that break it
 */
export async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await page.evaluate(untilStill)
  const asked = { ...options, resultTypes: ['violations'], elementRef: false, iframes: false }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(
    [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document, ${JSON.stringify(asked)})`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** A colour on its way to another is neither; what turns for as long as it stands there is not waited for. */
async function untilStill(): Promise<void> {
  const moves = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moves.map(({ finished }) => finished))
}
