import { expect, test } from 'vitest'
import { clockWords } from '../../schema/rules/clockWords.ts'

const half = Date.UTC(1970, 0, 1, 14, 30)

test.each([
  ['en-CA', '2:30 PM'],
  ['fr-CA', '14 h 30'],
  ['zh-CN', '14:30'],
  ['hi-IN', '2:30 pm'],
])('a time in %s is written %s', (locale, written) => {
  const text = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(half)
  const words = clockWords(text)
  expect(words.replaceAll(/\s/g, ' ')).toBe(written)
  expect(words).not.toContain(' ')
})
