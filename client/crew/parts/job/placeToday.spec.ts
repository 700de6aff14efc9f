import { expect, it } from 'vitest'
import { placeToday } from './placeToday.ts'

const today = '2025-11-27'
const lawn = (id: string, bookedDate = today) =>
  ({ id, status: 'Confirmed', periodType: 'Day', bookedDate, bookedTime: null }) as const
const day = { today, done: 1, left: 3 }

it('counts the done visits of today before those that are left', () => {
  const list = [lawn('one'), lawn('two'), lawn('three'), lawn('later', '2025-11-28')]
  expect(list.map((job) => placeToday(job, list, day))).toEqual([
    { place: 2, count: 4 },
    { place: 3, count: 4 },
    { place: 4, count: 4 },
    undefined,
  ])
})

it('counts a visit under way before the others, wherever the list has it', () => {
  const running = { ...lawn('running'), status: 'InService', bookedTime: '12:00' } as const
  expect(placeToday(lawn('one'), [lawn('one'), running], day)).toEqual({ place: 3, count: 4 })
})

it('is nothing for a visit with an hour, a month, and before the day is known', () => {
  const clean = { ...lawn('clean'), bookedTime: '09:30' }
  const month = { ...lawn('month'), periodType: 'Month' } as const
  expect(placeToday(clean, [clean], day)).toBeUndefined()
  expect(placeToday(month, [month], day)).toBeUndefined()
  expect(placeToday(lawn('one'), [lawn('one')], undefined)).toBeUndefined()
})
