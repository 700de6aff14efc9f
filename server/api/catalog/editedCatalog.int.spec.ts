import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { ORDER } from '../../testing/bookingDocuments.ts'
import { distinctDays } from '../../testing/bookingSteps.ts'
import { type Booking, cleaning, inputOf } from '../../testing/bookings.ts'
import { SAVE_CATALOG_SETTINGS, SAVE_SERVICE, SAVE_SERVICE_TEXTS } from '../../testing/catalogDocuments.ts'
import { type CatalogSteps, catalogSteps } from '../../testing/catalogSteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { removeSnow, renameSnow } from '../../testing/snowEdits.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What editing the catalogue does to bookings: to those being made, and to those that were made (decisions C9, C11, C12). */

let product: TestApp
let office: CatalogSteps
let admin: string
let customer: Newcomer
beforeAll(async () => {
  product = await startTestApp()
  admin = (await product.admin()).token
  office = catalogSteps(product, admin)
  customer = await product.customer({ points: 200_000 })
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const freeDay = distinctDays('2026-12-01')
const booked = (change: Partial<Booking> = {}) => ({
  ...cleaning(customer.addressIds[0] ?? '', freeDay()),
  ...change,
})
const place = (booking: Booking) => product.place(inputOf(booking, crypto.randomUUID()), customer.token)

/** Places over REST and over GraphQL what was priced before: both are told the same, and nothing is placed. */
async function expectRefusal(booking: Booking, { code, msg }: { code: string; msg: string }) {
  const before = await product.application.store.head()
  const rest = await product.call('/Service/createServiceOrder', booking, customer.token)
  expect(rest).toMatchObject({ status: 400, body: { tag: 'warning', msg } })
  expect(await place(booking)).toMatchObject({
    order: null,
    userErrors: [{ code, field: null, message: msg }],
  })
  expect(await product.application.store.head()).toBe(before)
}

describe('a price that was changed between looking and placing', () => {
  const changed = { code: 'PRICE_CHANGED', msg: 'price has changed' }

  it('by a check point is told, and the new one places', async () => {
    const { checkPoints, id: serviceId } = await office.service(demoServiceId('standardClean'))
    const floors = checkPoints.find(({ name }) => name === 'Floors vacuumed and mopped')
    const saved = await product.rest(
      '/Staff/saveCheckPointItem',
      { serviceId, itemId: floors?.id, itemName: floors?.name, timeConsuming: 40 },
      { token: admin },
    )
    expect(saved.status).toBe(200)
    await expectRefusal(booked(), changed)
    // ten minutes more at 75 points
    expect(await place(booked({ basePoints: 14_250 }))).toMatchObject({
      userErrors: [],
      order: { totalPoints: 14_250 },
    })
  })

  it('by the rate of the catalog is told', async () => {
    const rate = { catalog: 'HouseCleaning', pointsPerMinute: 80, version: 1 }
    expect(await office.change(SAVE_CATALOG_SETTINGS, rate)).toMatchObject({ userErrors: [] })
    await expectRefusal(booked({ basePoints: 14_250 }), changed)
    // 190 minutes at 80 points
    expect(await place(booked({ basePoints: 15_200 }))).toMatchObject({ userErrors: [] })
    await office.change(SAVE_CATALOG_SETTINGS, { ...rate, pointsPerMinute: 75, version: 2 })
  })

  it('by an additional item is told, and by a removed one again', async () => {
    const walkway = {
      serviceCatalog: 1,
      condType: 2,
      propertyAttr: 6,
      countingType: 1,
      consuming: 20,
      detailType: 0,
    }
    const added = await product.rest<{ itemId: string }>('/Staff/addPropertyAdditionalItem', walkway, {
      token: admin,
    })
    await expectRefusal(booked({ basePoints: 14_250 }), changed)
    const priced = { basePoints: 14_250, additionalPoints: 1_500 }
    expect(await place(booked(priced))).toMatchObject({ order: { totalPoints: 15_750 } })
    const gone = { serviceCatalog: 1, Id: added.body.itemId }
    await product.rest('/Staff/removePropertyAdditionalItem', gone, { token: admin })
    await expectRefusal(booked(priced), changed)
  })

  it('of a service that was disabled is told as not available', async () => {
    const { name, description, version } = await office.service(demoServiceId('standardClean'))
    const form = { name, description, isFlat: false, periodType: 'Day', addOn: 'None' }
    const serviceId = demoServiceId('standardClean')
    await office.change(SAVE_SERVICE, { serviceId, version, ...form, isDisabled: true })
    const msg = 'This service isn’t available for this address.'
    await expectRefusal(booked({ basePoints: 14_250 }), { code: 'SERVICE_UNAVAILABLE', msg })
    await office.change(SAVE_SERVICE, { serviceId, version: version + 1, ...form, isDisabled: false })
  })
})

interface Shown {
  readonly order: {
    readonly serviceName: string
    readonly totalPoints: number
    readonly priceLines: readonly { readonly label: string; readonly points: number }[]
  }
}

/** An order as its customer reads it, in both APIs. */
async function readOrder(orderNo: string, language = 'en') {
  const caller = { token: customer.token, headers: { 'accept-language': language } }
  const { body } = await product.graphql<Shown>(ORDER, { orderNo }, caller)
  const details = await product.rest<{ orderData: { name: string }; service: { name: string } }>(
    '/Service/getOrderDetails',
    { orderNo },
    caller,
  )
  const { serviceName, priceLines } = body.data.order
  const names = [serviceName, details.body.orderData.name, details.body.service.name]
  return { names: [...new Set(names)], lines: priceLines.map(({ label, points }) => [label, points]) }
}

describe('an order that was placed', () => {
  const snow = () =>
    booked({
      ...{ serviceId: demoServiceId('snowVisit'), serviceCatalog: 3, slot: 0, hour: 0 },
      ...{ basePoints: 2_700, additionalPoints: 450 },
    })
  // 18 and 12 minutes and 5 for the walkway, at 90 points
  const sold = {
    names: ['Single snow visit'],
    lines: [
      ['Driveway', 1_620],
      ['Walks and steps', 1_080],
      ['Walkway', 450],
    ],
  }
  const soldInFrench = {
    names: ['Déneigement à la visite'],
    lines: [
      ['Entrée de garage', 1_620],
      ['Allées et marches', 1_080],
      ['Allée piétonne', 450],
    ],
  }

  it('keeps the names and points it was sold by through every edit and removal, in every language', async () => {
    const first = (await place(snow())).order?.orderNo ?? ''
    expect(await readOrder(first)).toEqual(sold)
    product.later({ minutes: 1 })
    await renameSnow(office)
    for (const [language, shown] of [
      ['en', sold],
      ['fr', soldInFrench],
    ] as const)
      expect(await readOrder(first, language)).toEqual(shown)

    // the item that was the walkway's is the corner lot's now, and this is none
    expect((await place(snow())).userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }])
    const second = (await place({ ...snow(), additionalPoints: 0 })).order?.orderNo ?? ''
    const renamed = {
      names: ['Snow, once'],
      lines: [
        ['Whole driveway', 1_620],
        ['Walks and steps', 1_080],
      ],
    }
    expect(await readOrder(second)).toEqual(renamed)

    product.later({ minutes: 1 })
    await removeSnow(office)
    expect(await readOrder(first)).toEqual(sold)
    expect(await readOrder(first, 'fr')).toEqual(soldInFrench)
    expect(await readOrder(second)).toEqual(renamed)
    expect((await product.call('/Service/getUserOrderList', { catalog: 0 }, customer.token)).text).toContain(
      'Single snow visit',
    )
    expect((await product.cancel(first, customer.token)).userErrors).toEqual([])
  })

  it('shows a translation that came later, because it says what was sold', async () => {
    const booking = booked({ basePoints: 14_250 })
    const orderNo = (await place(booking)).order?.orderNo ?? ''
    const {
      id: serviceId,
      version,
      name,
      description,
      translations,
    } = await office.service(booking.serviceId)
    const others = translations.filter(({ language }) => language !== 'French')
    expect((await readOrder(orderNo, 'fr')).names).toEqual(['Ménage courant'])
    product.later({ minutes: 1 })
    const texts = { serviceId, name, description, specialNotice: null }
    await office.change(SAVE_SERVICE_TEXTS, { ...texts, version, translations: others })
    expect((await readOrder(orderNo, 'fr')).names).toEqual(['Ménage courant'])
    const later = (await place(booked({ basePoints: 14_250 }))).order?.orderNo ?? ''
    expect((await readOrder(later, 'fr')).names).toEqual(['Standard clean'])
    product.later({ minutes: 1 })
    const back = [...others, { language: 'French', name: 'Nettoyage standard' }]
    await office.change(SAVE_SERVICE_TEXTS, { ...texts, version: version + 1, translations: back })
    expect((await readOrder(later, 'fr')).names).toEqual(['Nettoyage standard'])
    expect((await readOrder(orderNo, 'fr')).names).toEqual(['Ménage courant'])
  })
})
