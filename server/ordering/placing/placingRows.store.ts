import type { BookingRequest } from '../../../schema/rules/bookingCalendar.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import {
  type Address,
  type AddressRow,
  addressColumns,
  addressOf,
  versionsNearby,
} from '../../addresses/addresses.store.ts'
import { type PlaceRecords, type PlaceVersion, recordsOf } from '../../addresses/placeKey.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import { type Db, preparedStatement } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { comparablePlacements } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import { type CrewReferenceData, countCrewsOn } from '../../staffing/crewReferenceData.store.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { orderStream } from '../events.ts'
import { knownOrder, orderFold } from '../order.ts'
import { requestedDay } from './bookedTime.ts'

/** The rows that a placing reads besides the reference data. */
export interface PlacingRows {
  readonly address: Address
  /** The customer's records of the same place. */
  readonly samePlace: PlaceRecords
}

/**
 * One of the customer's addresses, with their records of the same place.
 * @returns undefined for an address that is somebody else's, removed or absent (decision A2)
 */
export async function findPlacingRows(
  db: Db,
  { userId, addressId }: { readonly userId: string; readonly addressId: string },
): Promise<PlacingRows | undefined> {
  if (!isId(userId) || !isId(addressId)) return undefined
  const [row] = await findRows(db, [userId, addressId])
  if (row === undefined) return undefined
  const address = addressOf(row)
  return { address, samePlace: recordsOf(address, row.nearby) }
}

const findRows = preparedStatement<AddressRow & { readonly nearby: readonly PlaceVersion[] }>(
  'placing_rows',
  `select ${addressColumns}, ${versionsNearby} as nearby
   from address a join address_version v on v.id = a.version_id
   where a.customer_id = $1 and a.id = $2 and a.removed_at is null`,
)

/** Loads the state that a placing is decided on: one query for streams known beforehand, one for orders that it may repeat. */
export async function loadPlacingState(
  load: LoadFold,
  of: {
    readonly userId: string
    readonly request: BookingRequest & { readonly addressId: string; readonly serviceId: string }
    readonly samePlace: PlaceRecords
    readonly crews: CrewReferenceData
  },
) {
  const { userId, request, samePlace } = of
  const [dayOf] = dayStreamsOf(request)
  const [{ state: wallet }, { state: experience }, { state: day }] = await Promise.all([
    load(walletStream(userId), walletFold),
    load(experienceStream(userId), experienceFold),
    dayOf === undefined ? { state: dayBookFold.initial } : load(dayOf, dayBookFold),
  ])
  const { orders: completed, total } = experience
  const place = { ...request, addressIds: samePlace.addressIds }
  const comparable = comparablePlacements(wallet, place, completed).map(async ({ orderId }) => {
    const { state } = await load(orderStream(orderId), orderFold)
    return [orderId, knownOrder(state)] as const
  })
  const orders = new Map(await Promise.all(comparable))
  const crews = countCrewsOn(of.crews, requestedDay(request) ?? '')
  return { wallet, day, crews, orders, completed, experience: total }
}

/** The day book that an order for a day writes; none for periods and for invalid dates, which the rules refuse. */
export function dayStreamsOf(request: BookingRequest): readonly string[] {
  const day = request.periodType === PeriodType.Day ? requestedDay(request) : undefined
  return day === undefined ? [] : [dayStream(request.serviceCatalog, day)]
}
