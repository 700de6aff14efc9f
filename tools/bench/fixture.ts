import type { Insertable } from 'kysely'
import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
  type Language,
  Province,
} from '../../schema/rules/enumerations.ts'
import type { Address } from '../../server/addresses/addresses.store.ts'
import { derivedId } from '../../server/kernel/ids.ts'
import { searchedNames } from '../../server/people/customerSearch.ts'
import type { CustomerTable, StaffTable } from '../../server/people/peopleTables.store.ts'
import { type SeededRandom, weighted } from '../seededRandom.ts'
import { cities, firstNames, lastNames, streetKinds, streetNames } from './names.ts'

/** A benchmark's customers, staff and crews. The same plan gives the same fixture, ids included. */

export interface FixtureSize {
  /** Names the load: every id of it follows from this. */
  readonly loadId: string
  readonly customers: number
  readonly crews: number
}

export interface FixturePlan extends FixtureSize {
  readonly random: SeededRandom
  /** The first customer signed up then, the last just before `end`. */
  readonly begin: Temporal.Instant
  readonly end: Temporal.Instant
  readonly passwordHash: string
  /** Numbers that people and crews outside the load have: of customers, staff, phones and crews. */
  readonly takenNumbers: ReadonlySet<string>
}

export interface BenchCustomer {
  readonly row: Insertable<CustomerTable>
  readonly joinedAt: number
  /** The default one first. */
  readonly addresses: readonly Address[]
}

export interface BenchCrew {
  readonly groupId: string
  readonly groupNo: string
  /** Enabled ones, in the order of their ids. */
  readonly staffIds: readonly string[]
}

export interface Fixture {
  /** In the order in which they signed up. */
  readonly customers: readonly BenchCustomer[]
  readonly staff: readonly Insertable<StaffTable>[]
  readonly crews: readonly BenchCrew[]
}

/** The password of everybody in it: one hash for all, because twenty thousand take half an hour. */
export const BENCH_PASSWORD = 'bench-aspenrow'
const languages: readonly { readonly language: Language; readonly share: number }[] = [
  { language: 'en', share: 74 },
  { language: 'fr', share: 10 },
  { language: 'zh', share: 10 },
  { language: 'ind', share: 6 },
]

export function buildFixture(order: FixturePlan): Fixture {
  const customers = Array.from({ length: order.customers }, (_, nth) => customerOf(order, nth))
  const crews = Array.from({ length: order.crews }, (_, nth) => crewOf(order, nth))
  const alone = Array.from({ length: Math.ceil(order.crews / 10) }, (_, nth) =>
    derivedId(order.loadId, `staff alone ${nth}`),
  )
  const staffIds = [...crews.flatMap((crew) => crew.staffIds), ...alone]
  return { customers, crews, staff: staffIds.map((id, nth) => staffRow(order, id, nth)) }
}

/** How many customers had signed up by then: more and more a year, as businesses grow. */
export function customersBy(
  at: number,
  { begin, end, customers }: Pick<FixturePlan, 'begin' | 'end' | 'customers'>,
): number {
  const share = (at - begin.epochMilliseconds) / (end.epochMilliseconds - begin.epochMilliseconds)
  return Math.max(1, Math.min(customers, Math.floor(customers * share ** GROWTH)))
}

const GROWTH = 1.3
const LARGEST_CREW = 3

function customerOf(order: FixturePlan, nth: number): BenchCustomer {
  const { random, begin, end, loadId, customers } = order
  const span = end.epochMilliseconds - begin.epochMilliseconds
  const joinedAt = Math.floor(begin.epochMilliseconds + span * (nth / customers) ** (1 / GROWTH))
  const [firstName, lastName] = [random.oneOf(firstNames), random.oneOf(lastNames)]
  const id = derivedId(loadId, `customer ${nth}`)
  const created_at = instantText(joinedAt)
  const row: Insertable<CustomerTable> = {
    id,
    user_no: numberOf(order, 'C', nth),
    first_name: firstName,
    last_name: lastName,
    email: `${plain(firstName)}.${plain(lastName)}.${nth}.${tagOf(order)}@example.net`,
    phone: random.percent(92) && nth < LINES / 2 ? phoneOf(order, nth) : null,
    password_hash: order.passwordHash,
    is_active: nth < 20 || random.percent(97),
    language: weighted(random, languages).language,
    dob: null,
    email_notifications: true,
    memo: '',
    special_attr: 0,
    ...searchedNames({ firstName, lastName }),
    created_at,
  }
  const count = random.percent(70) ? 1 : random.between(2, 3)
  const addresses = Array.from({ length: count }, (_, place) => addressOf(order, { row, nth, place }))
  return { row, joinedAt, addresses }
}

