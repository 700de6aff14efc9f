import { expect, it } from 'vitest'
import { propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import { homeWith, sampleHomes } from './sampleHomes.ts'

const { house, large } = sampleHomes

it.each([
  [1, 2, { buildingType: 'Condo' }],
  [2, 4, { areaType: 'Over4000' }],
  [2, 5, { isCornerLot: true }],
  [2, 6, { hasNoWalkway: false }],
  [4, 4, { kitchenType: 'OverTwo' }],
  [5, 4, { hasHalfBath: false }],
  [7, 2, { driveWayType: 'NoGarage' }],
])('condition %i, attribute %i holds', (condType, attribute, fact) => {
  expect(homeWith(house, condType, attribute)).toEqual({ ...house, ...fact })
})

it('changes nothing while nothing is chosen', () => {
  expect(homeWith(large, 0, 0)).toEqual(large)
  expect(homeWith(large, 5, 0)).toEqual(large)
})

it('knows every attribute there is', () => {
  const all = Object.entries(propertyAttributes).flatMap(([kind, ids]) => ids.map((id) => [Number(kind), id]))
  for (const [kind = 0, id = 0] of all) expect(() => homeWith(house, kind, id)).not.toThrow()
})
