import { describe, expect, it } from 'vitest'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { foldAll } from '../kernel/fold.ts'
import { crewSet, freed, taken } from '../testing/dayStory.ts'
import { given } from '../testing/given.ts'
import { dayBookFold } from './dayBook.ts'
import { freeSlot, setCrew, takeSlot } from './slots.ts'

const oneCrew = { existing: 1, active: 1 }
const catalog = ServiceCatalog.HouseCleaning
const lawn = ServiceCatalog.LawnCare
const request = { catalog, orderId: 'new', half: 'am', crews: oneCrew } as const

describe('taking a slot', () => {
  it('records the capacity that was seen', () => {
    given(dayBookFold, [taken('a', 'pm')])
      .when((day) => takeSlot(day, request))
      .expectEvents([{ type: 'day.taken', data: { orderId: 'new', half: 'am', units: 1, capacity: 1 } }])
  })

  it.each([
    ['am', 'am'],
    ['both', 'am'],
    ['am', 'both'],
    ['pm', 'both'],
    ['both', 'both'],
  ] as const)('is refused when the last place is taken: %s, then %s', (earlier, half) => {
    given(dayBookFold, [taken('a', earlier)])
      .when((day) => takeSlot(day, { ...request, half }))
      .expectRejection({ rejected: 'SLOT_FULL' })
  })

  it('works again after somebody let go', () => {
    given(dayBookFold, [taken('a', 'am'), freed('a')])
      .when((day) => takeSlot(day, request))
      .expectEvents([{ type: 'day.taken', data: { orderId: 'new', half: 'am', units: 1, capacity: 1 } }])
  })

  it('gives lawn care four places per crew and no fifth', () => {
    const jobs = ['a', 'b', 'c'].map((orderId) => taken(orderId, 'both', 4))
    const mow = { ...request, catalog: lawn, half: 'both' } as const
    given(dayBookFold, jobs)
      .when((day) => takeSlot(day, mow))
      .expectEvents([{ type: 'day.taken', data: { orderId: 'new', half: 'both', units: 1, capacity: 4 } }])
    given(dayBookFold, [...jobs, taken('d', 'both', 4)])
      .when((day) => takeSlot(day, mow))
      .expectRejection({ rejected: 'SLOT_FULL' })
  })

  it('without any active crew is refused, without any crew at all is not', () => {
    given(dayBookFold, [])
      .when((day) => takeSlot(day, { ...request, crews: { existing: 2, active: 0 } }))
      .expectRejection({ rejected: 'SLOT_FULL' })
    given(dayBookFold, [])
      .when((day) => takeSlot(day, { ...request, crews: { existing: 0, active: 0 } }))
      .expectEvents([{ type: 'day.taken', data: { orderId: 'new', half: 'am', units: 1, capacity: 3 } }])
  })

  it('twice for one order is a bug', () => {
    const day = foldAll(dayBookFold, [taken('new', 'pm')])
    expect(() => takeSlot(day, request)).toThrow('already has a place')
  })
})

describe('setting a crew', () => {
  const intent = { catalog, orderId: 'a', groupId: 'crew-1' }

  it('gives it the order’s half', () => {
    given(dayBookFold, [taken('a', 'am')])
      .when((day) => setCrew(day, intent))
      .expectEvents([{ type: 'day.crew-set', data: { orderId: 'a', half: 'am', groupId: 'crew-1' } }])
  })

  it('names the crew that held it before', () => {
    given(dayBookFold, [taken('a', 'am'), crewSet('a', 'am', 'crew-2')])
      .when((day) => setCrew(day, intent))
      .expectEvents([
        {
          type: 'day.crew-set',
          data: { orderId: 'a', half: 'am', groupId: 'crew-1', previousGroupId: 'crew-2' },
        },
      ])
  })

  it('that is there already changes nothing', () => {
    given(dayBookFold, [taken('a', 'am'), crewSet('a', 'am', 'crew-1')])
      .when((day) => setCrew(day, intent))
      .expectEvents([])
  })

  it('that is busy in that half is refused', () => {
    given(dayBookFold, [taken('a', 'am'), taken('b', 'both'), crewSet('b', 'both', 'crew-1')])
      .when((day) => setCrew(day, intent))
      .expectRejection({ rejected: 'CREW_BUSY' })
  })

  it('for an order without a place is a bug', () => {
    expect(() => setCrew(dayBookFold.initial, intent)).toThrow('has no place')
  })
})

describe('freeing a slot', () => {
  it('lets go of the place', () => {
    given(dayBookFold, [taken('a', 'am')])
      .when((day) => freeSlot(day, 'a'))
      .expectEvents([{ type: 'day.freed', data: { orderId: 'a' } }])
  })

  it('lets go of the crew first', () => {
    given(dayBookFold, [taken('a', 'both'), crewSet('a', 'both', 'crew-1')])
      .when((day) => freeSlot(day, 'a'))
      .expectEvents([
        { type: 'day.crew-set', data: { orderId: 'a', half: 'both', previousGroupId: 'crew-1' } },
        { type: 'day.freed', data: { orderId: 'a' } },
      ])
  })

  it('of an order without one does nothing', () => {
    given(dayBookFold, [taken('a', 'am'), freed('a')])
      .when((day) => freeSlot(day, 'a'))
      .expectEvents([])
  })
})
