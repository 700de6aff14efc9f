import { mutation, query } from './operation.ts'

/** The operations of the booking flow, as a client of `/graphql` writes them. */

const ORDER_FIELDS = `
  id orderNo status totalPoints basePoints additionalPoints discountPoints rankDiscountTenths serviceName catalog periodType
  bookedDate bookedTime slot placed { at zoneLabel } booked { at zoneLabel } started { at } ended { at } contactPhone
  address { id city postal province } priceLines { kind label minutes points } staff { firstName staffNo rate }
  changes { action at role byViewer zoneLabel } cancellation { feePoints refundPoints freeUntil { at } }
  refund { reason points rewardPoints feePoints recoveredPoints usedPoints note } viewerMay { cancel reschedule movesLeft addInstructions }`

const PAYLOAD = `{ stale message userErrors { code field message } order { ${ORDER_FIELDS} } }`

export const SIGN_IN = mutation(`signIn { token message customer { id firstName } userErrors { code field
  message } }`)
export const SIGN_OUT = mutation('signOut { userErrors { code } }')
export const ME = query(`me { id userNo firstName points rewardPoints ongoingOrderCount historyOrderCount
  rank { rank title discountTenths experience nextExperience } defaultAddress { id } }`)
export const ADDRESSES = query('addresses { id isDefault city property { hasHalfBath areaType } }')
export const TEASERS = query('catalogTeasers { catalog fromPoints }')
const OFFERED = `{ points rewardPoints address { id } offers { id name catalog
  periodType price { basePoints additionalPoints totalPoints rankDiscountTenths lines { kind points } } }
  }`
export const OFFERS = query(`serviceOffers ${OFFERED}`)
export const CUSTOMER_OFFERS = query(`customerServiceOffers ${OFFERED}`)
const AVAILABLE = `{ now zoneLabel timeZone lastDate closedDates fullDays
  fullSlots { date slot } dayLatestBookHour stepMinutes seasons earliestMonth latestMonth slotHours {
  amStartHour amEndHour pmStartHour pmEndHour } address { id } service { id } }`
export const AVAILABILITY = query(`availability ${AVAILABLE}`)
export const CUSTOMER_AVAILABILITY = query(`customerAvailability ${AVAILABLE}`)
export const PLACE_ORDER = mutation(`placeOrder ${PAYLOAD}`)
export const CANCEL_ORDER = mutation(`cancelOrder ${PAYLOAD}`)
export const ORDER = query(`order { ${ORDER_FIELDS} }`)
export const ORDERS = query(`orders { totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
  orderNo status } } }`)
/** As the client's list asks: a card of each. */
export const ORDER_LIST = query(`orders { totalCount pageInfo { hasNextPage endCursor } edges { cursor
  node { id orderNo status catalog periodType serviceName bookedDate bookedTime booked { at zoneLabel }
  totalPoints address { id unit streetNo streetName city } } } }`)
export const UNFINISHED = query('unfinishedOrders { orderNo status }')

/** The fields of {@link PLACE_ORDER}, {@link CANCEL_ORDER} and {@link ORDER} that specs read. */
export interface ShownOrder {
  readonly id: string
  readonly orderNo: string
  readonly status: string
  readonly totalPoints: number
  readonly placed: { readonly at: string; readonly zoneLabel: string }
  readonly booked: { readonly at: string }
  readonly cancellation: { readonly feePoints: number; readonly refundPoints: number } | null
  readonly refund: object | null
  readonly changes: readonly { readonly action: string; readonly byViewer: boolean; readonly at: string }[]
}

export interface ShownPayload {
  readonly stale: boolean
  readonly message: string | null
  readonly order: ShownOrder | null
  readonly userErrors: readonly {
    readonly code: string
    readonly field: string | null
    readonly message: string
  }[]
}

/** The answer of a placing. */
export interface Placing {
  readonly placeOrder: ShownPayload
}
