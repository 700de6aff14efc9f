import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  ADD_ADDITIONAL_ITEM,
  ADD_CHECK_POINT,
  ADD_SERVICE,
  ADDITIONAL_ITEMS,
  CATALOG_SETTINGS,
  REMOVE_ADDITIONAL_ITEM,
  REMOVE_CHECK_POINT,
  REMOVE_SERVICE,
  SAVE_ADDITIONAL_ITEM,
  SAVE_CATALOG_SETTINGS,
  SAVE_CHECK_POINT,
  SAVE_SERVICE,
} from '../../testing/catalogDocuments.ts'
import {
  type CatalogReply,
  type CatalogSteps,
  catalogSteps,
  windowsForm,
} from '../../testing/catalogSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What administrators do in the catalogue at `/graphql`: keys, versions, refusals, settings. */

let product: TestApp
let office: CatalogSteps
beforeAll(async () => {
  product = await startTestApp()
  office = catalogSteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const busy = {
  userErrors: [
    {
      code: 'BUSY',
      field: null,
      message: 'Someone else changed this at the same time. Reload and try again.',
    },
  ],
}
const key = () => crypto.randomUUID()

describe('adding', () => {
  it('once more with the same key adds nothing more, and with other fields is refused', async () => {
    const input = { key: key(), catalog: 'LawnCare', ...windowsForm }
    const [first, again] = [await office.change(ADD_SERVICE, input), await office.change(ADD_SERVICE, input)]
    expect(first).toMatchObject({
      message: 'Service added',
      userErrors: [],
      service: windowsForm,
    })
    expect(again.service).toEqual(first.service)
    const other = await office.change(ADD_SERVICE, { ...input, name: 'Doors' })
    expect(other).toMatchObject({ service: null, userErrors: [{ code: 'KEY_REUSED', field: null }] })
  })

  it('holds for check points and additional items too', async () => {
    const { id: serviceId } = await office.newService()
    const pane = { key: key(), serviceId, name: 'Panes', minutes: 30 }
    await office.change(ADD_CHECK_POINT, pane)
    const { service } = await office.change(ADD_CHECK_POINT, pane)
    expect(service?.checkPoints).toMatchObject([
      { name: 'Panes', minutes: 30, extraMode: null, extraAmount: 0 },
    ])
    expect(await office.change(ADD_CHECK_POINT, { ...pane, minutes: 31 })).toMatchObject({
      userErrors: [{ code: 'KEY_REUSED', field: null }],
    })
    const corner = {
      ...{ key: key(), catalog: 'HouseCleaning', conditionKind: 'Area', attribute: 5 },
      ...{ mode: 'ByMinute', amount: 7, addOn: 'None' },
    }
    const added = await office.change(ADD_ADDITIONAL_ITEM, corner)
    expect(added).toMatchObject({ item: { label: 'Corner lot', amount: 7, version: 1 } })
    expect((await office.change(ADD_ADDITIONAL_ITEM, corner)).item).toEqual(added.item)
    const other = await office.change(ADD_ADDITIONAL_ITEM, { ...corner, amount: 8 })
    expect(other).toMatchObject({ item: null, userErrors: [{ code: 'KEY_REUSED', field: null }] })
  })
})

describe('a refusal names the field as the form has it', () => {
  it.each([
    [ADD_SERVICE, { name: '' }, 'ITEM_NAME_REQUIRED', 'name', 'Item name cannot be empty.'],
    [ADD_SERVICE, { periodType: 'Season' }, 'PERIOD_NEEDS_FLAT_SERVICE', 'periodType', undefined],
    [ADD_SERVICE, { addOn: 'PestControl' }, 'ADD_ON_OF_OTHER_CATALOG', 'addOn', undefined],
    [ADD_SERVICE, { key: '' }, 'FIELD_REQUIRED', 'key', undefined],
    [ADD_CHECK_POINT, { minutes: 0 }, 'BASE_MINUTES_INVALID', 'minutes', 'Base number is invalid.'],
    [ADD_CHECK_POINT, { extraAmount: 5 }, 'EXTRA_TYPE_REQUIRED', 'extraMode', undefined],
    [ADD_CHECK_POINT, { extraMode: 'ByPercent' }, 'EXTRA_AMOUNT_REQUIRED', 'extraAmount', undefined],
    [ADD_CHECK_POINT, {}, 'CHECK_POINT_SERVICE_INVALID', 'serviceId', undefined],
    [ADD_ADDITIONAL_ITEM, { attribute: 9 }, 'CONDITION_REQUIRED', 'attribute', undefined],
    [ADD_ADDITIONAL_ITEM, { amount: 0 }, 'COUNTING_AMOUNT_INVALID', 'amount', 'Counting number invalid.'],
    [
      SAVE_CATALOG_SETTINGS,
      { pointsPerMinute: 1001 },
      'POINTS_PER_MINUTE_INVALID',
      'pointsPerMinute',
      'Enter whole points per minute from 1 to 1,000.',
    ],
  ])('%#: %s with %j', async (mutation, change, code, field, message) => {
    const point = { key: key(), serviceId: key(), name: 'Panes', minutes: 30 }
    const item = { conditionKind: 'Area', attribute: 5, mode: 'ByMinute', amount: 7, addOn: 'None' }
    const catalog = 'HouseCleaning'
    const inputs = new Map<string, object>([
      [ADD_SERVICE, { key: key(), catalog, ...windowsForm }],
      [ADD_CHECK_POINT, point],
      [ADD_ADDITIONAL_ITEM, { key: key(), catalog, ...item }],
      [SAVE_CATALOG_SETTINGS, { catalog, version: 0 }],
    ])
    const { userErrors } = await office.change(mutation, { ...inputs.get(mutation), ...change })
    expect(userErrors).toEqual([{ code, field, message: message ?? expect.any(String) }])
  })
})

describe('two administrators', () => {
  it('who save one service from one state: the later is told, and tells the first again from the newer', async () => {
    const { id: serviceId, version } = await office.newService()
    const save = (name: string, seen = version) =>
      office.change(SAVE_SERVICE, { serviceId, version: seen, ...windowsForm, name })
    const replies = await Promise.all([save('Panes'), save('Glass')])
    const refused = replies.filter(({ userErrors }) => userErrors.length > 0)
    expect(refused).toEqual([{ message: null, service: null, ...busy }])
    const now = await office.service(serviceId)
    expect(now.version).toBe(version + 1)
    expect(await save('Mirrors', now.version)).toMatchObject({ service: { name: 'Mirrors' }, userErrors: [] })
    expect(await office.change(REMOVE_SERVICE, { serviceId, version })).toMatchObject(busy)
    const gone = await office.change(REMOVE_SERVICE, { serviceId, version: now.version + 1 })
    expect(gone).toEqual({ message: 'Service removed', service: null, userErrors: [] })
    expect(await save('Again', now.version + 2)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
  })

  it('who save the same leave one version', async () => {
    const { id: serviceId, version } = await office.newService()
    const same = { serviceId, version, ...windowsForm }
    const [one, two] = [await office.change(SAVE_SERVICE, same), await office.change(SAVE_SERVICE, same)]
    expect([one.service?.version, two.service?.version]).toEqual([version, version])
  })

  it('who edit one check point, item or setting: the later is told', async () => {
    const { id: serviceId } = await office.newService()
    const point = { name: 'Panes', minutes: 30 }
    const added = await office.change(ADD_CHECK_POINT, { key: key(), serviceId, ...point })
    const checkPointId = added.service?.checkPoints[0]?.id
    const seen = { serviceId, checkPointId, version: 1 }
    await office.change(SAVE_CHECK_POINT, { ...seen, ...point, minutes: 31 })
    expect(await office.change(SAVE_CHECK_POINT, { ...seen, ...point })).toMatchObject(busy)
    expect(await office.change(REMOVE_CHECK_POINT, seen)).toMatchObject(busy)
    const removed = await office.change(REMOVE_CHECK_POINT, { ...seen, version: 2 })
    expect(removed).toMatchObject({
      message: 'Check point removed',
      service: { checkPoints: [] },
    })

    const [item] = await itemsOf('SnowRemoval')
    const other = { conditionKind: 'Driveway', attribute: 2, mode: 'ByReduction', amount: 9, addOn: 'None' }
    const at = { itemId: item?.id, version: item?.version }
    expect(await office.change(SAVE_ADDITIONAL_ITEM, { ...at, ...other })).toMatchObject({
      message: 'Additional item saved',
      item: { amount: 9, version: 2 },
    })
    expect(await office.change(SAVE_ADDITIONAL_ITEM, { ...at, ...other })).toMatchObject(busy)
    expect(await office.change(REMOVE_ADDITIONAL_ITEM, at)).toMatchObject(busy)

    const rate = { catalog: 'SnowRemoval', pointsPerMinute: 95, version: 1 }
    const rates = await Promise.all([
      office.change(SAVE_CATALOG_SETTINGS, rate),
      office.change(SAVE_CATALOG_SETTINGS, { ...rate, pointsPerMinute: 96 }),
    ])
    expect(rates.filter(({ userErrors }) => userErrors[0]?.code === 'BUSY')).toHaveLength(1)
    expect(rates.filter(({ setting }) => setting?.version === 2)).toHaveLength(1)
  })
})

async function itemsOf(catalog: string) {
  const { additionalItems } = await office.ask<{
    additionalItems: readonly { readonly id: string; readonly version: number }[]
  }>(ADDITIONAL_ITEMS, { catalog })
  return additionalItems
}

describe('the settings', () => {
  it('give the rates and what else prices and calendars go by', async () => {
    const { catalogSettings } = await office.ask<Record<string, object>>(CATALOG_SETTINGS, {})
    expect(catalogSettings).toMatchObject({
      catalogs: [
        { catalog: 'HouseCleaning', pointsPerMinute: 75, version: 1 },
        { catalog: 'LawnCare', pointsPerMinute: 90, version: 1 },
        { catalog: 'SnowRemoval' },
      ],
      slotHours: { amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14 },
      dayLatestBookHour: 14,
      monthsAhead: 5,
      pointsPerDollar: 100,
    })
  })
})

it('answers in the language of the request', async () => {
  const input = { key: key(), catalog: 'HouseCleaning', ...windowsForm, name: ' ' }
  const token = (await product.admin()).token
  const { body } = await product.graphql<{ addService: CatalogReply }>(
    ADD_SERVICE,
    { input },
    { token, headers: { 'accept-language': 'zh' } },
  )
  expect(body.data.addService.userErrors).toEqual([
    { code: 'ITEM_NAME_REQUIRED', field: 'name', message: '项目名称不能为空。' },
  ])
})
