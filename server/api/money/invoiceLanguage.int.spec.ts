import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** In which language a customer's invoice is (decision G10). */

let product: TestApp
let at: MoneySteps
beforeAll(async () => {
  product = await startTestApp('2025-03-31T12:00:00-06:00[America/Edmonton]')
  at = moneySteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

it.each([
  // asked for in turn, and what the invoice is in each time
  ['QC', { '*': 'fr', en: 'en', 'hi, *': 'ind' }],
  ['QC', { 'de, *': 'fr' }],
  ['ON', { '*': 'en', fr: 'fr' }],
] as const)('in %s it follows what was chosen last: %o', async (province, expected) => {
  const customer = await at.customerIn(province)
  await at.pay({ userId: customer.userId, paidAmount: 100 })
  const told: Record<string, string> = {}
  for (const asked of Object.keys(expected)) {
    const form = { paymentId: '1' }
    const path = '/Account/getPaymentInvoice'
    told[asked] = (await at.as<{ language: string }>(customer, path, form, asked)).body.language
  }
  expect(told).toEqual(expected)
})

it('stays what was chosen where none is asked for', async () => {
  const customer = await at.customerIn('QC')
  await at.pay({ userId: customer.userId, paidAmount: 100 })
  await at.as(customer, '/Account/getAccountDetail', {}, 'en')
  const { body } = await at.as(customer, '/Account/getPaymentInvoice', { paymentId: '1' }, '*')
  expect(body).toMatchObject({ language: 'en', description: 'Service points' })
})
