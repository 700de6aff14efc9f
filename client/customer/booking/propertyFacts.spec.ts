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
    { label: 'condition.1', value: 'property.1.1' },
    { label: 'condition.2', value: 'property.2.3' },
    { label: 'condition.4', value: 'property.4.1' },
    { label: 'condition.5', value: 'booking.property.notStated' },
    { label: 'booking.property.hasHalfBath', value: 'booking.property.yes' },
  ])
})

it('shows snow removal the driveway and turns "no walkway" around', () => {
  expect(factsOf('SnowRemoval', property)).toEqual([
    { label: 'condition.1', value: 'property.1.1' },
    { label: 'condition.7', value: 'property.7.1' },
    { label: 'booking.property.isCornerLot', value: 'booking.property.no' },
    { label: 'booking.property.hasWalkway', value: 'booking.property.no' },
  ])
})
