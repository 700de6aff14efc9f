import { expect, it } from 'vitest'
import { endShifts } from './endShifts.ts'

it('moves the words of the higher line up and those of the lower one down', () => {
  expect(endShifts({ sold: 90, spent: 80 }, 100)).toEqual({ sold: -6, spent: 14 })
  expect(endShifts({ sold: 40, spent: 80 }, 100)).toEqual({ sold: 14, spent: -6 })
})

it('keeps words at the foot clear of the axis', () => {
  expect(endShifts({ sold: 0, spent: 0 }, 0)).toEqual({ sold: -20, spent: -6 })
  expect(endShifts({ sold: 10, spent: 20 }, 100)).toEqual({ sold: -6, spent: -20 })
  expect(endShifts({ sold: 90, spent: 5 }, 100)).toEqual({ sold: -6, spent: -6 })
})
