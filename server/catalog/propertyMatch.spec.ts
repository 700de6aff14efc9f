import { describe, expect, it } from 'vitest'
import { matchesProperty, unstatedProperty } from './propertyMatch.ts'

describe('matching a property', () => {
  it.each([
    [1, 'buildingType'],
    [2, 'areaType'],
    [4, 'kitchenType'],
    [5, 'bathType'],
    [7, 'driveWayType'],
  ] as const)('kind %i looks at the stated %s', (condType, fact) => {
    const facts = { ...unstatedProperty, [fact]: 3 }
    expect(matchesProperty(facts, { condType, propertyAttr: 3 })).toBe(true)
    expect(matchesProperty(facts, { condType, propertyAttr: 2 })).toBe(false)
  })

  it.each([1, 2, 4, 5, 7])('kind %i never matches what is not stated', (condType) => {
    expect(matchesProperty(unstatedProperty, { condType, propertyAttr: 0 })).toBe(false)
    expect(matchesProperty(unstatedProperty, { condType, propertyAttr: 1 })).toBe(false)
  })

  it.each([
    ['a corner lot', { condType: 2, propertyAttr: 5 }, { isCornerLot: true }, { isCornerLot: false }],
    ['a walkway', { condType: 2, propertyAttr: 6 }, { hasNoWalkway: false }, { hasNoWalkway: true }],
    ['no half-bath', { condType: 5, propertyAttr: 4 }, { hasHalfbath: false }, { hasHalfbath: true }],
  ])('%s is an attribute of its own', (_, condition, meets, misses) => {
    expect(matchesProperty({ ...unstatedProperty, ...meets }, condition)).toBe(true)
    expect(matchesProperty({ ...unstatedProperty, ...misses }, condition)).toBe(false)
  })

  it('keeps yes-or-no attributes apart from values of the same number', () => {
    const facts = { ...unstatedProperty, areaType: 5, bathType: 4, isCornerLot: false }
    expect(matchesProperty(facts, { condType: 2, propertyAttr: 5 })).toBe(false)
    expect(matchesProperty(facts, { condType: 5, propertyAttr: 4 })).toBe(false)
  })

  it.each([4, 5, 6])('takes attribute %i of a kind of building for none of those', (propertyAttr) => {
    const facts = { ...unstatedProperty, isCornerLot: true, hasNoWalkway: false, hasHalfbath: false }
    expect(matchesProperty(facts, { condType: 1, propertyAttr })).toBe(false)
  })

  it.each([3, 6, 0, 8])('kind %i is reserved or unknown and matches nothing', (condType) => {
    expect(matchesProperty({ ...unstatedProperty, buildingType: 1 }, { condType, propertyAttr: 1 })).toBe(
      false,
    )
  })
})
