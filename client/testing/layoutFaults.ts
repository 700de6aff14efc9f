import type { Page } from '@playwright/test'

/**
 * What of a page's words a reader would see torn or cut where it stands, at several widths of its window: a word in two lines, words
 * beyond the window, or a page that scrolls sideways. Words that may break anywhere are none of it: addresses of mail and of pages,
 * numbers, Chinese, what is longer than a word of any language; nor those that a hyphen parts. The window stays at the last width.
 * @param widths of the window, in pixels; the other way round where it has the last of them already
 * @param texts with which others are looked at in their place, too, such as a name with the longest one
 * @returns one line for each fault
 */
export async function layoutFaultsOn(
  page: Page,
  widths: readonly number[],
  texts: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const width of page.viewportSize()?.width === widths.at(-1) ? widths.toReversed() : widths) {
    await resize(page, width)
    for (const fault of await page.evaluate(faultsHere, texts)) faults.push(`at ${width} px: ${fault}`)
  }
  return faults
}

/** Makes the window of a page so wide, in pixels. */
export async function resize(page: Page, width: number): Promise<void> {
  const usual = page.viewportSize()
  if (!usual) throw new Error('The page has no size')
  if (usual.width !== width) await page.setViewportSize({ ...usual, width })
}

/** Runs in the page, and so holds all it needs. */
async function faultsHere(texts: Readonly<Record<string, string>>): Promise<string[]> {
  // what the program draws anew for the other size is there after the next picture
  for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame)
  const nodes: Text[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) nodes.push(walk.currentNode as Text)
  const range = document.createRange()
  const { clientWidth } = document.documentElement
  const faults = look()
  const replaced = replaceTexts()
  if (replaced.length > 0) faults.push(...look().map((fault) => `${fault}, with other texts`))
  for (const putBack of replaced) putBack()
  return [...new Set(faults)]

  function look(): string[] {
    const surplus = document.documentElement.scrollWidth - clientWidth
    return [
      ...(surplus > 0 ? [`scrolls sideways by ${surplus} px`] : []),
      ...nodes.flatMap((node) => {
        const parent = node.parentElement
        return parent && isSeen(parent) ? faultsOf(node, parent) : []
      }),
    ]
  }

  /** Before the program draws anything again, so that it finds the page as it left it. */
  function replaceTexts(): (() => void)[] {
    const known = Object.keys(texts).sort((one, other) => other.length - one.length)
    const any = new RegExp(`(?<!\\p{L})(?:${known.join('|')})(?!\\p{L})`, 'gu')
    return nodes.flatMap((node) => {
      const before = node.data
      const after = known.length === 0 ? before : before.replaceAll(any, (text) => texts[text] ?? text)
      if (after === before) return []
      node.data = after
      return [() => (node.data = before)]
    })
  }

  function faultsOf(node: Text, parent: Element): string[] {
    range.selectNodeContents(node)
    if (range.getClientRects().length < 2 && !isBeyond(range.getBoundingClientRect())) return []
    const mayPart = getComputedStyle(parent).hyphens === 'auto'
    return [...node.data.matchAll(/[^\s\-–—/…，。、：；（）]+/gu)].flatMap(({ 0: word, index }) => {
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
    return word.length < 40 && /\p{L}{2}/u.test(word) && !/[@.:_\d]\S|\p{Script=Han}/u.test(word)
  }
}
