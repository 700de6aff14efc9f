import { askProduct, changeProduct } from './askProduct.ts'
import type { Householder } from './householders.ts'

/** The day or the season an order is placed for. */
export interface OwnBooking {
  readonly catalog: 'LawnCare' | 'SnowRemoval'
  readonly periodType: 'Day' | 'Season'
  /** How many of the free days before the last one; 0 is the last. Of a season: the running one. */
  readonly before?: number
}

/** Places an order over the API. @returns its number */
export async function placeOwnOrder(by: Householder, booking: OwnBooking): Promise<string> {
  const { catalog, periodType } = booking
  const offer = await offerOf(by, booking)
  const [year, month, day] = (await dateOf(by, booking, offer)).split('-').map(Number)
  const input = {
    key: crypto.randomUUID(),
    addressId: by.addressId,
    serviceId: offer.id,
    catalog,
    periodType,
    priceSeen: offer.price,
  }
  const when = { year, month, day, slot: 'None', hour: 0, minute: 0 }
  const { placeOrder } = await changeProduct<{ placeOrder: { order: { orderNo: string } } }>(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { orderNo } userErrors { message } } }`,
    { input: { ...input, ...when } },
    by.token,
  )
  return placeOrder.order.orderNo
}

/** What its customer sees of an order. */
export async function customersOrder(by: Householder, orderNo: string) {
  const { order } = await askProduct<{
    order: {
      status: string
      bookedDate: string
      totalPoints: number
      instructions: { text: string; role: string }[]
      staff: { staffNo: string }[]
      changes: { action: string; role: string }[]
    }
  }>(
    `query ($orderNo: String!) { order(orderNo: $orderNo) {
      status bookedDate totalPoints instructions { text role } staff { staffNo } changes { action role } } }`,
    { orderNo },
    by.token,
  )
  return order
}

interface Offer {
  readonly id: string
  readonly periodType: string
  readonly price: object
}

async function offerOf(
  { token, addressId }: Householder,
  { catalog, periodType }: OwnBooking,
): Promise<Offer> {
  const { serviceOffers } = await askProduct<{ serviceOffers: { offers: Offer[] } }>(
    `query ($addressId: ID!, $catalog: ServiceCatalog!) { serviceOffers(addressId: $addressId, catalog: $catalog) {
      offers { id periodType price { basePoints additionalPoints rankDiscountTenths } } } }`,
    { addressId, catalog },
    token,
  )
  const offer = serviceOffers.offers.find((one) => one.periodType === periodType)
  if (!offer) throw new Error(`No ${catalog} for a ${periodType}`)
  return offer
}

async function dateOf(
  { token, addressId }: Householder,
  { periodType, before = 0 }: OwnBooking,
  { id: serviceId }: Offer,
): Promise<string> {
  const { availability } = await askProduct<{
    availability: { lastDate: string; fullDays: string[]; seasons: number[] }
  }>(
    `query ($addressId: ID!, $serviceId: ID!) {
      availability(addressId: $addressId, serviceId: $serviceId) { lastDate fullDays seasons } }`,
    { addressId, serviceId },
    token,
  )
  if (periodType === 'Season') return `${availability.seasons[0]}-09-01`
  return freeDays(availability.lastDate, availability.fullDays)[before] ?? ''
}

/** Mondays to Saturdays with a free place, from the last one back. */
function freeDays(lastDate: string, fullDays: readonly string[]): string[] {
  const days = Array.from({ length: 60 }, (_, back) =>
    new Date(Date.parse(lastDate) - back * 86_400_000).toISOString().slice(0, 10),
  )
  return days.filter((day) => new Date(day).getUTCDay() !== 0 && !fullDays.includes(day))
}
