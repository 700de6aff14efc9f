import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractFaults } from '../testing/contractReplies.ts'
import { countStatements } from '../testing/countStatements.ts'
import { type StartedProduct, startProduct } from '../testing/startProduct.ts'
import { listAdditionalItems } from './additionalItems.store.ts'
import { demoServiceId } from './demoCatalog.store.ts'
import { listKeptServices } from './services.store.ts'

/** What administrators do in the catalogue through the documented calls (back-office document, sections 5 and 7). */

let product: StartedProduct
let token: string
let visitor: string
beforeAll(async () => {
  product = await startProduct()
  token = (await product.admin()).token
  visitor = (await product.customer()).token
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

interface Said {
  readonly tag?: string
  readonly msg: string
  readonly serviceId: string
  readonly itemId: string
}

async function call<Body = Said>(path: string, body: object) {
  const reply = await product.rest<Body>(path, body, { token })
  expect(contractFaults(path, reply)).toEqual([])
  return reply
}

async function catalogData(serviceCatalog: number) {
  const { body } = await call<ServiceItemData>('/Staff/getServiceItemData', { serviceCatalog })
  return body
}

interface ServiceItemData {
  readonly additionalItems: readonly { readonly id: string; readonly consuming: number }[]
  readonly serviceItems: readonly {
    readonly serviceId: string
    readonly name: string
    readonly checkPointItems: readonly { readonly id: string; readonly itemName: string }[]
  }[]
}

const windows = {
  serviceCatalog: 1,
  name: 'Windows',
  description: 'Inside and outside.\nScreens too.',
  disabled: false,
  noCalc: false,
  periodType: 0,
  detailType: 0,
}
const pane = { itemName: 'Panes', timeConsuming: 30, extraCountingType: 2, extraConsuming: 50 }

async function addWindows(change: Partial<typeof windows> = {}): Promise<string> {
  return (await call('/Staff/addServiceItem', { ...windows, ...change })).body.serviceId
}

async function shown(serviceId: string, serviceCatalog = 1) {
  const { serviceItems } = await catalogData(serviceCatalog)
  return serviceItems.find((service) => service.serviceId === serviceId)
}

describe('the list of a catalog', () => {
  it('has every service with its check points, and every additional item, in their order', async () => {
    const { serviceItems, additionalItems } = await catalogData(3)
    expect(serviceItems.map(({ name }) => name)).toEqual([
      'Single snow visit',
      'Monthly snow plan',
      'Seasonal snow removal',
    ])
    expect(serviceItems[2]).toEqual({
      serviceId: demoServiceId('snowSeason'),
      name: 'Seasonal snow removal',
      description: 'Cleared after every snowfall of 5 cm or more, September to April.',
      disabled: false,
      noCalc: true,
      periodType: 2,
      detailType: 0,
      checkPointItems: [
        { itemName: 'Driveway', timeConsuming: 290 },
        { itemName: 'Walks and steps', timeConsuming: 190 },
      ].map((point) => ({ ...point, id: expect.any(String), extraCountingType: 0, extraConsuming: 0 })),
    })
    expect(additionalItems).toHaveLength(5)
    expect(additionalItems[3]).toEqual({
      id: expect.any(String),
      condType: 2,
      propertyAttr: 5,
      countingType: 1,
      consuming: 12,
      detailType: 0,
    })
  })

  it('takes three statements, however long it is', async () => {
    const counted = countStatements(product.database.db)
    await Promise.all([listKeptServices(counted.db, 1), listAdditionalItems(counted.db, 1)])
    expect(counted.statements()).toBe(3)
  })
})

describe('a service', () => {
  it('is added, saved, disabled and removed, each with a message', async () => {
    const added = await call('/Staff/addServiceItem', windows)
    expect(added).toMatchObject({ status: 200, body: { msg: 'The service has been added.' } })
    const { serviceId } = added.body
    const { serviceCatalog: _catalog, ...fields } = windows
    expect(await shown(serviceId)).toEqual({ serviceId, ...fields, checkPointItems: [] })
    expect((await catalogData(1)).serviceItems.at(-1)?.serviceId).toBe(serviceId)
    const flat = {
      ...windows,
      serviceId,
      name: 'Windows, all year',
      noCalc: true,
      periodType: 1,
      disabled: true,
    }
    expect((await call('/Staff/saveServiceItem', flat)).body).toEqual({ msg: 'The service has been saved.' })
    expect(await shown(serviceId)).toMatchObject({ name: 'Windows, all year', periodType: 1, disabled: true })
    const gone = await call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })
    expect(gone.body).toEqual({ msg: 'The service has been removed.' })
    expect(await shown(serviceId)).toBeUndefined()
    expect(await call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'not found' },
    })
  })

  it.each([
    [{ name: ' ' }, 'name', 'Item name cannot be empty.'],
    [{ name: null }, 'name', 'Item name cannot be empty.'],
    [{ name: 'x'.repeat(51) }, 'name', 'This is too long; 50 characters at most.'],
    [
      { periodType: 1 },
      'periodType',
      'Only a service with a fixed price can be booked by the month or season.',
    ],
    [{ detailType: 121 }, 'detailType', 'This add-on belongs to another catalog.'],
    [{ detailType: 112 }, 'detailType', 'This value is not valid.'],
    [{ serviceCatalog: 4 }, 'serviceCatalog', 'This value is not valid.'],
  ])('with %j is refused under %s, new or not', async (change, tag, msg) => {
    const serviceId = demoServiceId('standardClean')
    const before = await catalogData(1)
    for (const [path, body] of [
      ['/Staff/addServiceItem', windows],
      ['/Staff/saveServiceItem', { ...windows, serviceId }],
    ] as const)
      expect(await call(path, { ...body, ...change })).toMatchObject({ status: 400, body: { tag, msg } })
    expect(await catalogData(1)).toEqual(before)
  })

  it.each(['', null])('that is not named (%j) is told so under its id', async (serviceId) => {
    expect(await call('/Staff/saveServiceItem', { ...windows, serviceId })).toMatchObject({
      status: 400,
      body: { tag: 'serviceId', msg: 'This field is required.' },
    })
  })

  it('of another catalog is not found', async () => {
    const serviceId = demoServiceId('mowing')
    const refused = { status: 400, body: { tag: 'warning', msg: 'not found' } }
    expect(await call('/Staff/saveServiceItem', { ...windows, serviceId })).toMatchObject(refused)
    expect(await call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })).toMatchObject(refused)
  })

  it('with check points is not removed', async () => {
    const serviceId = demoServiceId('mowing')
    const refused = await call('/Staff/removeServiceItem', { serviceCatalog: 2, serviceId })
    expect(refused).toMatchObject({ status: 400, body: { tag: 'warning' } })
    expect(refused.body.msg).toBe(
      'A service that has check points cannot be removed. Please remove its check points first.',
    )
    expect(await shown(serviceId, 2)).toBeDefined()
  })
})

