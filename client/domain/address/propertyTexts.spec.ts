import { expect, it } from 'vitest'
import lookups from '../../../schema/lookups/en.json' with { type: 'json' }
import { condo, home, lot } from '../../testing/addressExamples.ts'
import { propertyQuestions } from './propertyQuestions.ts'
import { isAnySet, propertyTags } from './propertyTexts.ts'

it('tags what is stated, then half-bath, corner lot and walkway', () => {
  expect(propertyTags(home.property)).toEqual([
    'property.1.1',
    'property.2.3',
    'property.5.1',
    'property.4.1',
    'property.7.1',
    'property.5.4',
    'property.2.5',
    'property.2.6',
  ])
  expect(propertyTags(condo.property)).toEqual([
    'property.1.2',
    'property.5.1',
    'property.4.1',
    'property.7.2',
    'addresses.halfBath',
    'addresses.noWalkway',
  ])
})

it('leaves out for the office what most homes have', () => {
  const office = (property: typeof home.property) => propertyTags(property, true)
  expect(office(home.property).slice(-2)).toEqual(['property.5.4', 'property.2.5'])
  expect(office(condo.property).slice(-2)).toEqual(['property.7.2', 'addresses.noWalkway'])
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
