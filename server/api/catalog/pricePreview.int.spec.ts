import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { OFFERS } from '../../testing/bookingDocuments.ts'
import { PREVIEW_PRICE } from '../../testing/catalogDocuments.ts'
import { type CatalogSteps, catalogSteps } from '../../testing/catalogSteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import type { Price } from './offers.graphql.ts'

/** What the office sees of a price before it saves what changes it, with the arithmetic by hand. */

let product: TestApp
let office: CatalogSteps
let customer: Newcomer
beforeAll(async () => {
  product = await startTestApp()
  office = catalogSteps(product, (await product.admin()).token)
  customer = await product.customer()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

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
