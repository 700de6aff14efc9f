import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
  Province,
} from '../../schema/rules/enumerations.ts'
import type { DemoCustomer } from '../accounts/demoAccounts.ts'

/** Other customers of the demo, so that some days ahead are full and the crews have work. Nobody knows their passwords. */

export interface DemoNeighbour extends Pick<DemoCustomer, 'language' | 'addresses'> {
  readonly person: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phoneNumber: string
  }
}

const home = {
  city: 'Calgary',
  provinceId: Province.AB,
  buildingType: BuildingType.House,
  areaType: AreaType.From1000To2300,
  bathType: BathType.UpToFour,
  kitchenType: KitchenType.One,
  driveWayType: DriveWayType.Standard,
} as const

export const demoNeighbours = {
  marisol: neighbour(
    { firstName: 'Marisol', lastName: 'Reyes', phoneNumber: '+14035550181' },
    {
      streetNo: '118',
      streetName: 'Evanston Drive NW',
      postal: 'T3P 0A4',
    },
  ),
  theo: neighbour(
    { firstName: 'Theo', lastName: 'Lindqvist', phoneNumber: '+14035550182' },
    {
      streetNo: '2407',
      streetName: '17 Street SW',
      postal: 'T2T 4M8',
    },
  ),
  grace: neighbour(
    { firstName: 'Grace', lastName: 'Adeyemi', phoneNumber: '+14035550183' },
    {
      streetNo: '75',
      streetName: 'Auburn Meadows Crescent SE',
      postal: 'T3M 2G9',
    },
  ),
} as const

function neighbour(
  person: { readonly firstName: string; readonly lastName: string; readonly phoneNumber: string },
  street: { readonly streetNo: string; readonly streetName: string; readonly postal: string },
): DemoNeighbour {
  const { firstName, lastName } = person
  const address = { form: { firstName, lastName, ...street, ...home }, isConfirmed: true }
  return {
    person: { ...person, email: `${firstName.toLowerCase()}@example.com` },
    language: 'en',
    addresses: [address],
  }
}
