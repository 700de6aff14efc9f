import { expect, it } from 'vitest'
import { availability, seasonPass } from '../../../testing/bookingExamples.ts'
import { readCaller, withCaller } from './callerAddress.ts'
import { callerForm } from './callerForm.ts'
import { type CallerTimes, visitOf } from './callerVisit.ts'

const times: CallerTimes = { ...availability, __typename: 'Availability' } as CallerTimes
const asked = (day: string | undefined, hm?: string) => visitOf(times, { day, hm })

it('chooses no day while none is named, or one that is not free', () => {
  for (const day of [undefined, '2025-11-21', '2025-11-16'])
    expect(asked(day)).toMatchObject({ day: undefined, chosen: undefined })
})

it('takes a time for its half, and none that is full or over', () => {
  expect(asked('2025-11-25', '1230').chosen).toMatchObject({
    slot: 'Afternoon',
    time: { hour: 12, minute: 30 },
  })
  expect(asked('2025-11-25', '930').chosen).toBeUndefined()
  expect(asked('2025-11-19', '1000').chosen).toBeUndefined()
  expect(asked('2025-11-26', '2500').chosen).toBeUndefined()
})

it('takes a day alone where no time is needed, and a month or a season by its first day', () => {
  const lawn = { ...times, service: { ...times.service, catalog: 'LawnCare' as const } }
  expect(visitOf(lawn, { day: undefined, hm: undefined }).chosen).toBeUndefined()
  expect(visitOf(lawn, { day: '2025-11-19', hm: undefined }).chosen).toMatchObject({
    date: '2025-11-19',
    slot: 'None',
  })
  const season = { ...times, service: seasonPass }
  expect(visitOf(season, { day: undefined, hm: undefined }).chosen).toBeUndefined()
  expect(visitOf(season, { day: '2025-09-01', hm: undefined }).chosen).toMatchObject({
    month: 9,
    slot: 'None',
  })
})

it('forgets the answers that depend on another one', () => {
  const known = new URLSearchParams('user=u&address=a&service=s&day=2026-12-01&hm=930')
  expect(withCaller(known, { day: '2026-12-02' }).toString()).toBe(
    'user=u&address=a&service=s&day=2026-12-02',
  )
  expect(withCaller(known, { address: 'b' }).toString()).toBe('user=u&address=b')
  expect(withCaller(known, { user: undefined }).toString()).toBe('')
})

it('reads no day that the calendar does not have', () => {
  for (const day of ['2026-13-01', '2026-02-30', 'nonsense', ''])
    expect(readCaller(new URLSearchParams({ day })).day).toBeUndefined()
})

it.each([
  ['403 555 0172', { phoneNumber: '403 555 0172', firstName: '', email: '' }],
  ['robin@example.com', { email: 'robin@example.com', firstName: '' }],
  ['Robin van Hay', { firstName: 'Robin', lastName: 'van Hay', phoneNumber: '' }],
])('begins a new customer with %s in its field', (typed, expected) => {
  expect(callerForm(typed)).toMatchObject(expected)
})