function addressOf(
  { random, loadId }: FixturePlan,
  { row, nth, place }: { row: Insertable<CustomerTable>; nth: number; place: number },
): Address {
  const { city, province, postal } = weighted(random, cities)
  const isCondo = random.percent(25)
  return {
    addressId: derivedId(loadId, `address ${nth} ${place}`),
    addressVersionId: derivedId(loadId, `address version ${nth} ${place}`),
    userId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    unit: isCondo ? String(random.between(101, 2_420)) : '',
    streetNo: String(random.between(1, 9_800)),
    streetName: `${random.oneOf(streetNames)} ${random.oneOf(streetKinds)} ${random.oneOf(['NW', 'NE', 'SW', 'SE'])}`,
    city,
    postal: `${random.oneOf(postal)} ${random.between(0, 9)}${random.oneOf(['A', 'B', 'E', 'K', 'P', 'V'])}${random.between(0, 9)}`,
    province,
    country: 'CA',
    isDefault: place === 0,
    isConfirmed: random.percent(80),
    accessNotes: '',
    property: {
      buildingType: isCondo ? BuildingType.Condo : BuildingType.House,
      areaType: isCondo ? AreaType.Under1000 : random.oneOf(Object.values(AreaType)),
      bathType: random.oneOf(Object.values(BathType)),
      kitchenType: KitchenType.One,
      driveWayType: isCondo ? DriveWayType.NoGarage : random.oneOf(Object.values(DriveWayType)),
      hasHalfbath: random.percent(70),
      isCornerLot: random.percent(15),
      hasNoWalkway: random.percent(30),
    },
  }
}

function crewOf(order: FixturePlan, nth: number): BenchCrew {
  const { loadId, random } = order
  const members = Array.from({ length: random.between(2, LARGEST_CREW) }, (_, at) =>
    derivedId(loadId, `staff ${nth} ${at}`),
  )
  return {
    groupId: derivedId(loadId, `crew ${nth}`),
    groupNo: crewNumberOf(order, nth),
    staffIds: members.toSorted(),
  }
}

function staffRow(order: FixturePlan, id: string, nth: number): Insertable<StaffTable> {
  const { random, begin, passwordHash } = order
  const [first_name, last_name] = [random.oneOf(firstNames), random.oneOf(lastNames)]
  return {
    id,
    staff_no: numberOf(order, 'S', nth),
    first_name,
    last_name,
    email: `${plain(first_name)}.${plain(last_name)}.${nth}.${tagOf(order)}@crews.example.net`,
    phone: nth < LINES / 2 ? phoneOf(order, LINES - 1 - nth) : null,
    password_hash: passwordHash,
    is_disabled: false,
    self_assessment: random.between(30, 50) / 10,
    unit: '',
    street_no: String(random.between(1, 9_800)),
    street_name: `${random.oneOf(streetNames)} ${random.oneOf(streetKinds)}`,
    city: 'Calgary',
    postal: 'T2P 1B5',
    province: Province.AB,
    language: 'en',
    created_at: begin.toString(),
  }
}

/** Distinguishes the people of different loads. */
function tagOf({ loadId }: FixturePlan): string {
  return loadId.replaceAll(' ', '-')
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}

function instantText(ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toString()
}

/** More than the people of one part of a load, so that numbers do not collide. */
const TAKEN_STEP = 25_000
/** Drawn from the same range as real ones, spread over all of it. */
const NUMBERS = { first: 100_000, count: 900_000, stride: 7_919 }
/** Not 403, where the demo people have theirs. */
const AREA_CODES = ['587', '780', '825', '368', '604', '416', '514'] as const
const LINES = 10_000 * AREA_CODES.length

/** Of a customer or a member of staff. */
function numberOf({ takenNumbers }: Pick<FixturePlan, 'takenNumbers'>, kind: 'C' | 'S', nth: number): string {
  const number = `${kind}-${NUMBERS.first + (((nth + 1) * NUMBERS.stride) % NUMBERS.count)}`
  return takenNumbers.has(number) ? numberOf({ takenNumbers }, kind, nth + TAKEN_STEP) : number
}

/** +1 of an area code, the exchange that is kept for fiction, and one of its ten thousand lines; null when it is taken. */
function phoneOf({ takenNumbers }: Pick<FixturePlan, 'takenNumbers'>, nth: number): string | null {
  const area = AREA_CODES[Math.floor(nth / 10_000) % AREA_CODES.length]
  const phone = `+1${area}555${String(nth % 10_000).padStart(4, '0')}`
  return takenNumbers.has(phone) ? null : phone
}

function crewNumberOf({ takenNumbers }: Pick<FixturePlan, 'takenNumbers'>, nth: number): string {
  const number = `Crew ${101 + nth}`
  return takenNumbers.has(number) ? crewNumberOf({ takenNumbers }, nth + 1_000) : number
}
