import { LARKSPUR_INPUT } from '../../server/testing/homes.ts'
import { askProduct } from './askProduct.ts'
import { signInToOffice } from './demoPeople.ts'
import { type NewCustomer, newCustomer } from './newCustomer.ts'

/** A customer of a spec's own with an address that nobody has confirmed. */
export interface Householder extends NewCustomer {
  readonly addressId: string
}

/** A crew of a spec's own with one member who can sign in. */
export interface OwnCrew {
  readonly groupId: string
  readonly groupNo: string
  readonly firstName: string
  readonly staffNo: string
  /** Of the member's session. */
  readonly token: string
  /** Takes the crew out of the choice again, so that it adds no free places for other specs. */
  readonly leave: () => Promise<void>
}

type Refusals = { readonly userErrors: readonly { readonly message: string }[] }

/** Registers somebody with points and a home. */
export async function newHouseholder(firstName: string, points: number): Promise<Householder> {
  const customer = await newCustomer(firstName, points)
  const { addAddress } = await ask<{ addAddress: Refusals & { address: { id: string } } }>(
    'mutation ($input: AddressInput!) { addAddress(input: $input) { address { id } userErrors { message } } }',
    { input: LARKSPUR_INPUT },
    customer.token,
  )
  return { ...customer, addressId: addAddress.address.id }
}

/** The day or the season an order is placed for. */
export interface OwnBooking {
  readonly catalog: 'LawnCare' | 'SnowRemoval'
  readonly periodType: 'Day' | 'Season'
  /** How many of the free days before the last one; 0 is the last. Of a season: the running one. */
  readonly before?: number
}

/** Places an order over the API. @returns its number */
export async function placeOwnOrder(by: Householder, booking: OwnBooking): Promise<string> {
  const { catalog, periodType, before = 0 } = booking
  const { token, addressId } = by
  const { serviceOffers } = await ask<{ serviceOffers: { offers: Offer[] } }>(
    `query ($addressId: ID!, $catalog: ServiceCatalog!) { serviceOffers(addressId: $addressId, catalog: $catalog) {
      offers { id periodType price { basePoints additionalPoints rankDiscountTenths } } } }`,
    { addressId, catalog },
    token,
  )
  const offer = serviceOffers.offers.find((one) => one.periodType === periodType)
  if (!offer) throw new Error(`No ${catalog} for a ${periodType}`)
  const { availability } = await ask<{
    availability: { lastDate: string; fullDays: string[]; seasons: number[] }
  }>(
    `query ($addressId: ID!, $serviceId: ID!) {
      availability(addressId: $addressId, serviceId: $serviceId) { lastDate fullDays seasons } }`,
    { addressId, serviceId: offer.id },
    token,
  )
  const free = freeDays(availability.lastDate, availability.fullDays)
  const date = periodType === 'Day' ? free[before] : `${availability.seasons[0]}-09-01`
  const [year, month, day] = (date ?? '').split('-').map(Number)
  const input = { key: crypto.randomUUID(), addressId, serviceId: offer.id, catalog, periodType }
  const when = { year, month, day, slot: 'None', hour: 0, minute: 0 }
  const { placeOrder } = await ask<{ placeOrder: Refusals & { order: { orderNo: string } } }>(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { orderNo } userErrors { message } } }`,
    { input: { ...input, ...when, priceSeen: offer.price } },
    token,
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

/** A crew of one, who can sign in; it takes part in nothing else. */
export async function newCrew(firstName: string): Promise<OwnCrew> {
  const { token: office } = await signInToOffice('admin')
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`
  const home = { streetName: 'Depot Road', city: 'Calgary', province: 'AB' }
  const { addStaff } = await ask<{ addStaff: Refusals & { staffMember: { id: string; staffNo: string } } }>(
    'mutation ($input: StaffMemberInput!) { addStaff(input: $input) { staffMember { id staffNo } userErrors { message } } }',
    { input: { firstName, email, ...home } },
    office,
  )
  const { id: staffId, staffNo } = addStaff.staffMember
  const groupNo = `T-${crypto.randomUUID().slice(0, 8)}`
  const { addStaffGroup } = await ask<{ addStaffGroup: Refusals & { group: { id: string } } }>(
    'mutation ($groupNo: String!) { addStaffGroup(groupNo: $groupNo) { group { id } userErrors { message } } }',
    { groupNo },
    office,
  )
  const groupId = addStaffGroup.group.id
  await ask(
    'mutation ($input: AddStaffToGroupInput!) { addStaffToGroup(input: $input) { userErrors { message } } }',
    { input: { groupId, staffIds: [staffId] } },
    office,
  )
  await ask(
    'mutation ($staffId: ID!, $word: String!) { resetStaffPassword(staffId: $staffId, newPassword: $word) { userErrors { message } } }',
    { staffId, word: `secret-of-${firstName}` },
    office,
  )
  const { signIn } = await ask<{ signIn: Refusals & { token: string } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token userErrors { message } } }',
    { input: { area: 'Staff', userName: email, password: `secret-of-${firstName}`, isRemember: false } },
  )
  const leave = async () =>
    void (await askProduct(
      'mutation ($groupId: ID!, $staffId: ID!) { removeStaffFromGroup(groupId: $groupId, staffId: $staffId) { userErrors { message } } }',
      { groupId, staffId },
      office,
    ))
  return { groupId, groupNo, firstName, staffNo, token: signIn.token, leave }
}

/** The crew starts service on an order, or ends it. */
export async function serve({ token }: OwnCrew, verb: 'startService' | 'endService', orderNo: string) {
  await ask(
    `mutation ($input: ServeOrderInput!) { ${verb}(input: $input) { userErrors { message } } }`,
    { input: { key: crypto.randomUUID(), orderNo } },
    token,
  )
}

interface Offer {
  readonly id: string
  readonly periodType: string
  readonly price: object
}

/** Mondays to Saturdays with a free place, from the last one back. */
function freeDays(lastDate: string, fullDays: readonly string[]): string[] {
  const days = Array.from({ length: 60 }, (_, back) =>
    new Date(Date.parse(lastDate) - back * 86_400_000).toISOString().slice(0, 10),
  )
  return days.filter((day) => new Date(day).getUTCDay() !== 0 && !fullDays.includes(day))
}

/** Asks for a change that must not be refused. */
async function ask<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const data = await askProduct<Data>(query, variables, token)
  for (const answer of Object.values(data as Record<string, Partial<Refusals>>)) {
    const [refusal] = answer?.userErrors ?? []
    if (refusal) throw new Error(refusal.message)
  }
  return data
}
