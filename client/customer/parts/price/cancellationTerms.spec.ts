import { expect, it } from 'vitest'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import { readChosenTime } from '../../../domain/booking/bookingRoute.ts'
import { cancellationTerms, freeUntil } from './cancellationTerms.ts'

const hours = { amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14 }
const day = { yyyy: '2025', mm: '11', dd: '27', period: '0' }

function chosen(params: { slot: string; hm: string }, catalog: ServiceCatalog) {
  const time = readChosenTime({ ...day, ...params }, catalog)
  if (!time) throw new Error('the route of this example is valid')
  return time
}

it('caps the fee inside the last day and halves the price at the end', () => {
  expect(cancellationTerms(14_820)).toEqual({ insideDayPoints: 2_500, latePoints: 7_410 })
  expect(cancellationTerms(6_841)).toEqual({ insideDayPoints: 1_368, latePoints: 3_421 })
})

it('is free until a day before the visit', () => {
  expect(freeUntil(chosen({ slot: '1', hm: '930' }, 'HouseCleaning'), hours)).toBe('2025-11-26T09:30')
  expect(freeUntil(chosen({ slot: '0', hm: '0' }, 'LawnCare'), hours)).toBe('2025-11-26T09:00')
})
