import type { z } from 'zod'
import type { newCustomerFields } from '../../schema/rules/accountFields.ts'
import type { AddressInput } from '../../schema/rules/addressFields.ts'
import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
  type Language,
  Province,
} from '../../schema/rules/enumerations.ts'
import type { newAdminFields, newStaffFields } from '../../schema/rules/staffFields.ts'

/** An account of the demo seed, as a newcomer signs in with it. */
export interface DemoAccount {
  readonly userName: string
  readonly password: string
}

/** The people of the demo data, with the passwords that are printed at the start. Phone numbers are of the range kept for fiction. */

export interface DemoCustomer {
  readonly form: z.input<typeof newCustomerFields>
  readonly language: Language
  readonly addresses: readonly DemoAddress[]
}

export interface DemoAddress {
  readonly form: AddressInput
  /** Confirmed by an admin already. */
  readonly isConfirmed: boolean
}

/** A house as most are, and where most are. */
export const house = {
  buildingType: BuildingType.House,
  areaType: AreaType.From1000To2300,
  bathType: BathType.UpToFour,
  kitchenType: KitchenType.One,
  driveWayType: DriveWayType.Standard,
} as const
export const calgary = { city: 'Calgary', provinceId: Province.AB } as const
const avery = { firstName: 'Avery', lastName: 'Thompson' }
const camille = { firstName: 'Camille', lastName: 'Bouchard' }

export const demoCustomers = {
  avery: {
    form: {
      ...avery,
      dob: '1986-05-14',
      email: 'avery@example.com',
      phoneNumber: '+14035550172',
      password: 'demo-avery',
    },
    language: 'en',
    addresses: [
      {
        form: {
          ...avery,
          ...calgary,
          ...house,
          streetNo: '46',
          streetName: 'Larkspur Way SW',
          postal: 'T3H 2K7',
          areaType: AreaType.From2300To4000,
          hasHalfbath: false,
        },
        isConfirmed: true,
      },
      {
        form: {
          ...avery,
          ...calgary,
          ...house,
          unit: '1107',
          streetNo: '530',
          streetName: '12 Avenue SW',
          postal: 'T2R 0B1',
          buildingType: BuildingType.Condo,
          areaType: AreaType.Under1000,
          driveWayType: DriveWayType.NoGarage,
          hasNoWalkway: true,
        },
        isConfirmed: true,
      },
      {
        // a parent's house: another contact person, and the office has not confirmed the property yet
        form: {
          ...calgary,
          firstName: 'Eleanor',
          lastName: 'Thompson',
          streetNo: '212',
          streetName: 'Saddlecrest Link NE',
          postal: 'T3J 5B8',
          buildingType: BuildingType.House,
          driveWayType: DriveWayType.LargerThanStandard,
          isCornerLot: true,
        },
        isConfirmed: false,
      },
    ],
  },
  noor: {
    form: { firstName: 'Noor', lastName: 'Hassan', email: 'noor@example.com', password: 'demo-noor' },
    language: 'en',
    addresses: [],
  },
  camille: {
    form: {
      ...camille,
      email: 'camille@example.com',
      phoneNumber: '+14035550138',
      password: 'demo-camille',
    },
    language: 'fr',
    addresses: [
      {
        // where the bills go: Quebec's two taxes
        form: {
          ...camille,
          ...house,
          unit: '3',
          streetNo: '4280',
          streetName: 'rue Saint-Denis',
          city: 'Montréal',
          postal: 'H2J 2K8',
          provinceId: Province.QC,
        },
        isConfirmed: true,
      },
      {
        form: {
          ...camille,
          ...calgary,
          ...house,
          streetNo: '39',
          streetName: 'Mahogany Bay SE',
          postal: 'T3M 1K4',
        },
        isConfirmed: true,
      },
    ],
  },
} as const satisfies Record<string, DemoCustomer>

export const demoAdmin: z.input<typeof newAdminFields> = { userName: 'admin', password: 'demo-admin' }

/** Only sam and lee can sign in: the others' passwords wait for an admin (decision A14). Robin is disabled, Priya in no crew. */
export const demoStaff = {
  sam: staffMember('Sam', 'Okafor', { password: 'demo-sam', email: 'sam@example.com', selfAssessment: 4.8 }),
  lee: staffMember('Lee', 'Tran', { password: 'demo-lee', email: 'lee@example.com', selfAssessment: 4.7 }),
  jasleen: staffMember('Jasleen', 'Gill', { selfAssessment: 4.9 }),
  marek: staffMember('Marek', 'Nowak', { selfAssessment: 4.6 }),
  daniel: staffMember('Daniel', 'Ortiz', { selfAssessment: 4.5 }),
  priya: staffMember('Priya', 'Raman', { selfAssessment: 4.4 }),
  robin: staffMember('Robin', 'Doyle', { selfAssessment: 4.2, disabled: true }),
} as const

type NewStaff = z.input<typeof newStaffFields>

function staffMember(firstName: string, lastName: string, more: Partial<NewStaff>): NewStaff {
  const email = `${firstName.toLowerCase()}@example.com`
  const home = { ...calgary, streetNo: '210', streetName: '8 Avenue SW', postal: 'T2P 1B5' }
  return { firstName, lastName, email, ...home, ...more }
}
