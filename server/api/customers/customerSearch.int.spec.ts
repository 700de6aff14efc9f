import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Province } from '../../../schema/rules/enumerations.ts'
import { addAddress } from '../../addresses/addresses.handlers.ts'
import { createCustomer } from '../../identity/accounts.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import type { Colleague } from '../../testing/colleagues.ts'
import { CUSTOMERS } from '../../testing/homesDocuments.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** The office's search box over the customers (decisions I7, I12). */

let product: TestApp
let admin: Colleague
const people = [
  { firstName: 'Élise', lastName: 'O’Neil', email: 'elise@example.com', phoneNumber: '403 555 0144' },
  { firstName: 'Elias', lastName: 'Berg', email: 'berg_e@example.com', phoneNumber: '587 555 0145' },
  { firstName: 'Zoë', lastName: 'van der Berg', email: 'zoe@example.com', phoneNumber: '403 555 9144' },
  { firstName: '小明', lastName: '王', email: 'xm@example.com', phoneNumber: '' },
  { firstName: 'अनु', lastName: 'शर्मा', email: 'anu@example.com', phoneNumber: '' },
] as const
const person = { firstName: 'Élise', lastName: 'O’Neil' }
let userNos: readonly string[]
let userIds: readonly string[]

beforeAll(async () => {
  product = await startTestApp()
  admin = await product.admin()
  const [numbers, ids]: [string[], string[]] = [[], []]
  for (const [nth, person] of people.entries()) {
    const creation = { now: product.now().add({ minutes: nth }), language: 'en', isActive: true } as const
    const made = await createCustomer(product.application.db, { ...person, password: 'secret-1' }, creation)
    if (isRejection(made)) throw new Error(made.rejected)
    numbers.push(made.userNo)
    ids.push(made.userId)
  }
  userNos = numbers
  userIds = ids
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

interface Found {
  readonly items: readonly { readonly firstName: string }[]
  readonly totalCount: number
}

async function found(search: string | null, page = 1): Promise<readonly string[]> {
  const { body } = await product.graphql<{ customers: Found }>(
    CUSTOMERS,
    { page, pageSize: 10, search },
    admin,
  )
  expect(body.errors).toBeUndefined()
  const { items, totalCount } = body.data.customers
  if (page === 1) expect(totalCount).toBe(items.length)
  return items.map(({ firstName }) => firstName)
}

it.each([
  ['how a first name begins', 'eli', ['Elias', 'Élise']],
  ['a name without its accents and marks', "ELISE O'N", ['Élise']],
  ['the last name first', 'oneil élise', ['Élise']],
  ['how a last name begins', 'berg', ['Elias']],
  ['a last name of several words', 'Van der B', ['Zoë']],
  ['a Chinese name as it is written', '王小', ['小明']],
  ['a Hindi name', 'अनु', ['अनु']],
  ['how an e-mail begins', 'ZOE@ex', ['Zoë']],
  ['an e-mail with a character that means something in patterns', 'berg_e', ['Elias']],
  ['a whole phone number', '(403) 555-0144', ['Élise']],
  ['the last digits of a phone number', '144', ['Zoë', 'Élise']],
  ['how a phone number begins', '403-555', ['Zoë', 'Élise']],
  ['how a phone number in international form begins', '+1 (403) 555-01', ['Élise']],
  ['a phone number in international form', '+1 587 555 0145', ['Elias']],
  ['the middle of a name', 'lise', []],
  ['a pattern', '%', []],
  ['another pattern', 'el_as', []],
  ['what is no name at all', '!!', []],
  ['nothing', '  ', ['अनु', '小明', 'Zoë', 'Elias', 'Élise']],
])('finds customers by %s', async (_what, search, expected) => {
  expect(await found(search)).toEqual(expected)
})

it('finds one customer by their number, with and without its letter', async () => {
  const [, , zoe = ''] = userNos
  expect(await found(zoe)).toEqual(['Zoë'])
  expect(await found(zoe.toLowerCase())).toEqual(['Zoë'])
  expect(await found(zoe.slice(2))).toContain('Zoë')
})

it('shows everybody when nothing is searched, and nobody past the end', async () => {
  expect(await found(null)).toHaveLength(people.length)
  expect(await found(null, 2)).toEqual([])
})

it.each([
  ['page', { page: 0 }],
  ['pageSize', { pageSize: 11 }],
  ['search', { search: 'x'.repeat(255) }],
  ['search', { search: 'a\u0000b' }],
])('refuses a wrong %s', async (_field, wrong) => {
  const { body } = await product.graphql(CUSTOMERS, wrong, admin)
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

it('finds a customer by the name they have now', async () => {
  const customer = await product.customer()
  const save = (body: object) => product.rest('/Account/saveAccountEditInfo', body, customer)
  await save({ firstName: 'Åsa', lastName: 'Öberg' })
  expect(await found('oberg a')).toEqual(['Åsa'])
  // what is left out stays
  await save({ firstName: 'Åke' })
  expect(await found('akeoberg')).toEqual(['Åke'])
  expect(await found('newcomer')).toEqual([])
})

it('finds customers by the street and postal code of their homes, until those are removed', async () => {
  const { db } = product.application
  const [owner = ''] = userIds
  const home = { userId: owner, now: product.now() }
  const form = { ...person, streetNo: '1046b', streetName: 'Côte-des-Neiges Road', postal: 'H3T 2A1' }
  const added = await addAddress(db, home, { ...form, city: 'Montréal', provinceId: Province.QC })
  if (isRejection(added)) throw new Error(added.rejected)
  for (const typed of ['cote des', '1046 Côte', '1046B cotedesneiges', 'h3t', 'H3T-2a1', 'h3t2'])
    expect([typed, await found(typed)]).toEqual([typed, ['Élise']])
  for (const typed of ['47 Côte', 'neiges', 'h3', 'h3t 2b'])
    expect([typed, await found(typed)]).toEqual([typed, []])
  await db.updateTable('address').set({ is_default: false, removed_at: product.now().toString() }).execute()
  expect(await found('cote des')).toEqual([])
})
