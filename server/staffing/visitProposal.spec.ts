import { describe, expect, it } from 'vitest'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { PlannedVisit } from './plannedVisits.ts'
import { type PlannedDay, proposeCrews } from './visitProposal.ts'

/** Which crew a proposal gives each visit to (decision W5). */

const { HouseCleaning, LawnCare } = ServiceCatalog

function clean(orderId: string, about: Partial<PlannedVisit> = {}): PlannedVisit {
  return { orderId, catalog: HouseCleaning, half: 'am', minutes: 120, ...about }
}

function lawn(orderId: string, about: Partial<PlannedVisit> = {}): PlannedVisit {
  return { orderId, catalog: LawnCare, half: 'both', minutes: 40, ...about }
}

function dayWith(booked: readonly PlannedVisit[], working: readonly string[] = ['1', '2', '3']): PlannedDay {
  return { booked, working, crews: { existing: 3, active: working.length } }
}

function given(...asked: Parameters<typeof proposeCrews>) {
  return Object.fromEntries(
    [...proposeCrews(...asked)].map(([orderId, { groupId, hindrance }]) => [orderId, hindrance ?? groupId]),
  )
}

describe('visits of a crew that is away', () => {
  it('go to the free crew with the least work, longest first', () => {
    const visits = [
      clean('short', { groupId: '1', minutes: 60 }),
      clean('long', { groupId: '1', half: 'pm', minutes: 170 }),
    ]
    const others = [
      clean('a', { groupId: '2', half: 'pm', minutes: 90 }),
      clean('b', { groupId: '3', minutes: 100 }),
    ]
    // crew 2 is taken in the afternoon, crew 3 in the morning
    expect(given(dayWith([...visits, ...others]), { visits, away: '1' })).toEqual({ long: '3', short: '2' })
    expect(given(dayWith(visits), { visits, away: '1' })).toEqual({ long: '2', short: '3' })
  })

  it('go to no crew with work of another catalog then', () => {
    const visits = [clean('visit', { groupId: '1' })]
    const day = dayWith([...visits, lawn('elsewhere', { groupId: '2' })], ['1', '2'])
    expect(given(day, { visits, away: '1' })).toEqual({ visit: 'noCrew' })
  })

  it('share a crew that takes four jobs a day', () => {
    const visits = ['b', 'e', 'a', 'd', 'c'].map((orderId) => lawn(orderId, { groupId: '1' }))
    expect(given(dayWith(visits, ['1', '2']), { visits, away: '1' })).toEqual({
      ...{ a: '2', b: '2', c: '2', d: '2', e: 'noCrew' },
    })
  })

  it('need no other place on a full day', () => {
    const visits = [clean('visit', { groupId: '1' })]
    const day = dayWith([...visits, clean('a', { groupId: '2' }), clean('b')])
    expect(given(day, { visits, away: '1' })).toEqual({ visit: '3' })
  })

  it('are no longer work of the crew that they leave', () => {
    const visits = [
      lawn('long', { groupId: '1', minutes: 170 }),
      lawn('short', { groupId: '1', minutes: 60 }),
    ]
    const others = [lawn('a', { groupId: '2', minutes: 50 }), lawn('b', { groupId: '3', minutes: 100 })]
    expect(given(dayWith([...visits, ...others]), { visits })).toEqual({ long: '2', short: '1' })
  })

  it('know every crew that is free, also those that are not proposed', () => {
    const visits = [clean('visit', { groupId: '1' })]
    const day = dayWith([...visits, clean('other', { groupId: '2' })])
    expect(proposeCrews(day, { visits, away: '1' }).get('visit')?.freeGroupIds).toEqual(['3'])
    expect(proposeCrews(day, { visits }).get('visit')?.freeGroupIds).toEqual(['1', '3'])
  })

  it('know as busy the crew that a longer visit of another catalog is given to', () => {
    const visits = [clean('long', { groupId: '1' }), lawn('short', { groupId: '1' })]
    const proposals = proposeCrews(dayWith(visits, ['1', '2']), { visits, away: '1' })
    expect(proposals.get('long')).toMatchObject({ groupId: '2', freeGroupIds: ['2'] })
    expect(proposals.get('short')).toMatchObject({
      groupId: undefined,
      hindrance: 'noCrew',
      freeGroupIds: [],
    })
  })

  it('know why a crew is busy: a visit that it has then, or all the jobs of its day', () => {
    const there = clean('there', { groupId: '2', time: '09:00' })
    const morning = clean('morning', { groupId: '1' })
    expect(
      proposeCrews(dayWith([morning, there]), { visits: [morning], away: '1' }).get('morning')?.busy,
    ).toEqual(new Map([['2', { visit: there }]]))
    const lawns = ['a', 'b', 'c', 'd'].map((orderId) => lawn(orderId, { groupId: '2' }))
    const mown = lawn('mown', { groupId: '1' })
    expect(proposeCrews(dayWith([mown, ...lawns]), { visits: [mown], away: '1' }).get('mown')?.busy).toEqual(
      new Map([['2', { jobs: 4 }]]),
    )
  })
})

describe('visits that come from another day', () => {
  it('keep a crew that is free, else get another one', () => {
    const visits = [clean('kept', { groupId: '1' }), clean('given', { groupId: '2', minutes: 60 })]
    const day = dayWith([clean('there', { groupId: '2' })])
    expect(given(day, { visits })).toEqual({ kept: '1', given: '3' })
  })

  it('stay without a crew if they have none', () => {
    expect(given(dayWith([]), { visits: [clean('pending')] })).toEqual({ pending: undefined })
  })

  it('find no place on a full day', () => {
    const visits = [clean('first', { minutes: 150 }), clean('second')]
    const full = dayWith([clean('a', { groupId: '1' }), clean('b')])
    expect(given(full, { visits })).toEqual({ first: undefined, second: 'full' })
  })

  it('take no place that they do not find', () => {
    const booked = ['a', 'b', 'c'].map((orderId) => clean(orderId))
    const later = ['x', 'y', 'z'].map((orderId) => clean(orderId, { half: 'pm' }))
    const visits = [clean('whole', { half: 'both', minutes: 300 }), ...later]
    expect(given(dayWith(booked), { visits })).toEqual({
      ...{ whole: 'full', x: undefined, y: undefined, z: undefined },
    })
  })

  it('find no place if every crew works elsewhere', () => {
    const visits = [clean('visit', { groupId: '1' })]
    const day = dayWith([lawn('a', { groupId: '1' })], ['1'])
    expect(given(day, { visits })).toEqual({ visit: 'noCrew' })
  })
})
