import { escaped } from '../kernel/texts.ts'

/**
 * The first letter of a first name as readers of its script see it, upper case if there is one; nothing of the last name, because customers
 * see the drawing too (decision E16).
 */
export function initialOf(firstName: string): string {
  return firstLetter(firstName).toLocaleUpperCase('en')
}

/**
 * A drawing of a letter in a circle, in the colours of the web app's own, light and dark.
 * @returns an SVG document
 */
export function drawnInitial(initial: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" role="img" aria-label="${escaped(initial)}">
  <style>
    circle { fill: #EFF8F4; stroke: #AFD8C7 }
    text { fill: #1C6B54; font: 650 36px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif }
    @media (prefers-color-scheme: dark) { circle { fill: #13261F; stroke: #2B5546 } text { fill: #7FBFA7 } }
  </style>
  <circle cx="48" cy="48" r="47" stroke-width="2"/>
  <text x="48" y="49" text-anchor="middle" dominant-baseline="central">${escaped(initial)}</text>
</svg>
`
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A letter with its marks; for example a Hindi syllable or a Chinese character. */
function firstLetter(name: string): string {
  return letters.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? ''
}

/**
 * The address of a crew member's photo (decision P138): the documented path by staff number, with a token that only replies to people who
 * may see them contain.
 */
export function photoAddress(staffNo: string, token: string): string {
  return `/static/staff/${staffNo}.svg?token=${token}`
}
