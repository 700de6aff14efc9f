import { expect, it } from 'vitest'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { visitOf } from '../../testing/office/boardExamples.ts'
import { type CrewDay, hindranceOf, type Visit } from './boardDay.ts'

const clean = (orderNo: string, dayPart = 'Morning') => visitOf(orderNo, { dayPart }) as Visit
const other = (orderNo: string, order: object) => visitOf(orderNo, { dayPart: 'WholeDay', order }) as Visit
const mow = (orderNo: string) => other(orderNo, { catalog: 'LawnCare' })
const crew = (...visits: readonly Visit[]): CrewDay => ({
  id: 'g-1',
  groupNo: '1',
  isActive: true,
  isOff: false,
  isGone: false,
  visits,
})

it('is a clean in the same half, or in either of a long one', () => {
  const morning = crew(clean('AAAA-AAAA'))
  expect(hindranceOf(clean('BBBB-BBBB'), morning, 'Morning')).toBe('taken')
  expect(hindranceOf(clean('BBBB-BBBB'), morning, 'Afternoon')).toBeUndefined()
  expect(hindranceOf(clean('BBBB-BBBB', 'WholeDay'), morning, 'Morning')).toBe('taken')
  expect(hindranceOf(clean('BBBB-BBBB'), crew(clean('AAAA-AAAA', 'WholeDay')), 'Afternoon')).toBe('taken')
})

it('is nothing of the visit itself, and nothing of another catalog, which is asked about', () => {
  const carried = clean('AAAA-AAAA')
  expect(hindranceOf(carried, crew(carried, mow('BBBB-BBBB')), 'Morning')).toBeUndefined()
})

it('is as many mowed lawns as a day holds', () => {
  const { dayJobsPerCrew: most } = businessRules.capacity
  const lawns = Array.from({ length: most }, (_, at) => mow(`LAWN-${at}`))
  expect(hindranceOf(mow('AAAA-AAAA'), crew(...lawns), 'AnyTime')).toBe('taken')
  expect(hindranceOf(mow('AAAA-AAAA'), crew(...lawns.slice(1)), 'AnyTime')).toBeUndefined()
})

it('is a day off, which a month of work does not mind, and nobody who could work', () => {
  const off = { ...crew(), isOff: true }
  const month = other('AAAA-AAAA', { catalog: 'LawnCare', periodType: 'Month' })
  expect(hindranceOf(clean('AAAA-AAAA'), off, 'Morning')).toBe('off')
  expect(hindranceOf(month, off, 'AnyTime')).toBeUndefined()
  expect(hindranceOf(month, { ...crew(), isActive: false }, 'AnyTime')).toBe('inactive')
})
