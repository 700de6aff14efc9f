import { expect, it } from 'vitest'
import { factsOf } from './PropertyPanel.tsx'

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

it('shows a cleaning what is inside, in the words of the address form, with unset facts said to be so', () => {
  expect(factsOf('HouseCleaning', property)).toEqual([
    { label: 'condition.BuildingType', value: 'property.BuildingType.House' },
    { label: 'condition.Area', value: 'property.Area.From2300To4000' },
    { label: 'condition.Kitchen', value: 'property.Kitchen.One' },
    { label: 'condition.Bathroom', value: 'booking.property.notStated' },
    { label: 'booking.property.hasHalfBath', value: 'booking.property.yes' },
  ])
})

it('shows snow removal the driveway and turns "no walkway" around', () => {
  expect(factsOf('SnowRemoval', property)).toEqual([
    { label: 'condition.BuildingType', value: 'property.BuildingType.House' },
    { label: 'condition.Driveway', value: 'property.Driveway.Standard' },
    { label: 'booking.property.isCornerLot', value: 'booking.property.no' },
    { label: 'booking.property.hasWalkway', value: 'booking.property.no' },
  ])
})
