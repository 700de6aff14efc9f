import { expect, it } from 'vitest'
import lookups from '../../../schema/lookups/en.json' with { type: 'json' }
import { condo, home, lot } from '../../testing/addressExamples.ts'
import { propertyQuestions } from './propertyQuestions.ts'
import { isAnySet, propertyTags } from './propertyTexts.ts'

it('tags what is stated, then half-bath, corner lot and walkway', () => {
  expect(propertyTags(home.property)).toEqual([
    'property.BuildingType.House',
    'property.Area.From2300To4000',
    'property.Bathroom.UpToFour',
    'property.Kitchen.One',
    'property.Driveway.Standard',
    'property.Bathroom.NoHalfbath',
    'property.Area.CornerLot',
    'property.Area.Walkway',
  ])
  expect(propertyTags(condo.property)).toEqual([
    'property.BuildingType.Condo',
    'property.Bathroom.UpToFour',
    'property.Kitchen.One',
    'property.Driveway.NoGarage',
    'addresses.halfBath',
    'addresses.noWalkway',
  ])
})

it('leaves out for the office what most homes have', () => {
  const office = (property: typeof home.property) => propertyTags(property, true)
  expect(office(home.property).slice(-2)).toEqual(['property.Bathroom.NoHalfbath', 'property.Area.CornerLot'])
  expect(office(condo.property).slice(-2)).toEqual(['property.Driveway.NoGarage', 'addresses.noWalkway'])
})

it('says nothing of a place of which nothing was told', () => {
  expect(propertyTags(lot.property)).toEqual([])
  expect(isAnySet(lot.property)).toBe(false)
})

it.each([
  { buildingType: 'House' as const },
  { hasHalfBath: false },
  { isCornerLot: true },
  { hasNoWalkway: true },
])('counts %j as told', (fact) => {
  expect(isAnySet({ ...lot.property, ...fact })).toBe(true)
})

it('asks in the words of the lookups, smallest first', () => {
  const known = Object.keys(lookups)
  for (const { label, classes } of propertyQuestions) {
    expect(known).toContain(label)
    for (const each of classes) expect(known).toContain(each.label)
  }
  expect(propertyQuestions.find(({ name }) => name === 'areaType')?.classes.map(({ id }) => id)).toEqual([
    2, 1, 3, 4,
  ])
})
