import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { inputOf, mowing } from '../../testing/bookings.ts'
import { SAVE_SERVICE } from '../../testing/catalogDocuments.ts'
import { type CatalogSteps, catalogSteps } from '../../testing/catalogSteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { OFFICE_COMMANDS, RESCHEDULE_ORDER } from '../../testing/orderDocuments.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** The months of the year in which a service is offered (decision X7), at both APIs. It is November 2026. */

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

async function limited(text: 'mowing' | 'monthlyMowing', offeredMonths: readonly number[]) {
  const { id: serviceId, version, ...service } = await office.service(demoServiceId(text), 'LawnCare')
  const { name, description, isDisabled, isFlat, periodType, addOn } = service
  const form = { name, description, isDisabled, isFlat, periodType, addOn, offeredMonths }
  return office.change(SAVE_SERVICE, { serviceId, version, ...form })
}

const home = () => customer.addressIds[0] ?? ''

async function expectRefusal(booking: ReturnType<typeof mowing>, tag: 'day' | 'month') {
  const msg = 'This service isn’t offered in that month.'
  const rest = await product.call('/Service/createServiceOrder', booking, customer.token)
  expect(rest).toMatchObject({ status: 400, body: { tag, msg } })
  expect(await product.place(inputOf(booking, crypto.randomUUID()), customer.token)).toMatchObject({
    order: null,
    userErrors: [{ code: 'OUT_OF_SEASON', field: tag, message: msg }],
  })
}

describe('the months of a service', () => {
  it('are kept in order, once each, and all of them are none', async () => {
    expect(await limited('mowing', [10, 5, 5])).toMatchObject({ service: { offeredMonths: [5, 10] } })
    expect(await limited('mowing', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toMatchObject({
      service: { offeredMonths: [] },
    })
    expect(await limited('mowing', [13])).toMatchObject({
      service: null,
      userErrors: [{ code: 'FIELD_INVALID', field: 'offeredMonths' }],
    })
  })

  it('stay as they are when the documented call saves the service', async () => {
    await limited('mowing', [4])
    const serviceId = demoServiceId('mowing')
    const item = { serviceCatalog: 2, name: 'Mowing', description: '', disabled: false, noCalc: false }
    const saved = await product.rest(
      '/Staff/saveServiceItem',
      { ...item, serviceId, periodType: 0, detailType: 0 },
      { token: admin },
    )
    expect(saved.status).toBe(200)
    expect(await office.service(serviceId, 'LawnCare')).toMatchObject({ name: 'Mowing', offeredMonths: [4] })
  })

  it('are told beside the calendar, and a day outside of them is refused', async () => {
    await limited('mowing', [4])
    const asked = { userId: customer.userId, serviceCatalog: 2, addressId: home() }
    const { body } = await product.call(
      '/Service/getUserAvailableServiceTime',
      { ...asked, serviceId: demoServiceId('mowing') },
      customer.token,
    )
    expect(body).toMatchObject({ offeredMonths: [4] })
    await expectRefusal(mowing(home(), '2026-12-01'), 'day')
    const placed = await product.place(inputOf(mowing(home(), '2027-04-06'), 'april'), customer.token)
    expect(placed).toMatchObject({ userErrors: [], order: { bookedDate: '2027-04-06' } })
    const to = { year: 2027, month: 3, day: 30, slot: 'None', hour: 0, minute: 0 }
    const moving = { key: 'march', orderNo: placed.order?.orderNo, ...to }
    const refused = { userErrors: [{ code: 'OUT_OF_SEASON', field: 'day' }] }
    const move = (token: string, document: string) => product.as(token).root(document, { input: moving })
    expect(await move(customer.token, RESCHEDULE_ORDER)).toMatchObject(refused)
    expect(await move(admin, OFFICE_COMMANDS.moveOrder)).toMatchObject(refused)
  })

  it('refuse a month outside of them', async () => {
    await limited('monthlyMowing', [5, 6])
    const monthly = {
      ...mowing(home(), '2026-12-01'),
      ...{ serviceId: demoServiceId('monthlyMowing'), periodType: 1, basePoints: 14_400 },
    }
    await expectRefusal(monthly, 'month')
    const june = { ...monthly, year: 2027, month: 6 }
    expect(await product.place(inputOf(june, 'june'), customer.token)).toMatchObject({ userErrors: [] })
  })
})