describe('a check point', () => {
  it('is added, saved and removed, each with a message', async () => {
    const serviceId = await addWindows()
    const added = await call('/Staff/addCheckPointItem', { serviceId, ...pane })
    expect(added).toMatchObject({ status: 200, body: { msg: 'The check point has been added.' } })
    const { itemId } = added.body
    await call('/Staff/addCheckPointItem', { serviceId, itemName: 'Screens', timeConsuming: 10 })
    expect((await shown(serviceId))?.checkPointItems).toEqual([
      { id: itemId, ...pane },
      {
        id: expect.any(String),
        itemName: 'Screens',
        timeConsuming: 10,
        extraCountingType: 0,
        extraConsuming: 0,
      },
    ])
    const shorter = { ...pane, itemName: 'All panes', timeConsuming: 25 }
    const saved = await call('/Staff/saveCheckPointItem', { serviceId, itemId, ...shorter })
    expect(saved.body).toEqual({ msg: 'The check point has been saved.' })
    expect((await shown(serviceId))?.checkPointItems[0]).toEqual({ id: itemId, ...shorter })
    const removed = await call('/Staff/removeCheckPointItem', { itemId, serviceId })
    expect(removed.body).toEqual({ msg: 'The check point has been removed.' })
    expect((await shown(serviceId))?.checkPointItems.map(({ itemName }) => itemName)).toEqual(['Screens'])
  })

  it.each([
    [{ itemName: '' }, 'itemName', 'Item name cannot be empty.'],
    [{ timeConsuming: 0 }, 'timeConsuming', 'Base number is invalid.'],
    [{ timeConsuming: -1 }, 'timeConsuming', 'Base number is invalid.'],
    [{ timeConsuming: 501 }, 'timeConsuming', 'Base number is invalid.'],
    [{ timeConsuming: 2.5 }, 'timeConsuming', 'Base number is invalid.'],
    [{ timeConsuming: null }, 'timeConsuming', 'Base number is invalid.'],
    [
      { extraCountingType: 0, extraConsuming: 5 },
      'extraCountingType',
      'Extra counting type must be set while Extra num is more than 0.',
    ],
    [
      { extraCountingType: 3, extraConsuming: 0 },
      'extraConsuming',
      'Extra num must be set while Extra counting type has been set.',
    ],
    [{ extraConsuming: 101 }, 'extraConsuming', 'Counting number invalid.'],
  ])('with %j is refused under %s, new or not', async (change, tag, msg) => {
    const service = (await catalogData(1)).serviceItems[0]
    const serviceId = service?.serviceId
    const itemId = service?.checkPointItems[0]?.id
    for (const [path, ids] of [
      ['/Staff/addCheckPointItem', { serviceId }],
      ['/Staff/saveCheckPointItem', { serviceId, itemId }],
    ] as const)
      expect(await call(path, { ...ids, ...pane, ...change })).toMatchObject({
        status: 400,
        body: { tag, msg },
      })
    expect((await catalogData(1)).serviceItems[0]).toEqual(service)
  })

  it.each([['', null, crypto.randomUUID(), 'x', 0]])(
    'of a service %j that is none is told so in the documented words',
    async (serviceId) => {
      expect(await call('/Staff/addCheckPointItem', { serviceId, ...pane })).toMatchObject({
        status: 400,
        body: { tag: 'serviceId', msg: 'ServiceId of the item is invalid while adding new item.' },
      })
    },
  )

  it('of another service is not found', async () => {
    const [first, second] = (await catalogData(1)).serviceItems
    const ids = { serviceId: second?.serviceId, itemId: first?.checkPointItems[0]?.id }
    const refused = { status: 400, body: { tag: 'warning', msg: 'not found' } }
    expect(await call('/Staff/saveCheckPointItem', { ...ids, ...pane })).toMatchObject(refused)
    expect(await call('/Staff/removeCheckPointItem', ids)).toMatchObject(refused)
  })

  it('of a disabled service is neither added nor edited, but removed', async () => {
    const serviceId = await addWindows()
    const { itemId } = (await call('/Staff/addCheckPointItem', { serviceId, ...pane })).body
    await call('/Staff/saveServiceItem', { ...windows, serviceId, disabled: true })
    const refused = {
      status: 400,
      body: { tag: 'warning', msg: expect.stringMatching(/enable the service/) },
    }
    expect(await call('/Staff/addCheckPointItem', { serviceId, ...pane })).toMatchObject(refused)
    expect(await call('/Staff/saveCheckPointItem', { serviceId, itemId, ...pane })).toMatchObject(refused)
    expect((await call('/Staff/removeCheckPointItem', { serviceId, itemId })).status).toBe(200)
    expect((await call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })).status).toBe(200)
  })
})

