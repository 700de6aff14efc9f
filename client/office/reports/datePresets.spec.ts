import { expect, it } from 'vitest'
import { spanOf } from './ReportForm.tsx'

it.each([
  ['thisMonth', '2026-11-23', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['lastQuarter', '2026-11-23', '2026-07-01', '2026-09-30'],
  ['lastQuarter', '2026-01-01', '2025-10-01', '2025-12-31'],
  ['lastQuarter', '2026-04-01', '2026-01-01', '2026-03-31'],
  ['thisYear', '2026-11-23', '2026-01-01', '2026-12-31'],
] as const)('%s on %s goes from %s to %s', (preset, today, from, to) => {
  expect(spanOf(preset, today)).toEqual({ from, to })
})
