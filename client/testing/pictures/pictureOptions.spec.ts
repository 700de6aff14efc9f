import { expect, it } from 'vitest'
import { pictureFile, readPictureOptions } from './pictureOptions.ts'

it('takes phone and desktop, light and dark, in English unless told', () => {
  expect(readPictureOptions([])).toEqual({
    language: 'en',
    widths: [390, 1280],
    modes: ['light', 'dark'],
    text: 100,
    only: [],
  })
})

it('takes what it is told', () => {
  const words = ['--language', 'ind', '--width', '320', '--mode', 'forced', '--text', '200', 'login', 'order']
  expect(readPictureOptions(words)).toEqual({
    language: 'ind',
    widths: [320],
    modes: ['forced'],
    text: 200,
    only: ['login', 'order'],
  })
})

it('says what is wrong', () => {
  expect(() => readPictureOptions(['--language', 'de'])).toThrow(
    '--language is one of en, fr, zh, ind, not de.',
  )
  expect(() => readPictureOptions(['--mode', 'grey'])).toThrow(
    '--mode is one of light, dark, forced, not grey.',
  )
  expect(() => readPictureOptions(['--width', '3e2'])).toThrow(
    '--width is a whole number from 10 to 9999, not 3e2.',
  )
})

it('names the file by screen, width and mode, and by what is special', () => {
  const usual = { width: 390, mode: 'light', language: 'en', text: 100 } as const
  expect(pictureFile('login', usual)).toBe('login-390-light.png')
  expect(pictureFile('login', { ...usual, mode: 'dark', language: 'fr', text: 200 })).toBe(
    'login-390-dark-fr-text200.png',
  )
})
