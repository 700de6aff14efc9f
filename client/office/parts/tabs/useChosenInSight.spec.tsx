import { fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useChosenInSight } from './useChosenInSight.ts'

const TAB_PX = 150
const ROW_PX = 350

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return TAB_PX * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TAB_PX)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_PX)
})

function Row({ place }: { readonly place: number }) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInSight(row, place)
  return (
    <div ref={row} data-row="">
      <b>first</b>
      <b>second</b>
      <b>third</b>
    </div>
  )
}

it('brings the chosen tab into the middle of the row, and the next one when another is chosen', () => {
  const { rerender } = render(<Row place={2} />)
  const row = document.querySelector('[data-row]')
  // 300 from the left, with 100 free at each side of it
  expect(row?.scrollLeft).toBe(200)
  rerender(<Row place={1} />)
  expect(row?.scrollLeft).toBe(50)
})

it('marks the sides on which tabs are out of sight', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(3 * TAB_PX)
  render(<Row place={1} />)
  const row = document.querySelector<HTMLElement>('[data-row]')
  if (!row) throw new Error('no row')
  const marksAt = (scrollLeft: number) => {
    row.scrollLeft = scrollLeft
    fireEvent.scroll(row)
    return [row.hasAttribute('data-before'), row.hasAttribute('data-after')]
  }
  expect(marksAt(50)).toEqual([true, true])
  expect(marksAt(0)).toEqual([false, true])
  expect(marksAt(100)).toEqual([true, false])
})

it('leaves a row alone in which none is chosen', () => {
  render(<Row place={-1} />)
  expect(document.querySelector('[data-row]')?.scrollLeft).toBe(0)
})
