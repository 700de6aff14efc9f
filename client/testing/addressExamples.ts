import type { SavedAddressFragment } from '../domain/address/SavedAddress.generated.ts'

/* What the server answers in the specs of the address screens: Nadia's home, a condo that was confirmed, and a lot with nothing told. */

export const home: SavedAddressFragment = {
  __typename: 'Address',
  id: 'a1',
  firstName: 'Nadia',
  lastName: 'Kowalchuk',
  unit: null,
  streetNo: '46',
  streetName: 'Larkspur Way SW',
  city: 'Calgary',
  province: 'AB',
  postal: 'T3H 2K7',
  isDefault: true,
  isConfirmed: false,
  accessNotes: '',
  property: {
    __typename: 'PropertyFacts',
    buildingType: 'House',
    areaType: 'From2300To4000',
    bathType: 'UpToFour',
    kitchenType: 'One',
    driveWayType: 'Standard',
    hasHalfBath: false,
    isCornerLot: true,
    hasNoWalkway: false,
  },
} as SavedAddressFragment

export const condo: SavedAddressFragment = {
  ...home,
  id: 'a2',
  unit: '1107',
  streetNo: '530',
  streetName: '12 Avenue SW',
  isDefault: false,
  isConfirmed: true,
  accessNotes: '',
  property: {
    ...home.property,
    buildingType: 'Condo',
    areaType: null,
    driveWayType: 'NoGarage',
    hasHalfBath: true,
    isCornerLot: false,
    hasNoWalkway: true,
  },
}

export const lot: SavedAddressFragment = {
  ...home,
  id: 'a3',
  streetNo: null,
  streetName: 'Range Road 24',
  isDefault: false,
  property: {
    ...home.property,
    buildingType: null,
    areaType: null,
    bathType: null,
    kitchenType: null,
    driveWayType: null,
    hasHalfBath: true,
    isCornerLot: false,
  },
}
