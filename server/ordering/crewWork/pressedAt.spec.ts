import { describe, expect, it } from 'vitest'
import { isRejection } from '../../kernel/rejection.ts'
import { readPressedAt } from './pressedAt.ts'

describe('the moment of a press', () => {
  it.each([
    ['2026-11-23T09:05:00-07:00', '2026-11-23T16:05:00Z'],
    ['2026-11-23T16:05:00.25Z', '2026-11-23T16:05:00.25Z'],
  ])('%s is read', (text, expected) => {
    expect(String(readPressedAt(text))).toBe(expected)
  })

  it('is none for a press that was sent at once', () => {
    expect([readPressedAt(null), readPressedAt(undefined)]).toEqual([undefined, undefined])
  })

  it.each(['', 'now', '2026-11-23', '2026-11-23T09:05:00', '2026-02-30T09:05:00Z', '1700000000'])(
    '%j names no moment',
    (text) => {
      const read = readPressedAt(text)
      expect(isRejection(read)).toBe(true)
      expect(read).toEqual({ rejected: 'FIELD_INVALID', field: 'pressedAt' })
    },
  )
})
