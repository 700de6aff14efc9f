import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogRestSteps, catalogRestSteps, pane, windows } from '../../testing/catalogRestSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What administrators do with check points and additional items through the documented calls (back-office document, sections 5 and 7). */

let product: TestApp
let office: CatalogRestSteps
beforeAll(async () => {
  product = await startTestApp()
  office = catalogRestSteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('a check point', () => {
  it('is added, saved and removed, each with a message', async () => {
    const serviceId = await office.addWindows()
    const added = await office.call('/Staff/addCheckPointItem', { serviceId, ...pane })
    expect(added).toMatchObject({ status: 200, body: { msg: 'Check point added' } })
    const { itemId } = added.body
    await office.call('/Staff/addCheckPointItem', { serviceId, itemName: 'Screens', timeConsuming: 10 })
    expect((await office.shown(serviceId))?.checkPointItems).toEqual([
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
    const saved = await office.call('/Staff/saveCheckPointItem', { serviceId, itemId, ...shorter })
    expect(saved.body).toEqual({ msg: 'Check point saved' })
    expect((await office.shown(serviceId))?.checkPointItems[0]).toEqual({ id: itemId, ...shorter })
    const removed = await office.call('/Staff/removeCheckPointItem', { itemId, serviceId })
    expect(removed.body).toEqual({ msg: 'Check point removed' })
    expect((await office.shown(serviceId))?.checkPointItems.map(({ itemName }) => itemName)).toEqual([
      'Screens',
    ])
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
    const service = (await office.catalogData(1)).serviceItems[0]
    const serviceId = service?.serviceId
    const itemId = service?.checkPointItems[0]?.id
    for (const [path, ids] of [
      ['/Staff/addCheckPointItem', { serviceId }],
      ['/Staff/saveCheckPointItem', { serviceId, itemId }],
    ] as const)
      expect(await office.call(path, { ...ids, ...pane, ...change })).toMatchObject({
        status: 400,
        body: { tag, msg },
      })
    expect((await office.catalogData(1)).serviceItems[0]).toEqual(service)
  })

  it.each([['', null, crypto.randomUUID(), 'x', 0]])(
    'of a service %j that is none is told so in the documented words',
    async (serviceId) => {
      expect(await office.call('/Staff/addCheckPointItem', { serviceId, ...pane })).toMatchObject({
        status: 400,
        body: { tag: 'serviceId', msg: 'ServiceId of the item is invalid while adding new item.' },
      })
    },
  )

  it('of another service is not found', async () => {
    const [first, second] = (await office.catalogData(1)).serviceItems
    const ids = { serviceId: second?.serviceId, itemId: first?.checkPointItems[0]?.id }
    const refused = { status: 400, body: { tag: 'warning', msg: 'not found' } }
    expect(await office.call('/Staff/saveCheckPointItem', { ...ids, ...pane })).toMatchObject(refused)
    expect(await office.call('/Staff/removeCheckPointItem', ids)).toMatchObject(refused)
  })

  it('of a disabled service is neither added nor edited, but removed', async () => {
    const serviceId = await office.addWindows()
    const { itemId } = (await office.call('/Staff/addCheckPointItem', { serviceId, ...pane })).body
    await office.call('/Staff/saveServiceItem', { ...windows, serviceId, disabled: true })
    const refused = {
      status: 400,
      body: { tag: 'warning', msg: expect.stringMatching(/Enable it first/) },
    }
    expect(await office.call('/Staff/addCheckPointItem', { serviceId, ...pane })).toMatchObject(refused)
    expect(await office.call('/Staff/saveCheckPointItem', { serviceId, itemId, ...pane })).toMatchObject(
      refused,
    )
    expect((await office.call('/Staff/removeCheckPointItem', { serviceId, itemId })).status).toBe(200)
    expect((await office.call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })).status).toBe(200)
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
    const added = await office.call('/Staff/addPropertyAdditionalItem', garage)
    expect(added).toMatchObject({ status: 200, body: { msg: 'Additional item added' } })
    const { itemId } = added.body
    const { serviceCatalog: _catalog, ...fields } = garage
    expect((await office.catalogData(3)).additionalItems.at(-1)).toEqual({ id: itemId, ...fields })
    const more = { ...garage, itemId, countingType: 1, consuming: 500 }
    const saved = await office.call('/Staff/savePropertyAdditionalItem', more)
    expect(saved.body).toEqual({ msg: 'Additional item saved' })
    expect((await office.catalogData(3)).additionalItems.at(-1)).toMatchObject({
      countingType: 1,
      consuming: 500,
    })
    const other = await office.call('/Staff/removePropertyAdditionalItem', { serviceCatalog: 1, Id: itemId })
    expect(other).toMatchObject({ status: 400, body: { tag: 'warning', msg: 'not found' } })
    const removed = await office.call('/Staff/removePropertyAdditionalItem', {
      serviceCatalog: 3,
      Id: itemId,
    })
    expect(removed.body).toEqual({ msg: 'Additional item removed' })
    expect((await office.catalogData(3)).additionalItems.map(({ id }) => id)).not.toContain(itemId)
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
    [{ detailType: 111 }, 'detailType', 'This add-on belongs to another service type.'],
  ])('with %j is refused under %s, new or not', async (change, tag, msg) => {
    const before = await office.catalogData(3)
    const itemId = before.additionalItems[0]?.id
    for (const [path, body] of [
      ['/Staff/addPropertyAdditionalItem', garage],
      ['/Staff/savePropertyAdditionalItem', { ...garage, itemId }],
    ] as const)
      expect(await office.call(path, { ...body, ...change })).toMatchObject({
        status: 400,
        body: { tag, msg },
      })
    expect(await office.catalogData(3)).toEqual(before)
  })
})
