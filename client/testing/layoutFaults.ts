import type { Page } from '@playwright/test'

/**
 * What of a page's words a reader would see torn or cut where it stands, at several widths of its window: a word in two lines, words
 * beyond the window, or a page that scrolls sideways. Words that may break anywhere are none of it: addresses of mail and of pages,
 * numbers, Chinese; nor those that a hyphen parts. The window is as wide as before afterwards.
 * @param widths of the window, in pixels
 * @returns one line for each fault
 */
export async function layoutFaultsOn(page: Page, widths: readonly number[]): Promise<string[]> {
  const usual = page.viewportSize()
  if (!usual) throw new Error('The page has no size')
  const faults: string[] = []
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...usual, width })
    for (const fault of await page.evaluate(faultsHere)) faults.push(`at ${width} px: ${fault}`)
  }
  if (page.viewportSize()?.width !== usual.width) await page.setViewportSize(usual)
  return faults
}

/** Runs in the page, and so holds all it needs. */
async function faultsHere(): Promise<string[]> {
  // what the program draws anew for the other size is there after the next picture
  for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame)
  const { scrollWidth, clientWidth } = document.documentElement
  const surplus = scrollWidth - clientWidth
  const range = document.createRange()
  const faults = surplus > 0 ? [`scrolls sideways by ${surplus} px`] : []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node.parentElement && isSeen(node.parentElement)) faults.push(...faultsOf(node, node.parentElement))
  return [...new Set(faults)]

  function faultsOf(node: Node, parent: Element): string[] {
    range.selectNodeContents(node)
    if (range.getClientRects().length < 2 && !isBeyond(range.getBoundingClientRect())) return []
    const mayPart = getComputedStyle(parent).hyphens === 'auto'
    return [...(node.nodeValue ?? '').matchAll(/[^\s\-–—/…]+/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      const isTorn = !mayPart && isWhole(word) && rects.some(({ top }) => top > (rects[0]?.bottom ?? top) - 4)
      const isCut = rects.some(isBeyond) && !isScrolled(parent)
      return [
        ...(isTorn ? [`“${word}” is in two lines`] : []),
        ...(isCut ? [`“${word}” is beyond the window`] : []),
      ]
    })
  }

  function isBeyond({ left, right }: DOMRect): boolean {
    return left < -1 || right > clientWidth + 1
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true }) && !around(element).some(isHeardOnly)
  }

  /** A spot of one pixel. */
  function isHeardOnly(element: Element): boolean {
    return (element as HTMLElement).offsetWidth <= 1 && getComputedStyle(element).position === 'absolute'
  }

  function isScrolled(element: Element): boolean {
    return around(element).some((each) => getComputedStyle(each).overflowX !== 'visible')
  }

  function around(element: Element): Element[] {
    const parent = element.parentElement
    return parent && parent !== document.body ? [element, ...around(parent)] : [element]
  }

  function isWhole(word: string): boolean {
    return /\p{L}{2}/u.test(word) && !/[@.:_\d]\S|\p{Script=Han}/u.test(word)
  }
}
