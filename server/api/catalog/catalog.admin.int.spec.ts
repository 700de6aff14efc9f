import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listAdditionalItems } from '../../catalog/additionalItems.store.ts'
import { listKeptServices } from '../../catalog/services.store.ts'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { type CatalogRestSteps, catalogRestSteps, windows } from '../../testing/catalogRestSteps.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What administrators do with the services of the catalogue through the documented calls (back-office document, sections 5 and 7). */

let product: TestApp
let token: string
let visitor: string
let office: CatalogRestSteps
beforeAll(async () => {
  product = await startTestApp()
  token = (await product.admin()).token
  visitor = (await product.customer()).token
  office = catalogRestSteps(product, token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('the list of a catalog', () => {
  it('has every service with its check points, and every additional item, in their order', async () => {
    const { serviceItems, additionalItems } = await office.catalogData(3)
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
    const added = await office.call('/Staff/addServiceItem', windows)
    expect(added).toMatchObject({ status: 200, body: { msg: 'Service added' } })
    const { serviceId } = added.body
    const { serviceCatalog: _catalog, ...fields } = windows
    expect(await office.shown(serviceId)).toEqual({ serviceId, ...fields, checkPointItems: [] })
    expect((await office.catalogData(1)).serviceItems.at(-1)?.serviceId).toBe(serviceId)
    const flat = {
      ...windows,
      serviceId,
      name: 'Windows, all year',
      noCalc: true,
      periodType: 1,
      disabled: true,
    }
    expect((await office.call('/Staff/saveServiceItem', flat)).body).toEqual({
      msg: 'Service saved',
    })
    expect(await office.shown(serviceId)).toMatchObject({
      name: 'Windows, all year',
      periodType: 1,
      disabled: true,
    })
    const gone = await office.call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })
    expect(gone.body).toEqual({ msg: 'Service removed' })
    expect(await office.shown(serviceId)).toBeUndefined()
    expect(await office.call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'not found' },
    })
  })

  it.each([
    [{ name: ' ' }, 'name', 'Item name cannot be empty.'],
    [{ name: null }, 'name', 'Item name cannot be empty.'],
    [{ name: 'x'.repeat(51) }, 'name', '50 characters maximum'],
    [{ periodType: 1 }, 'periodType', 'Only a flat-price service can be booked by the month or season.'],
    [{ detailType: 121 }, 'detailType', 'This add-on belongs to another service type.'],
    [{ detailType: 112 }, 'detailType', 'This value isn’t valid.'],
    [{ serviceCatalog: 4 }, 'serviceCatalog', 'This value isn’t valid.'],
  ])('with %j is refused under %s, new or not', async (change, tag, msg) => {
    const serviceId = demoServiceId('standardClean')
    const before = await office.catalogData(1)
    for (const [path, body] of [
      ['/Staff/addServiceItem', windows],
      ['/Staff/saveServiceItem', { ...windows, serviceId }],
    ] as const)
      expect(await office.call(path, { ...body, ...change })).toMatchObject({
        status: 400,
        body: { tag, msg },
      })
    expect(await office.catalogData(1)).toEqual(before)
  })

  it.each(['', null])('that is not named (%j) is told so under its id', async (serviceId) => {
    expect(await office.call('/Staff/saveServiceItem', { ...windows, serviceId })).toMatchObject({
      status: 400,
      body: { tag: 'serviceId', msg: 'This field is required.' },
    })
  })

  it('of another catalog is not found', async () => {
    const serviceId = demoServiceId('mowing')
    const refused = { status: 400, body: { tag: 'warning', msg: 'not found' } }
    expect(await office.call('/Staff/saveServiceItem', { ...windows, serviceId })).toMatchObject(refused)
    expect(await office.call('/Staff/removeServiceItem', { serviceCatalog: 1, serviceId })).toMatchObject(
      refused,
    )
  })

  it('with check points is not removed', async () => {
    const serviceId = demoServiceId('mowing')
    const refused = await office.call('/Staff/removeServiceItem', { serviceCatalog: 2, serviceId })
    expect(refused).toMatchObject({ status: 400, body: { tag: 'warning' } })
    expect(refused.body.msg).toBe('This service has check points. Remove them first.')
    expect(await office.shown(serviceId, 2)).toBeDefined()
  })
})

it('tells refusals and messages in the language of the caller', async () => {
  const headers = { 'accept-language': 'fr' }
  const refused = await product.rest('/Staff/addServiceItem', { ...windows, name: '' }, { token, headers })
  expect(refused.body).toEqual({ tag: 'name', msg: 'Le nom de l’élément ne peut pas être vide.' })
})

it('keeps getServiceDetailList as a stub for everybody', async () => {
  const msg = 'Choose a service on the home page to book.'
  const people = [{}, ...[visitor, token].map((one) => ({ authorization: `Bearer ${one}` }))]
  for (const headers of people)
    for (const query of ['?catalog=1', '?catalog=nothing', '']) {
      const reply = await product.send(`/api/Service/getServiceDetailList${query}`, { headers })
      expect(reply).toMatchObject({ status: 200, body: { msg } })
      expect(contractFaults('/Service/getServiceDetailList', reply)).toEqual([])
    }
})
