import { expect, it } from 'vitest'
import { homeWith, sampleHomes } from './sampleHomes.ts'

const { house, large } = sampleHomes

it.each([
  ['BuildingType', 2, { buildingType: 'Condo' }],
  ['Area', 4, { areaType: 'Over4000' }],
  ['Area', 5, { isCornerLot: true }],
  ['Area', 6, { hasNoWalkway: false }],
  ['Kitchen', 4, { kitchenType: 'OverTwo' }],
  ['Bathroom', 4, { hasHalfBath: false }],
  ['Driveway', 2, { driveWayType: 'NoGarage' }],
] as const)('condition %s, attribute %i holds', (kind, attribute, fact) => {
  expect(homeWith(house, kind, attribute)).toEqual({ ...house, ...fact })
})

it('changes nothing while nothing is chosen', () => {
  expect(homeWith(large, '', 0)).toEqual(large)
  expect(homeWith(large, 'Bathroom', 0)).toEqual(large)
})
