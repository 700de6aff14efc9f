import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { KeptPlace } from './KeptPlace.tsx'

const CARD_PX = 300
const WINDOW_PX = 700

/** A window over cards of one height: what stands where follows from their order and from how far the page is scrolled. */
let scrolled = 0
beforeEach(() => {
  scrolled = 0
  vi.stubGlobal('innerHeight', WINDOW_PX)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  vi.spyOn(window, 'scrollBy').mockImplementation((by?: unknown) => {
    scrolled += (by as ScrollToOptions).top ?? 0
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...document.querySelectorAll('[data-order]')].indexOf(this)
    return new DOMRect(0, place * CARD_PX - scrolled, 600, CARD_PX)
  })
})

function List({ ids }: { readonly ids: string }) {
  const frame = useRef<HTMLUListElement>(null)
  const orders = [...ids].map((id) => ({ id }))
  return (
    <ul ref={frame}>
      <KeptPlace frame={frame} orders={orders} />
      {orders.map(({ id }) => (
        <li key={id} data-order={id}>
          <button type="button">{id}</button>
        </li>
      ))}
    </ul>
  )
}

/** A list, scrolled and focused, then read again. */
function reread(before: string, after: string, at: { readonly scrolled: number; readonly focus?: string }) {
  const { rerender } = render(<List ids={before} />)
  scrolled = at.scrolled
  if (at.focus) screen.getByRole('button', { name: at.focus }).focus()
  rerender(<List ids={after} />)
  return scrolled
}

it.each([
  ['comes in', 'xabc', 100 + CARD_PX],
  ['leaves', 'bc', 100 - CARD_PX],
])('holds the focused card in its place when one above %s', (_, after, place) => {
  expect(reread('abc', after, { scrolled: 100, focus: 'b' })).toBe(place)
})

it('holds the focused card at the top of the page too', () => {
  expect(reread('abc', 'xabc', { scrolled: 0, focus: 'a' })).toBe(CARD_PX)
})

it('holds the first card in sight where none has the focus', () => {
  // a is out of sight above; one comes in between it and the first in sight
  expect(reread('abcd', 'axbcd', { scrolled: CARD_PX + 50 })).toBe(2 * CARD_PX + 50)
})

it('holds the first card in sight while the focus is on one that is not', () => {
  expect(reread('abcde', 'abxcde', { scrolled: 2 * CARD_PX, focus: 'a' })).toBe(3 * CARD_PX)
})

it.each([
  ['comes in at the top of the page that somebody looks at', 'abc', 'xabc', { scrolled: 0 }],
  ['comes in below', 'abc', 'abxc', { scrolled: 100, focus: 'b' }],
  ['was the one with the focus and left', 'abc', 'ac', { scrolled: 100, focus: 'b' }],
])('leaves the page where it is when an order %s', (_, before, after, at) => {
  expect(reread(before, after, at)).toBe(at.scrolled)
})
