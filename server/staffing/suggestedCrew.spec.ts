import { expect, it } from 'vitest'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { byCrew, type PlannedVisit } from './plannedVisits.ts'
import { suggestedCrew } from './suggestedCrew.ts'

const { HouseCleaning, LawnCare } = ServiceCatalog
const member = { staffId: 's' }
const crew = (groupNo: string, members = [member]) => ({ groupId: `g${groupNo}`, groupNo, members })
const visit = (groupId: string, change: Partial<PlannedVisit> = {}): PlannedVisit => ({
  orderId: `of-${groupId}`,
  groupId,
  catalog: HouseCleaning,
  half: 'am',
  minutes: 120,
  ...change,
})
const asked = {
  orderId: 'o',
  catalog: HouseCleaning,
  half: 'am' as const,
  rosters: [crew('1'), crew('2'), crew('3')],
  known: [],
}
const suggested = (
  visits: readonly PlannedVisit[],
  change: Partial<Parameters<typeof suggestedCrew<ReturnType<typeof crew>>>[0]> = {},
) => suggestedCrew({ ...asked, visits: byCrew(visits), ...change })?.groupNo

it('offers the crew that knows the customer while it is free, the best known first', () => {
  const known = [undefined, 'g3', 'g2']
  expect(suggested([], { known })).toBe('3')
  expect(suggested([visit('g3')], { known })).toBe('2')
  // its afternoon does not matter
  expect(suggested([visit('g3', { half: 'pm' })], { known })).toBe('3')
  expect(suggested([], { known: ['gone'] })).toBe('1')
})

it('else offers the free crew with the least work that day, the lowest number of several', () => {
  expect(suggested([])).toBe('1')
  const later = { half: 'pm', minutes: 90 } as const
  expect(suggested([visit('g1', later), visit('g2', { ...later, minutes: 60 }), visit('g3', later)])).toBe(
    '2',
  )
})

it('never offers a crew with work of another catalog then, without people, or with the day off', () => {
  const mowing = { catalog: LawnCare, half: 'both' } as const
  expect(suggested([visit('g1', mowing)], { known: ['g1'] })).toBe('2')
  expect(suggested([], { rosters: [crew('1', []), crew('2')], known: ['g1'] })).toBe('2')
  expect(suggested([visit('g1'), visit('g2'), visit('g3')])).toBeUndefined()
})

it('offers a crew for its fourth lawn of a day, not for a fifth, and for none while it cleans', () => {
  const lawn = { catalog: LawnCare, half: 'both' } as const
  const lawns = ['a', 'b', 'c', 'd'].map((orderId) => visit('g1', { ...lawn, orderId }))
  const another = { ...lawn, known: ['g1'] }
  expect(suggested(lawns.slice(1), another)).toBe('1')
  expect(suggested(lawns, another)).toBe('2')
  expect(suggested([visit('g1')], another)).toBe('2')
})
