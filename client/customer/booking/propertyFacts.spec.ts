import { expect, it } from 'vitest'
import { factsOf } from './propertyFacts.ts'

const property = {
  buildingType: 'House',
  areaType: 'From2300To4000',
  bathType: null,
  kitchenType: 'One',
  driveWayType: 'Standard',
  hasHalfBath: true,
  isCornerLot: false,
  hasNoWalkway: true,
} as const

it('shows a cleaning what is inside, with unset facts said to be so', () => {
  const facts = factsOf('HouseCleaning', property)
  expect(facts.map((fact) => fact.name)).toEqual([
    'buildingType',
    'areaType',
    'kitchenType',
    'bathType',
    'hasHalfBath',
  ])
  expect(facts[3]).toEqual({ name: 'bathType', message: 'booking.property.notStated' })
  expect(facts[1]).toEqual({ name: 'areaType', message: 'booking.area', value: 'From2300To4000' })
})

it('shows snow removal the driveway and turns "no walkway" around', () => {
  const facts = factsOf('SnowRemoval', property)
  expect(facts.find((fact) => fact.name === 'driveWayType')?.value).toBe('Standard')
  expect(facts.find((fact) => fact.name === 'hasWalkway')?.message).toBe('booking.property.no')
})
