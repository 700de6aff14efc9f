import { expect, it } from 'vitest'
import { historyExport } from './HistoryTable.tsx'

const today = '2026-11-21'
const nadia = { customerId: 'c-1', today }

it('asks for the whole history of that customer', () => {
  expect(historyExport('Points', { ...nadia, period: '' })).toEqual({
    path: '/Staff/exportLedger',
    filter: { userId: 'c-1' },
  })
  expect(historyExport('Payments', { ...nadia, period: '' })).toEqual({
    path: '/Staff/exportPayments',
    filter: { userId: 'c-1' },
  })
})

it.each([
  // thirty days back; six months back; a whole year
  ['1', { from: '2026-10-22' }],
  ['3', { from: '2026-05-21' }],
  ['2025', { from: '2025-01-01', to: '2025-12-31' }],
  ['never', {}],
])('asks for the days that the filter %s leaves', (period, days) => {
  expect(historyExport('Points', { ...nadia, period })?.filter).toEqual({ userId: 'c-1', ...days })
})

it('has no file of experience', () => {
  expect(historyExport('Experience', { ...nadia, period: '' })).toBeUndefined()
})
