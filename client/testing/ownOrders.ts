import { askProduct, changeProduct } from './askProduct.ts'
import { bookableTimes, freeDays } from './bookableTimes.ts'
import type { Householder } from './householders.ts'

/** The day or the month an order is placed for. */
export interface OwnBooking {
  readonly catalog: 'LawnCare' | 'SnowRemoval'
  /** A month is the running one, whose work can be started on any day of the year. */
  readonly periodType: 'Day' | 'Month'
  /** How many of the free days before the last one; 0 is the last. */
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

/** The days on which a customer could have such a visit, from the last one back. */
export async function ownFreeDays(
  by: Householder,
  catalog: OwnBooking['catalog'],
): Promise<readonly string[]> {
  const offer = await offerOf(by, { catalog, periodType: 'Day' })
  return freeDays(await bookableTimes(by.token, { addressId: by.addressId, serviceId: offer.id }))
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
  const times = await bookableTimes(token, { addressId, serviceId })
  if (periodType === 'Month') return `${times.earliestMonth}-01`
  return freeDays(times)[before] ?? ''
}
