import { expect, it } from 'vitest'
import { cleanOf, crewOf, mowOf, TODAY } from '../../testing/office/boardExamples.ts'
import { aimOf, type BoardDay, clockAt, firstPlace, type Place, placeFor, refusalOf } from './boardDrop.ts'

/** What a drop does (decision W3). A carried visit is a morning clean at 9:30 of three hours unless told. */

const day: BoardDay = { date: TODAY, isPast: false, takesVisit: () => true }
const one = crewOf('1')
const two = crewOf('2')
const ofOne = (change = {}, time?: string) =>
  cleanOf('AAAA-AAAA', { group: { id: one.id, groupNo: '1' }, ...change }, time)
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const hour = (aim: { at: number | undefined } | undefined) => aim?.at && clockAt(aim.at)

it('gives a visit to another crew at its hour, and asks nothing', () => {
  expect(aimOf(ofOne(), two, { groupId: two.id, lane: 'Morning' }, day)).toEqual({
    groupId: two.id,
    lane: 'Morning',
    at: at('09:30'),
    moves: false,
    assigns: true,
    isBusy: false,
  })
})

it('moves within a crew to the half hour it was dropped on', () => {
  const aim = aimOf(ofOne(), one, { groupId: one.id, lane: 'Afternoon', at: at('13:30') }, day)
  expect(aim).toMatchObject({ moves: true, assigns: false, at: at('13:30') })
})

it('proposes the earliest half hour at which the crew is free', () => {
  const late = cleanOf('BBBB-BBBB', { minutes: 150, group: { id: two.id, groupNo: '2' } }, '11:30')
  const crew = { ...two, visits: [late] }
  const visit = cleanOf('AAAA-AAAA', { minutes: 60 }, '13:00')
  const aims = [undefined, at('12:00'), at('14:30')].map((meant) =>
    hour(aimOf(visit, crew, { groupId: two.id, lane: 'Afternoon', at: meant }, day)),
  )
  expect(aims).toEqual(['14:00', '14:00', '14:30'])
})

it('proposes nothing of today that is over, but keeps the hour of a visit that changes crews', () => {
  const noon: BoardDay = { ...day, timeNow: '12:00' }
  expect(hour(aimOf(ofOne(), one, { groupId: one.id, lane: 'Afternoon', at: at('12:00') }, noon))).toBe(
    '13:00',
  )
  expect(hour(aimOf(ofOne(), two, { groupId: two.id, lane: 'Morning' }, noon))).toBe('09:30')
})

it('is nothing where the visit is, on a day that is over, on one that is closed to it, or where a crew is full', () => {
  const here: Place = { groupId: one.id, lane: 'Morning', at: at('09:30') }
  expect(aimOf(ofOne(), one, here, day)).toBeUndefined()
  const there: Place = { groupId: two.id, lane: 'Morning' }
  expect(aimOf(ofOne(), two, there, { ...day, isPast: true })).toBeUndefined()
  const other = { ...day, date: '2026-11-24', takesVisit: () => false }
  expect(aimOf(ofOne(), two, there, other)).toBeUndefined()
  expect(aimOf(ofOne(), { ...two, visits: [cleanOf('BBBB-BBBB')] }, there, day)).toBeUndefined()
  expect(aimOf(ofOne(), two, { groupId: two.id, lane: 'AnyTime' }, day)).toBeUndefined()
})

it('says why a drop is refused, and nothing where the visit is or other work is asked about', () => {
  const morning = (crew: typeof one): Place => ({ groupId: crew.id, lane: 'Morning' })
  const reason = (crew: typeof one, on = day) => refusalOf(ofOne(), crew, morning(crew), on)
  expect(reason({ ...two, visits: [cleanOf('BBBB-BBBB')] })).toBe('taken')
  expect(reason({ ...two, isOff: true })).toBe('off')
  expect(reason({ ...two, isActive: false })).toBe('inactive')
  expect(reason({ ...two, isGone: true })).toBe('inactive')
  expect(reason(two, { ...day, date: '2026-11-24', takesVisit: () => false })).toBe('closed')
  expect(reason(one)).toBeUndefined()
  expect(reason({ ...two, visits: [mowOf('BBBB-BBBB')] })).toBeUndefined()
})

it('needs a confirmation where the crew has work of another catalog', () => {
  const crew = { ...two, visits: [mowOf('BBBB-BBBB')] }
  expect(aimOf(ofOne(), crew, { groupId: two.id, lane: 'Morning' }, day)).toMatchObject({ isBusy: true })
})

it('walks by keys from crew to crew and half hour to half hour, past places that take nothing', () => {
  const full = { ...crewOf('3'), visits: [cleanOf('BBBB-BBBB'), cleanOf('CCCC-CCCC', {}, '13:00')] }
  const walk = { visit: ofOne({}, '11:30'), crews: [one, full, two], day }
  const from = firstPlace(walk.visit, walk.crews, day)
  expect(from).toEqual({ groupId: one.id, lane: 'Morning', at: at('11:30') })
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home']
  const way: (Place | undefined)[] = []
  for (const key of keys) way.push(placeFor(key, way.findLast((place) => place) ?? (from as Place), walk))
  expect(way.map((place) => place && `${place.groupId} ${clockAt(place.at ?? 0)}`)).toEqual([
    'g-1 12:00',
    'g-2 12:00',
    'g-2 11:30',
    'g-2 11:30',
    'g-1 11:30',
    undefined,
  ])
})

it('begins at the first crew that takes a visit without one', () => {
  const crews = [{ ...one, isOff: true }, two]
  expect(firstPlace(cleanOf('AAAA-AAAA'), crews, day)).toEqual({
    groupId: two.id,
    lane: 'Morning',
    at: at('09:30'),
  })
  expect(firstPlace(mowOf('AAAA-AAAA'), crews, day)).toEqual({ groupId: two.id, lane: 'AnyTime' })
})
