import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
  Province,
} from '../../schema/rules/enumerations.ts'
import { calgary, type DemoAddress, type DemoCustomer, house } from './demoAccounts.ts'

/** Other demo customers, who fill the office's lists and the crews' days. Their passwords are random. */

export interface DemoNeighbour extends Pick<DemoCustomer, 'language' | 'addresses'> {
  readonly person: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phoneNumber: string
  }
}

export const demoNeighbours = {
  marisol: neighbour(
    { firstName: 'Marisol', lastName: 'Reyes', phoneNumber: '+14035550181' },
    { streetNo: '118', streetName: 'Evanston Drive NW', postal: 'T3P 0A4' },
  ),
  theo: neighbour(
    { firstName: 'Theo', lastName: 'Lindqvist', phoneNumber: '+14035550182' },
    { streetNo: '2407', streetName: '17 Street SW', postal: 'T2T 4M8' },
  ),
  grace: neighbour(
    { firstName: 'Grace', lastName: 'Adeyemi', phoneNumber: '+14035550183' },
    { streetNo: '75', streetName: 'Auburn Meadows Crescent SE', postal: 'T3M 2G9' },
  ),
  bronwyn: neighbour(
    { firstName: 'Bronwyn', lastName: 'Clarke', phoneNumber: '+16135550184' },
    {
      streetNo: '61',
      streetName: 'Fairmont Avenue',
      city: 'Ottawa',
      postal: 'K1Y 1X4',
      provinceId: Province.ON,
    },
    { streetNo: '933', streetName: 'Memorial Drive NW', postal: 'T2N 3C8', buildingType: BuildingType.Condo },
  ),
  hugo: neighbour(
    { firstName: 'Hugo', lastName: 'Marchetti', phoneNumber: '+14035550185' },
    {
      streetNo: '14',
      streetName: 'Aspen Ridge Heights SW',
      postal: 'T3H 0S9',
      areaType: AreaType.Over4000,
      bathType: BathType.OverSix,
      kitchenType: KitchenType.Two,
      driveWayType: DriveWayType.LargerThanFour,
      isCornerLot: true,
    },
  ),
  ines: neighbour(
    { firstName: 'Ines', lastName: 'Ferreira', phoneNumber: '+14035550186' },
    { streetNo: '1022', streetName: '9 Avenue SE', postal: 'T2G 0S4', buildingType: BuildingType.Commercial },
    { streetNo: '330', streetName: 'Kincora Glen Road NW', postal: 'T3R 0B5' },
  ),
} as const

/** Registered the day before yesterday; the link in the activation mail was not opened yet. */
export const demoNewcomer = {
  firstName: 'Priscilla',
  lastName: 'Nakamura',
  email: 'priscilla@example.com',
  phoneNumber: '+14035550187',
} as const

type Home = Partial<DemoAddress['form']> & Pick<DemoAddress['form'], 'streetNo' | 'streetName' | 'postal'>

/** @param homes the first is the default and billing address; the second home of a customer from Calgary is not confirmed yet */
function neighbour(
  person: { readonly firstName: string; readonly lastName: string; readonly phoneNumber: string },
  ...homes: readonly Home[]
): DemoNeighbour {
  const { firstName, lastName } = person
  const isFromCalgary = homes[0]?.city === undefined
  return {
    person: { ...person, email: `${firstName.toLowerCase()}@example.com` },
    language: 'en',
    addresses: homes.map((street, place) => ({
      form: { firstName, lastName, ...calgary, ...house, ...street },
      isConfirmed: place === 0 || !isFromCalgary,
    })),
  }
}
