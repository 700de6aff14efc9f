import { askProduct } from './askProduct.ts'

/** What avery can book at the default address. */
export interface DemoOffer {
  readonly addressId: string
  readonly serviceId: string
}

type Catalog = 'HouseCleaning' | 'LawnCare' | 'SnowRemoval'

/** A service of avery's default address, by its English name. */
export async function demoOffer(token: string, catalog: Catalog, name: string): Promise<DemoOffer> {
  const { addresses } = await askProduct<{ addresses: { id: string; isDefault: boolean }[] }>(
    '{ addresses { id isDefault } }',
    {},
    token,
  )
  const addressId = addresses.find(({ isDefault }) => isDefault)?.id ?? ''
  const { serviceOffers } = await askProduct<{ serviceOffers: { offers: { id: string; name: string }[] } }>(
    `query ($addressId: ID!, $catalog: ServiceCatalog!) {
      serviceOffers(addressId: $addressId, catalog: $catalog) { offers { id name } }
    }`,
    { addressId, catalog },
    token,
  )
  const serviceId = serviceOffers.offers.find((offer) => offer.name === name)?.id
  if (!serviceId) throw new Error(`avery is offered no ${name}`)
  return { addressId, serviceId }
}

/** A day of which both halves are taken, yyyy-mm-dd. */
export async function fullDay(token: string, { addressId, serviceId }: DemoOffer): Promise<string> {
  const { availability } = await askProduct<{ availability: { fullDays: string[] } }>(
    `query ($addressId: ID!, $serviceId: ID!) {
      availability(addressId: $addressId, serviceId: $serviceId) { fullDays }
    }`,
    { addressId, serviceId },
    token,
  )
  const [day] = availability.fullDays
  if (!day) throw new Error('No day is full')
  return day
}

/** Numbers of avery's orders, one for each status there is one in. */
export async function orderNumbers(token: string): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all(
    ['Ongoing', 'History'].map((group) =>
      askProduct<{ orders: { edges: { node: { orderNo: string; status: string } }[] } }>(
        'query ($group: OrderGroup!) { orders(group: $group, first: 50) { edges { node { orderNo status } } } }',
        { group },
        token,
      ),
    ),
  )
  const nodes = lists.flatMap(({ orders }) => orders.edges.map(({ node }) => node))
  return new Map(nodes.map(({ status, orderNo }) => [status, orderNo]))
}

/** Number of an order that its customer may move to another time. */
export async function movableOrder(token: string): Promise<string> {
  const { orders } = await askProduct<{
    orders: { edges: { node: { orderNo: string; viewerMay: { reschedule: boolean } } }[] }
  }>(
    '{ orders(group: Ongoing, first: 50) { edges { node { orderNo viewerMay { reschedule } } } } }',
    {},
    token,
  )
  const found = orders.edges.find(({ node }) => node.viewerMay.reschedule)
  if (!found) throw new Error('No order can be moved')
  return found.node.orderNo
}
