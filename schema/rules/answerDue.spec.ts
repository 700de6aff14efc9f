import { expect, it } from 'vitest'
import { answerDue } from './answerDue.ts'

it.each([
  ['a Monday', '2026-11-23', '2026-11-25'],
  ['a Thursday', '2026-11-26', '2026-11-30'],
  ['a Friday', '2026-11-27', '2026-12-01'],
  ['a Saturday', '2026-11-28', '2026-12-01'],
  ['a Sunday', '2026-11-29', '2026-12-01'],
])('what is reported on %s is answered within two business days', (_, reported, due) => {
  expect(answerDue(reported)).toBe(due)
})
