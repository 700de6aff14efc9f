import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { OFFERS } from '../../testing/bookingDocuments.ts'
import {
  ADD_ADDITIONAL_ITEM,
  ADD_CHECK_POINT,
  ADD_SERVICE,
  ADDITIONAL_ITEMS,
  CATALOG_SETTINGS,
  PREVIEW_PRICE,
  REMOVE_ADDITIONAL_ITEM,
  REMOVE_CHECK_POINT,
  REMOVE_SERVICE,
  SAVE_ADDITIONAL_ITEM,
  SAVE_CATALOG_SETTINGS,
  SAVE_CHECK_POINT,
  SAVE_SERVICE,
  SAVE_SERVICE_TEXTS,
} from '../../testing/catalogDocuments.ts'
import { type CatalogReply, type CatalogSteps, catalogSteps } from '../../testing/catalogSteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type StartedProduct, startProduct } from '../../testing/startProduct.ts'
import { demoServiceId } from '../../tools/demo/demoCatalog.store.ts'
import type { Price } from './catalog.graphql.ts'

/** What administrators do in the catalogue at `/graphql`: keys, versions, languages, previews. */

let product: StartedProduct
let office: CatalogSteps
let customer: Newcomer
beforeAll(async () => {
  product = await startProduct()
  office = catalogSteps(product, (await product.admin()).token)
  customer = await product.customer()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const busy = {
  userErrors: [
    {
      code: 'BUSY',
      field: null,
      message: 'Somebody else changed this at the same moment. Please reload and try again.',
    },
  ],
}
const form = {
  name: 'Windows',
  description: 'Inside and outside.',
  isDisabled: false,
  isFlat: false,
  periodType: 'Day',
  addOn: 'None',
}
const key = () => crypto.randomUUID()
const newService = async () => {
  const added = await office.change(ADD_SERVICE, { key: key(), catalog: 'HouseCleaning', ...form })
  if (!added.service) throw new Error(`refused: ${JSON.stringify(added)}`)
  return added.service
}

describe('adding', () => {
  it('once more with the same key adds nothing more, and with other fields is refused', async () => {
    const input = { key: key(), catalog: 'LawnCare', ...form }
    const [first, again] = [await office.change(ADD_SERVICE, input), await office.change(ADD_SERVICE, input)]
    expect(first).toMatchObject({ message: 'The service has been added.', userErrors: [], service: form })
    expect(again.service).toEqual(first.service)
    const other = await office.change(ADD_SERVICE, { ...input, name: 'Doors' })
    expect(other).toMatchObject({ service: null, userErrors: [{ code: 'KEY_REUSED', field: null }] })
  })

  it('holds for check points and additional items too', async () => {
    const { id: serviceId } = await newService()
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
      'Points per minute must be a whole number from 1 to 1,000.',
    ],
  ])('%#: %s with %j', async (mutation, change, code, field, message) => {
    const point = { key: key(), serviceId: key(), name: 'Panes', minutes: 30 }
    const item = { conditionKind: 'Area', attribute: 5, mode: 'ByMinute', amount: 7, addOn: 'None' }
    const catalog = 'HouseCleaning'
    const inputs = new Map<string, object>([
      [ADD_SERVICE, { key: key(), catalog, ...form }],
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
    const { id: serviceId, version } = await newService()
    const save = (name: string, seen = version) =>
      office.change(SAVE_SERVICE, { serviceId, version: seen, ...form, name })
    const replies = await Promise.all([save('Panes'), save('Glass')])
    const refused = replies.filter(({ userErrors }) => userErrors.length > 0)
    expect(refused).toEqual([{ message: null, service: null, ...busy }])
    const now = await office.service(serviceId)
    expect(now.version).toBe(version + 1)
    expect(await save('Mirrors', now.version)).toMatchObject({ service: { name: 'Mirrors' }, userErrors: [] })
    expect(await office.change(REMOVE_SERVICE, { serviceId, version })).toMatchObject(busy)
    const gone = await office.change(REMOVE_SERVICE, { serviceId, version: now.version + 1 })
    expect(gone).toEqual({ message: 'The service has been removed.', service: null, userErrors: [] })
    expect(await save('Again', now.version + 2)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
  })

  it('who save the same leave one version', async () => {
    const { id: serviceId, version } = await newService()
    const same = { serviceId, version, ...form }
    const [one, two] = [await office.change(SAVE_SERVICE, same), await office.change(SAVE_SERVICE, same)]
    expect([one.service?.version, two.service?.version]).toEqual([version, version])
  })

  it('who edit one check point, item or setting: the later is told', async () => {
    const { id: serviceId } = await newService()
    const point = { name: 'Panes', minutes: 30 }
    const added = await office.change(ADD_CHECK_POINT, { key: key(), serviceId, ...point })
    const checkPointId = added.service?.checkPoints[0]?.id
    const seen = { serviceId, checkPointId, version: 1 }
    await office.change(SAVE_CHECK_POINT, { ...seen, ...point, minutes: 31 })
    expect(await office.change(SAVE_CHECK_POINT, { ...seen, ...point })).toMatchObject(busy)
    expect(await office.change(REMOVE_CHECK_POINT, seen)).toMatchObject(busy)
    const removed = await office.change(REMOVE_CHECK_POINT, { ...seen, version: 2 })
    expect(removed).toMatchObject({
      message: 'The check point has been removed.',
      service: { checkPoints: [] },
    })

    const [item] = await itemsOf('SnowRemoval')
    const other = { conditionKind: 'Driveway', attribute: 2, mode: 'ByReduction', amount: 9, addOn: 'None' }
    const at = { itemId: item?.id, version: item?.version }
    expect(await office.change(SAVE_ADDITIONAL_ITEM, { ...at, ...other })).toMatchObject({
      message: 'The additional item has been saved.',
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

describe('the words of a service', () => {
  const texts = {
    name: 'Panes',
    description: 'Every pane.',
    specialNotice: 'Please open the blinds.',
    translations: [
      { language: 'Chinese', name: '窗户' },
      {
        language: 'French',
        name: 'Vitres',
        description: 'Chaque vitre.',
        specialNotice: 'Veuillez ouvrir les stores.',
      },
      { language: 'Hindi', name: '', description: null },
    ],
  }

  it('are what customers read in their language, and as entered where there is no translation', async () => {
    const { id: serviceId, version } = await newService()
    await office.change(ADD_CHECK_POINT, {
      ...{ key: key(), serviceId, name: 'Glass', minutes: 20 },
      translations: [{ language: 'French', name: 'Verre' }],
    })
    const saved = await office.change(SAVE_SERVICE_TEXTS, { serviceId, version, ...texts })
    expect(saved.service?.translations).toEqual([
      {
        language: 'French',
        name: 'Vitres',
        description: 'Chaque vitre.',
        specialNotice: 'Veuillez ouvrir les stores.',
      },
      { language: 'Chinese', name: '窗户', description: null, specialNotice: null },
    ])
    expect(await read(serviceId, 'fr')).toEqual(['Vitres', 'Veuillez ouvrir les stores.', ['Verre']])
    expect(await read(serviceId, 'zh')).toEqual(['窗户', 'Please open the blinds.', ['Glass']])
    expect(await read(serviceId, 'hi')).toEqual(['Panes', 'Please open the blinds.', ['Glass']])
  })

  it('that are entered anew lose their translations, the others keep theirs', async () => {
    const { id: serviceId, version } = await newService()
    await office.change(SAVE_SERVICE_TEXTS, { serviceId, version, ...texts })
    const renamed = { ...form, name: 'All glass', description: texts.description }
    const { service } = await office.change(SAVE_SERVICE, { serviceId, version: version + 1, ...renamed })
    expect(service).toMatchObject({
      name: 'All glass',
      specialNotice: texts.specialNotice,
      translations: [
        {
          language: 'French',
          name: null,
          description: 'Chaque vitre.',
          specialNotice: 'Veuillez ouvrir les stores.',
        },
      ],
    })
  })

  it('with a language twice are refused', async () => {
    const { id: serviceId, version } = await newService()
    const twice = { ...texts, translations: [{ language: 'French' }, { language: 'French' }] }
    const refused = await office.change(SAVE_SERVICE_TEXTS, { serviceId, version, ...twice })
    expect(refused).toMatchObject({ userErrors: [{ code: 'FIELD_INVALID', field: 'translations' }] })
  })
})

/** Name, notice and check points as a customer reads them. */
async function read(serviceId: string, language: string) {
  const [addressId] = customer.addressIds
  const headers = { 'accept-language': language }
  const { body } = await product.rest<{
    services: {
      serviceId: string
      name: string
      specialNotice: string
      checkPointItems: { itemName: string }[]
    }[]
  }>('/Service/getUserServiceDetail', { serviceCatalog: 1, addressId }, { token: customer.token, headers })
  const found = body.services.find((service) => service.serviceId === serviceId)
  return [found?.name, found?.specialNotice, found?.checkPointItems.map(({ itemName }) => itemName)]
}

interface Preview {
  readonly previewPrice: {
    readonly isOffered: boolean
    readonly price: Price
    readonly drafted: Price | null
  } | null
}

describe('a price preview', () => {
  const preview = async (change: object) => {
    const question = { serviceId: demoServiceId('deepClean'), property: {}, ...change }
    return (await office.ask<Preview>(PREVIEW_PRICE, question)).previewPrice
  }

  it('is the very price that customers are offered', async () => {
    const { body } = await product.graphql<{ serviceOffers: { offers: { id: string; price: object }[] } }>(
      OFFERS,
      { addressId: customer.addressIds[0], catalog: 'HouseCleaning' },
      { token: customer.token },
    )
    const offered = body.data.serviceOffers.offers.find(({ id }) => id === demoServiceId('deepClean'))
    const shown = await preview({})
    expect(shown).toMatchObject({ isOffered: true, drafted: null })
    expect(offered?.price).toMatchObject({
      basePoints: shown?.price.basePoints,
      additionalPoints: shown?.price.additionalPoints,
      totalPoints: shown?.price.totalPoints,
    })
  })

  it('goes line by line: 300 minutes, 20 percent for the area, 8 less without a half-bath, 5 percent off', async () => {
    const property = { areaType: 'From2300To4000', hasHalfBath: false }
    const shown = await preview({ property, rankDiscountTenths: 50 })
    // 300 × 75 = 22,500; (60 - 8) × 75 = 3,900; 26,400 × 0.95 = 25,080
    expect(shown?.price).toMatchObject({
      basePoints: 22_500,
      additionalPoints: 3_900,
      discountPoints: 1_320,
      totalPoints: 25_080,
      estimatedDollars: '250.8',
      minutes: 352,
    })
    expect(shown?.price.lines.slice(-3)).toEqual([
      { kind: 'Property', label: '2,300 to 4,000 sq ft', minutes: 60, points: 4_500 },
      { kind: 'Property', label: 'No half-bath', minutes: -8, points: -600 },
      { kind: 'Discount', label: '', minutes: 0, points: -1_320 },
    ])
  })

  it.each([
    ['a rate', { pointsPerMinute: 80 }, 24_000],
    ['a flat price', { isFlat: true }, 22_500],
    ['a new check point', { checkPoint: { name: 'Attic', minutes: 40 } }, 25_500],
    [
      'a new item',
      {
        additionalItem: {
          conditionKind: 'Area',
          attribute: 6,
          mode: 'ByPercent',
          amount: 10,
          addOn: 'None',
        },
      },
      24_750,
    ],
  ])('with %s shows what it would come to before it is saved', async (_what, draft, total) => {
    const shown = await preview({ draft })
    expect([shown?.price.totalPoints, shown?.drafted?.totalPoints]).toEqual([22_500, total])
    expect((await preview({}))?.price.totalPoints).toBe(22_500)
  })

  it('with an edited and with a removed check point counts the others alone', async () => {
    const { checkPoints } = await office.service(demoServiceId('deepClean'))
    const [first] = checkPoints
    const longer = { id: first?.id, name: 'Whole kitchen', minutes: (first?.minutes ?? 0) + 4 }
    const edited = await preview({ draft: { checkPoint: longer } })
    expect(edited?.drafted).toMatchObject({ totalPoints: 22_800 })
    expect(edited?.drafted?.lines[0]).toMatchObject({ label: 'Whole kitchen', minutes: 64 })
    // without the kitchen's 60 minutes
    expect((await preview({ draft: { removedId: first?.id } }))?.drafted?.totalPoints).toBe(18_000)
  })

  it('of a service that is not there is null, and one that no form would take is an error', async () => {
    expect(await preview({ serviceId: crypto.randomUUID() })).toBeNull()
    const token = (await product.admin()).token
    for (const change of [
      { rankDiscountTenths: 151 },
      { rankDiscountTenths: -1 },
      { draft: { pointsPerMinute: 0 } },
      { draft: { checkPoint: { name: 'x', minutes: 501 } } },
    ]) {
      const question = { serviceId: demoServiceId('deepClean'), property: {}, ...change }
      const { body } = await product.graphql(PREVIEW_PRICE, question, { token })
      expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    }
  })
})

it('answers in the language of the request', async () => {
  const input = { key: key(), catalog: 'HouseCleaning', ...form, name: ' ' }
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
