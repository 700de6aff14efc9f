import { expect, it } from 'vitest'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { cleanOf, crewOf, mowOf } from '../../testing/office/boardExamples.ts'
import { hindranceOf, isLate, laneOf, meetsAt } from './boardDay.ts'

it('is a clean in the same half, or in either of a long one', () => {
  const morning = crewOf('1', [cleanOf('AAAA-AAAA')])
  expect(hindranceOf(cleanOf('BBBB-BBBB'), morning, 'Morning')).toBe('taken')
  expect(hindranceOf(cleanOf('BBBB-BBBB'), morning, 'Afternoon')).toBeUndefined()
  const long = { dayPart: 'WholeDay', minutes: 240 }
  expect(hindranceOf(cleanOf('BBBB-BBBB', long), morning, 'Afternoon')).toBe('taken')
  expect(hindranceOf(cleanOf('BBBB-BBBB'), crewOf('1', [cleanOf('AAAA-AAAA', long)]), 'Afternoon')).toBe(
    'taken',
  )
})

it('is nothing of the visit itself, and a question about another catalog unless the crew has the visit already', () => {
  const carried = cleanOf('AAAA-AAAA')
  const crew = crewOf('1', [carried, mowOf('BBBB-BBBB')])
  expect(hindranceOf(carried, crew, 'Morning')).toBe('elsewhere')
  const own = cleanOf('AAAA-AAAA', { group: { id: crew.id, groupNo: '1' } })
  expect(hindranceOf(own, crew, 'Afternoon')).toBeUndefined()
})

it('is as many mowed lawns as a day holds', () => {
  const { dayJobsPerCrew: most } = businessRules.capacity
  const lawns = Array.from({ length: most }, (_, at) => mowOf(`LAWN-${at}`))
  expect(hindranceOf(mowOf('AAAA-AAAA'), crewOf('1', lawns), 'AnyTime')).toBe('taken')
  expect(hindranceOf(mowOf('AAAA-AAAA'), crewOf('1', lawns.slice(1)), 'AnyTime')).toBeUndefined()
})

it('is a day off, which a month of work does not mind, and nobody who could work', () => {
  const off = { ...crewOf('1'), isOff: true }
  const month = mowOf('AAAA-AAAA', 'Month')
  expect(hindranceOf(cleanOf('AAAA-AAAA'), off, 'Morning')).toBe('off')
  expect(hindranceOf(month, off, 'AnyTime')).toBeUndefined()
  expect(hindranceOf(month, { ...crewOf('1'), isActive: false }, 'AnyTime')).toBe('inactive')
})

it('knows the half of an hour, and which visits of a crew meet', () => {
  const late = cleanOf('AAAA-AAAA', { minutes: 150 }, '11:30')
  expect([laneOf(late), laneOf(cleanOf('BBBB-BBBB', {}, '12:00')), laneOf(mowOf('CCCC-CCCC'))]).toEqual([
    'Morning',
    'Afternoon',
    'AnyTime',
  ])
  const afternoon = cleanOf('BBBB-BBBB', { minutes: 60 })
  expect(meetsAt(afternoon, 13 * 60 + 30, [late])).toBe(true)
  expect(meetsAt(afternoon, 14 * 60, [late])).toBe(false)
})

it('is late from 20 minutes after its hour on, unless service has begun or it has no hour', () => {
  const visit = cleanOf('AAAA-AAAA', {}, '09:30')
  expect(['09:40', '09:50', undefined].map((now) => isLate(visit, now))).toEqual([false, true, false])
  const begun = { ...visit, order: { ...visit.order, status: 'InService' as const } }
  expect([begun, mowOf('BBBB-BBBB')].map((each) => isLate(each, '17:00'))).toEqual([false, false])
})
