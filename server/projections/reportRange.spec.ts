import { expect, it } from 'vitest'
import { reportSpan } from './reportRange.ts'

it('goes from local midnight to local midnight, both days included', () => {
  // Alberta is at UTC-7 in the winter of 2025, at UTC-6 from March 8, 2026 on
  expect(reportSpan({ from: '2026-03-07', to: '2026-03-08' })).toEqual({
    since: '2026-03-07T07:00:00Z',
    before: '2026-03-09T06:00:00Z',
  })
})

it('is open where an end is left out', () => {
  expect(reportSpan({})).toEqual({})
  expect(reportSpan({ to: '2026-07-01' })).toEqual({ before: '2026-07-02T06:00:00Z' })
})

it.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '0000-01-01' }, 'from'],
  [{ to: '2026-1-1' }, 'to'],
  [{ to: '' }, 'to'],
  [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
])('refuses %j', (days, field) => {
  expect(reportSpan(days)).toEqual({ rejected: 'DATE_INVALID', field })
})
