/** What stands for a photo that is missing (decision I4). */

/** The first letters of a name as readers of its script see them: at most two, upper case where there is one. */
export function initialsOf({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return [firstName, lastName].map(firstLetter).join('').toLocaleUpperCase('en')
}

/**
 * A drawing of initials in a circle, in the colours of the web app's own, light and dark.
 * @returns an SVG document
 */
export function drawnInitials(initials: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" role="img" aria-label="${escaped(initials)}">
  <style>
    circle { fill: #EFF8F4; stroke: #AFD8C7 }
    text { fill: #1C6B54; font: 650 36px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif }
    @media (prefers-color-scheme: dark) { circle { fill: #13261F; stroke: #2B5546 } text { fill: #7FBFA7 } }
  </style>
  <circle cx="48" cy="48" r="47" stroke-width="2"/>
  <text x="48" y="49" text-anchor="middle" dominant-baseline="central">${escaped(initials)}</text>
</svg>
`
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A letter with its marks; a Hindi syllable or a Chinese character is one. */
function firstLetter(name: string): string {
  return letters.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? ''
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