const garage = {
  serviceCatalog: 3,
  condType: 7,
  propertyAttr: 1,
  countingType: 2,
  consuming: 10,
  detailType: 0,
}
describe('an additional item', () => {
  it('is added, saved and removed, each with a message', async () => {
    const added = await call('/Staff/addPropertyAdditionalItem', garage)
    expect(added).toMatchObject({ status: 200, body: { msg: 'The additional item has been added.' } })
    const { itemId } = added.body
    const { serviceCatalog: _catalog, ...fields } = garage
    expect((await catalogData(3)).additionalItems.at(-1)).toEqual({ id: itemId, ...fields })
    const more = { ...garage, itemId, countingType: 1, consuming: 500 }
    const saved = await call('/Staff/savePropertyAdditionalItem', more)
    expect(saved.body).toEqual({ msg: 'The additional item has been saved.' })
    expect((await catalogData(3)).additionalItems.at(-1)).toMatchObject({ countingType: 1, consuming: 500 })
    const other = await call('/Staff/removePropertyAdditionalItem', { serviceCatalog: 1, Id: itemId })
    expect(other).toMatchObject({ status: 400, body: { tag: 'warning', msg: 'not found' } })
    const removed = await call('/Staff/removePropertyAdditionalItem', { serviceCatalog: 3, Id: itemId })
    expect(removed.body).toEqual({ msg: 'The additional item has been removed.' })
    expect((await catalogData(3)).additionalItems.map(({ id }) => id)).not.toContain(itemId)
  })

  it.each([
    [{ condType: 0 }, 'condType', 'Property condition/attribute must be selected.'],
    [{ condType: null }, 'condType', 'Property condition/attribute must be selected.'],
    [{ condType: 3 }, 'condType', 'Property condition/attribute must be selected.'],
    [{ propertyAttr: 0 }, 'propertyAttr', 'Property condition/attribute must be selected.'],
    [{ propertyAttr: 5 }, 'propertyAttr', 'Property condition/attribute must be selected.'],
    [{ countingType: 0 }, 'countingType', 'Counting type must be selected.'],
    [{ countingType: null }, 'countingType', 'Counting type must be selected.'],
    [{ consuming: 0 }, 'consuming', 'Counting number invalid.'],
    [{ countingType: 1, consuming: 501 }, 'consuming', 'Counting number invalid.'],
    [{ consuming: 101 }, 'consuming', 'Counting number invalid.'],
    [{ consuming: 1.5 }, 'consuming', 'Counting number invalid.'],
    [{ detailType: 111 }, 'detailType', 'This add-on belongs to another catalog.'],
  ])('with %j is refused under %s, new or not', async (change, tag, msg) => {
    const before = await catalogData(3)
    const itemId = before.additionalItems[0]?.id
    for (const [path, body] of [
      ['/Staff/addPropertyAdditionalItem', garage],
      ['/Staff/savePropertyAdditionalItem', { ...garage, itemId }],
    ] as const)
      expect(await call(path, { ...body, ...change })).toMatchObject({ status: 400, body: { tag, msg } })
    expect(await catalogData(3)).toEqual(before)
  })
})

it('tells refusals and messages in the language of the caller', async () => {
  const headers = { 'accept-language': 'fr' }
  const refused = await product.rest('/Staff/addServiceItem', { ...windows, name: '' }, { token, headers })
  expect(refused.body).toEqual({ tag: 'name', msg: 'Le nom de l’élément ne peut pas être vide.' })
})

it('keeps getServiceDetailList as a stub for customers', async () => {
  const ask = (query: string, headers = { authorization: `Bearer ${visitor}` }) =>
    product.send(`/api/Service/getServiceDetailList${query}`, { headers })
  const msg = 'Please choose a service card on the home page to book.'
  for (const query of ['?catalog=1', '?catalog=nothing', '']) {
    const reply = await ask(query)
    expect(reply).toMatchObject({ status: 200, body: { msg } })
    expect(contractFaults('/Service/getServiceDetailList', reply)).toEqual([])
  }
  expect((await ask('?catalog=1', { authorization: `Bearer ${token}` })).status).toBe(401)
})
