import { expect, it } from 'vitest'
import { nextJob } from './nextJob.ts'

const visit = { status: 'Confirmed', periodType: 'Day' } as const
const season = { status: 'Confirmed', periodType: 'Season' } as const

it('is the visit being worked on, before any that comes earlier', () => {
  const now = { ...visit, status: 'InService' } as const
  expect(nextJob([season, visit, now])).toBe(now)
})

it('is the next visit of a day, though a season began before', () => {
  expect(nextJob([{ ...season, status: 'InService' }, season, visit])).toBe(visit)
})

it('is a season or a month where there is no visit, the one under way first', () => {
  const begun = { ...season, status: 'InService' } as const
  expect(nextJob([season, begun])).toBe(begun)
  expect(nextJob([season])).toBe(season)
  expect(nextJob([])).toBeUndefined()
})

it('is nothing that is done', () => {
  const done = { ...visit, status: 'Completed' } as const
  expect(nextJob([done, season])).toBe(season)
  expect(nextJob([done])).toBeUndefined()
})
