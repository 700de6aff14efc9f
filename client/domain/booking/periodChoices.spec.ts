import { expect, it } from 'vitest'
import { monthChoices } from './writtenTime.ts'

it('lists this month to twelve months ahead', () => {
  const months = monthChoices('2025-11', '2026-11')
  expect(months).toHaveLength(13)
  expect([months[0], months[2], months[12]]).toEqual(['2025-11', '2026-01', '2026-11'])
})
