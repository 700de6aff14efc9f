import { expect, it } from 'vitest'
import { cleanNote, noteLength } from './noteLength.ts'

it.each([
  ['', 0],
  ['  Side door  ', 9],
  ['one\r\ntwo', 7],
  ['🔑🔑', 2],
  ['e\u0301', 1],
])('%j has %i characters', (text, length) => {
  expect(noteLength(text)).toBe(length)
})

it('keeps the lines of a note', () => {
  expect(cleanNote(' Gate code 1234\r\nThe dog is friendly. ')).toBe('Gate code 1234\nThe dog is friendly.')
})
