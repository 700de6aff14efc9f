import { describe, expect, it } from 'vitest'
import { ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { foldAll } from '../kernel/fold.ts'
import { crewSet, freed, taken } from '../testing/dayStory.ts'
import { happened } from '../testing/given.ts'
import { capacityOf, halfOf } from './capacity.ts'
import { dayBookFold, freePlaces, fullSlots, isAtWork, isCrewFree, isDayFull } from './dayBook.ts'

const { HouseCleaning, LawnCare, SnowRemoval } = ServiceCatalog
const noCrews = { existing: 0, active: 0 }

describe('the capacity of a day', () => {
  it.each([
    [HouseCleaning, { existing: 2, active: 2 }, 2],
    [HouseCleaning, { existing: 3, active: 1 }, 1],
    [HouseCleaning, noCrews, 3],
    [HouseCleaning, { existing: 2, active: 0 }, 0],
    [LawnCare, { existing: 2, active: 2 }, 8],
    [SnowRemoval, noCrews, 12],
  ])('of catalog %i with crews %o is %i', (catalog, crews, capacity) => {
    expect(capacityOf(catalog, crews)).toBe(capacity)
  })

  it.each([
    [HouseCleaning, Slot.Morning, 180, 'am'],
    [HouseCleaning, Slot.Afternoon, 180, 'pm'],
    [HouseCleaning, Slot.Morning, 181, 'both'],
    [HouseCleaning, Slot.Afternoon, 400, 'both'],
    [LawnCare, Slot.None, 30, 'both'],
    [SnowRemoval, Slot.None, 500, 'both'],
  ] as const)(
    'is taken by a job of catalog %i in slot %i of %i minutes: %s',
    (catalog, slot, minutes, half) => {
      expect(halfOf({ catalog, slot, minutes })).toBe(half)
    },
  )
})

describe('free places of a cleaning day', () => {
  const crews = { existing: 2, active: 2 }
  const places = (events: ReturnType<typeof taken>[]) =>
    freePlaces(foldAll(dayBookFold, events), HouseCleaning, crews)

  it('are counted per half, long work in both', () => {
    expect(places([])).toStrictEqual({ am: 2, pm: 2 })
    expect(places([taken('a', 'am'), taken('b', 'both')])).toStrictEqual({ am: 0, pm: 1 })
  })

  it('come back when an order lets go', () => {
    expect(places([taken('a', 'am'), freed('a')])).toStrictEqual({ am: 2, pm: 2 })
  })

  it('are none, not fewer, when crews have left since', () => {
    expect(places([taken('a', 'am'), taken('b', 'am'), taken('c', 'am')]).am).toBe(0)
  })

  it('close the full slot to short work, and both slots to long work', () => {
    const morningFull = places([taken('a', 'am'), taken('b', 'am')])
    expect(fullSlots(morningFull, false)).toStrictEqual([Slot.Morning])
    expect(fullSlots(morningFull, true)).toStrictEqual([Slot.Morning, Slot.Afternoon])
    expect([isDayFull(morningFull, false), isDayFull(morningFull, true)]).toStrictEqual([false, true])
  })

  it('close the afternoon alone where that is full, and nothing where nothing is', () => {
    const afternoonFull = places([taken('a', 'pm'), taken('b', 'pm')])
    expect(fullSlots(afternoonFull, false)).toStrictEqual([Slot.Afternoon])
    expect(isDayFull(afternoonFull, false)).toBe(false)
    expect(fullSlots(places([]), false)).toStrictEqual([])
  })

  it('make the day full when both halves are', () => {
    const full = places([taken('a', 'both'), taken('b', 'am'), taken('c', 'pm')])
    expect(fullSlots(full, false)).toStrictEqual([Slot.Morning, Slot.Afternoon])
    expect(isDayFull(full, false)).toBe(true)
  })
})

describe('a crew', () => {
  const day = foldAll(dayBookFold, [taken('a', 'am'), crewSet('a', 'am', 'crew-1'), taken('b', 'pm')])
  const job = { groupId: 'crew-1', half: 'am', orderId: 'b' } as const

  it('cleans one job per half', () => {
    expect(isCrewFree(day, HouseCleaning, job)).toBe(false)
    expect(isCrewFree(day, HouseCleaning, { ...job, half: 'both' })).toBe(false)
    expect(isCrewFree(day, HouseCleaning, { ...job, half: 'pm' })).toBe(true)
    expect(isCrewFree(day, HouseCleaning, { ...job, groupId: 'crew-2' })).toBe(true)
  })

  it('is free for the order it already holds', () => {
    expect(isCrewFree(day, HouseCleaning, { ...job, orderId: 'a' })).toBe(true)
  })

  it('mows four a day', () => {
    const jobs = (count: number) =>
      foldAll(
        dayBookFold,
        Array.from({ length: count }, (_, n) => [
          taken(`o${n}`, 'both'),
          crewSet(`o${n}`, 'both', 'crew-1'),
        ]).flat(),
      )
    const next = { ...job, half: 'both' } as const
    expect(isCrewFree(jobs(3), LawnCare, next)).toBe(true)
    expect(isCrewFree(jobs(4), LawnCare, next)).toBe(false)
  })

  it('is free again once it is taken off, or the order is gone', () => {
    const off = happened(
      { type: 'day.crew-set', data: { orderId: 'a', half: 'am', previousGroupId: 'crew-1' } } as const,
      '2026-11-20T18:00:00Z',
    )
    expect(isCrewFree(dayBookFold.evolve(day, off), HouseCleaning, job)).toBe(true)
    expect(dayBookFold.evolve(day, off)).toStrictEqual(
      foldAll(dayBookFold, [taken('a', 'am'), taken('b', 'pm')]),
    )
    expect(isCrewFree(dayBookFold.evolve(day, freed('a')), HouseCleaning, job)).toBe(true)
  })

  it('keeps its job through an event of a later version', () => {
    const unknown = happened({ type: 'day.noted', data: { orderId: 'a' } } as never, '2026-11-20T18:00:00Z')
    expect(dayBookFold.evolve(day, unknown)).toStrictEqual(day)
  })

  it('is at work in the half of its own jobs alone (decision M9)', () => {
    expect(isAtWork(day, job)).toBe(true)
    expect(isAtWork(day, { ...job, half: 'both' })).toBe(true)
    expect(isAtWork(day, { ...job, half: 'pm' })).toBe(false)
    expect(isAtWork(day, { ...job, groupId: 'crew-2' })).toBe(false)
  })

  it('set on an order without a place changes nothing', () => {
    expect(dayBookFold.evolve(day, crewSet('z', 'am', 'crew-3'))).toStrictEqual(day)
  })
})
