import { expect, it } from 'vitest'
import { dueDay } from './dailyTasks.ts'

const due = (local: string, hour: number) =>
  dueDay(Temporal.ZonedDateTime.from(`${local}[America/Edmonton]`).toInstant(), hour).toString()

it('is due for today from its hour on, for yesterday before', () => {
  expect(due('2026-11-24T16:59:59', 17)).toBe('2026-11-23')
  expect(due('2026-11-24T17:00', 17)).toBe('2026-11-24')
  expect(due('2026-12-31T23:59', 17)).toBe('2026-12-31')
  expect(due('2027-01-01T00:00', 17)).toBe('2026-12-31')
})

it('goes by the wall clock on days when it is changed', () => {
  // 2:30 did not exist in Alberta on 2026-03-08
  expect(due('2026-03-08T01:59', 2)).toBe('2026-03-07')
  expect(due('2026-03-08T03:00', 2)).toBe('2026-03-08')
  // and was there twice on 2025-11-02
  expect(due('2025-11-02T01:30-06:00', 2)).toBe('2025-11-01')
  expect(due('2025-11-02T02:00', 2)).toBe('2025-11-02')
})
