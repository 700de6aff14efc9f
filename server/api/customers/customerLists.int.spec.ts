import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { CUSTOMERS } from '../../testing/homesDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** The filters and sortings of the office's list of customers, over GraphQL and in its file (decision W8). The first day is November 24. */

let office: OfficeWorld
let people: Readonly<Record<'ann' | 'bea' | 'cy' | 'dee', Newcomer>>
beforeAll(async () => {
  office = await openOfficeWorld()
  const called = (firstName: string) => office.customer({ firstName, lastName: 'Quill' })
  people = {
    ann: await called('ann'),
    bea: await called('Béa'),
    cy: await called('Cy'),
    dee: await called('Dee'),
  }
  const { db } = office.product.application
  const one = ({ userId }: Newcomer) => db.updateTable('customer').where('id', '=', userId)
  await one(people.ann).set({ is_active: false }).execute()
  await one(people.bea).set({ special_attr: 1 }).execute()
  await db
    .updateTable('address')
    .set({ confirmed_at: office.product.now().toString() })
    .where('customer_id', 'in', [people.ann.userId, people.bea.userId])
    .execute()
  for (const [who, date] of [
    ['cy', '2026-12-01'],
    ['dee', '2026-12-03'],
  ] as const) {
    const orderNo = await office.confirmed(people[who], { date })
    await office.itIs(date, '09:00')
    await office.press('start', orderNo, office.sam)
    await office.press('end', orderNo, office.sam)
  }
  await office.itIs('2027-01-31', '10:00')
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

async function listed(variables: object): Promise<readonly string[]> {
  const { customers } = await office.ask<{
    customers: { items: readonly { firstName: string }[]; totalCount: number }
  }>(CUSTOMERS, { page: 1, pageSize: 10, ...variables })
  expect(customers.totalCount).toBe(customers.items.length)
  return customers.items.map(({ firstName }) => firstName)
}

it.each([
  [['Inactive'], ['ann']],
  [['Vip'], ['Béa']],
  [['UnconfirmedHome'], ['Dee', 'Cy']],
  // 60 days before January 31 is December 2
  [['NoRecentVisit'], ['Cy', 'Béa', 'ann']],
  [['NoRecentVisit', 'UnconfirmedHome'], ['Cy']],
  [['Vip', 'Inactive'], []],
])('only %j are %j, also in the file and beside a search', async (only, names) => {
  expect(await listed({ only })).toEqual(names)
  expect(await listed({ only, search: 'quill' })).toEqual(names)
  const wire = only.map((filter) => filter.replace(/^./, (letter) => letter.toLowerCase()))
  const file = await office.product.rest('/Staff/exportUsers', { only: wire }, office.admin)
  const found = ['ann', 'Béa', 'Cy', 'Dee'].filter((name) => file.text.includes(`${name},Quill`))
  expect(found).toEqual(names.toReversed())
})

it.each([
  ['Newest', ['Dee', 'Cy', 'Béa', 'ann']],
  ['Name', ['ann', 'Béa', 'Cy', 'Dee']],
  ['LastVisit', ['Dee', 'Cy', 'Béa', 'ann']],
  ['Balance', ['Béa', 'ann', 'Dee', 'Cy']],
])('sorted by %s they are %j', async (sort, names) => {
  expect(await listed({ sort })).toEqual(names)
})

it('refuses a filter that is not there', async () => {
  const file = await office.product.rest('/Staff/exportUsers', { only: ['rich'] }, office.admin)
  expect(file).toMatchObject({ status: 400 })
})
