/**
 * Right edges of a page in pixels: of what goes across the window, and of what stands in it; and whether a dialog took the scroll bar away.
 * Runs in the page, and so holds all it needs.
 */
export function edgesHere() {
  const rightOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().right)
  return {
    across: rightOf('#root > :is(header, footer, [role=status])'),
    inside: rightOf('header button, footer a, main :is(section, li)'),
    isLocked: document.body.hasAttribute('data-scroll-lock'),
  }
}
