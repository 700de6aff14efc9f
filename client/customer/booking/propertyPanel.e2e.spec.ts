import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { demoOffer } from '../../testing/demoFacts.ts'
import { openAs } from '../../testing/demoPeople.ts'

/** How a home's facts are drawn beside what they add to a price. */
test('a line goes from edge to edge of the card, and no unit begins one', async ({ page, avery }) => {
  const { addressId, serviceId } = await demoOffer(avery.token, 'HouseCleaning', 'Carpet cleaning')
  await openAs(page, avery)
  await page.goto(`/selectServiceDetail/1/${addressId}?service=${serviceId}`)
  const nothing = page.getByText('No adjustments for your home.')
  const size = page.locator('dd').filter({ hasText: /sq ft$/ })
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await nothing.evaluate(spareBeside), `${width} px`).toBe(0)
    expect(await size.evaluate(lastLineOf), `${width} px`).toMatch(/\d sq ft$/)
  }
})

/** Pixels of its box that the part leaves free. */
function spareBeside(part: Element): number {
  return (part.parentElement?.clientWidth ?? 0) - part.clientWidth
}

/** What stands in the last line of the part's words. */
function lastLineOf(part: Element): string {
  const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode()
  const letters = [...(words?.textContent ?? '')]
  const range = document.createRange()
  const tops = letters.map((_, place) => {
    range.setStart(words as Text, place)
    range.setEnd(words as Text, place + 1)
    return range.getBoundingClientRect().top
  })
  return letters.filter((_, place) => tops[place] === tops.at(-1)).join('')
}
