/** An address form that is right in every part, as the documented calls spell it. */
export const LARKSPUR = {
  firstName: 'Robin',
  lastName: 'Hay',
  unit: '2',
  streetNo: '46',
  streetName: 'Larkspur Way SW',
  city: 'Calgary',
  postal: 't3h2k7',
  provinceId: 1,
  isDefault: false,
  buildingType: 1,
  kitchenType: 1,
  areaType: 3,
  bathType: 2,
  hasHalfbath: false,
  driveWayType: 3,
  isCornerLot: true,
  hasNoWalkway: true,
} as const

/** The same as GraphQL takes it. */
export const LARKSPUR_INPUT = {
  firstName: 'Robin',
  lastName: 'Hay',
  unit: '2',
  streetNo: '46',
  streetName: 'Larkspur Way SW',
  city: 'Calgary',
  province: 'AB',
  postal: 't3h2k7',
  isDefault: false,
  property: {
    buildingType: 'House',
    kitchenType: 'One',
    areaType: 'From2300To4000',
    bathType: 'FiveToSix',
    hasHalfBath: false,
    driveWayType: 'LargerThanStandard',
    isCornerLot: true,
    hasNoWalkway: true,
  },
} as const
