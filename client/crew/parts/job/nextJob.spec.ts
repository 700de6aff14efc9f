import { expect, it } from 'vitest'
import { isFailedToday, isOverdue, nextJob } from './nextJob.ts'

const visit = { status: 'Confirmed', periodType: 'Day', bookedDate: '2025-11-27' } as const
const season = { status: 'Confirmed', periodType: 'Season', bookedDate: '2025-09-01' } as const

it('is the visit being worked on, before any that comes earlier', () => {
  const now = { ...visit, status: 'InService' } as const
  expect(nextJob([season, visit, now], '2025-11-27')).toBe(now)
})

it('is the next visit of a day, though a season began before', () => {
  expect(nextJob([{ ...season, status: 'InService' }, season, visit], '2025-11-27')).toBe(visit)
})

it('is a season or a month where there is no visit, the one under way first', () => {
  const begun = { ...season, status: 'InService' } as const
  expect(nextJob([season, begun], '2025-11-27')).toBe(begun)
  expect(nextJob([season], '2025-11-27')).toBe(season)
  expect(nextJob([], '2025-11-27')).toBeUndefined()
})

it('is nothing that is done', () => {
  const done = { ...visit, status: 'Completed' } as const
  expect(nextJob([done, season], '2025-11-27')).toBe(season)
  expect(nextJob([done], '2025-11-27')).toBeUndefined()
})

it('is nothing that the crew could not do', () => {
  const failed = { ...visit, failedVisit: { at: '2025-11-27T09:12:00-07:00', reason: 'NobodyHome' } } as const
  expect(nextJob([failed, visit], '2025-11-27')).toBe(visit)
  expect(nextJob([failed], '2025-11-27')).toBeUndefined()
  expect(isFailedToday(failed, '2025-11-27')).toBe(true)
  expect(isFailedToday(failed, '2025-11-28')).toBe(false)
  expect(isFailedToday(visit, '2025-11-27')).toBe(false)
})

it('is the next of today or later, not what is overdue', () => {
  const late = { ...visit, bookedDate: '2025-05-20' }
  expect(nextJob([late, visit], '2025-11-27')).toBe(visit)
  expect(nextJob([late], '2025-11-27')).toBeUndefined()
  // nobody knows yet what day it is
  expect(nextJob([late, visit], undefined)).toBe(late)
  expect(isOverdue(late, '2025-11-27')).toBe(true)
  expect(isOverdue({ ...late, status: 'InService' }, '2025-11-27')).toBe(false)
  expect(isOverdue(season, '2025-11-27')).toBe(false)
})
