import { beforeEach, expect, it, vi } from 'vitest'
import { heldRow } from './rowFocus.ts'

let frames: FrameRequestCallback[] = []
const nextFrame = () => {
  for (const frame of frames.splice(0)) frame(0)
}
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const row = (id: string) => `<li data-row="${id}" tabindex="-1"><button>Remove ${id}</button></li>`
  document.body.innerHTML = `<ul>${['a', 'b', 'c'].map(row).join('')}</ul>`
})

const act = (id: string) => document.querySelector<HTMLElement>(`[data-row=${id}] button`)?.focus()
const remove = (id: string) => document.querySelector(`[data-row=${id}]`)?.remove()
const focused = () => document.activeElement?.getAttribute('data-row')

it('gives the focus to the row that took the place of the one that left', () => {
  act('b')
  const giveBack = heldRow()
  remove('b')
  giveBack()
  nextFrame()
  expect(focused()).toBe('c')
})

it('leaves a focus alone that is still somewhere', () => {
  act('b')
  const giveBack = heldRow()
  giveBack()
  nextFrame()
  expect(document.activeElement?.textContent).toBe('Remove b')
})

it('leaves it to the last action where one began before the other was over', () => {
  act('a')
  const giveFirstBack = heldRow()
  act('b')
  const giveSecondBack = heldRow()
  remove('b')
  giveFirstBack()
  giveSecondBack()
  nextFrame()
  expect(focused()).toBe('c')
})
