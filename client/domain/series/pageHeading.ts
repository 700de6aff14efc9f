/** The page's heading, which takes the focus where the pressed button is gone. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector('h1')
}
