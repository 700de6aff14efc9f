import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { contractFaults } from '../../testing/contractReplies.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { officeCustomerCard } from '../details/officeCustomerCards.ts'

/** The office's list of customers (back-office document, sections 2 "User Settings" and 3 "User (admin view)"). */

let product: TestApp
let token: string
let customers: readonly Newcomer[]
beforeAll(async () => {
  product = await startTestApp()
  token = (await product.admin()).token
  const settled: Newcomer[] = []
  for (let nth = 0; nth < 23; nth++) {
    settled.push(await product.customer(nth === 0 ? { points: 2_500, addresses: 2 } : {}))
    product.later({ minutes: 1 })
  }
  customers = settled
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

interface UserPage {
  readonly userData: readonly Readonly<Record<string, unknown>>[]
  readonly totalCount: number
}

async function page(curPageIndex: number, pageSize: number): Promise<UserPage> {
  const reply = await product.rest('/Staff/getAdminUserData', { curPageIndex, pageSize }, { token })
  expect(contractFaults('/Staff/getAdminUserData', reply)).toEqual([])
  expect(reply.status).toBe(200)
  return reply.body as unknown as UserPage
}

it('goes from the newest to the oldest, page by page, and past the end there is nothing', async () => {
  const newestFirst = customers.map(({ userId }) => userId).reverse()
  const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map((index) => page(index, 10)))
  const pages = [first, second, third].flatMap((one) => one?.userData.map(({ id }) => id))
  expect(pages).toEqual(newestFirst)
  expect(third?.userData).toHaveLength(3)
  expect(fourth).toEqual({ userData: [], totalCount: 23 })
  expect((await page(1, 50)).userData.map(({ id }) => id)).toEqual(newestFirst)
})

it('shows a customer with all that the office may see', async () => {
  const [first] = customers
  await product.database.pool.query(
    "update customer set dob = '1990-04-30', memo = 'Has a dog' where id = $1",
    [first?.userId],
  )
  const { userData } = await page(2, 20)
  const shown = userData.at(-1)
  expect(shown).toMatchObject({
    id: first?.userId,
    userNo: expect.stringMatching(/^C-\d{6}$/),
    firstName: 'Nico',
    lastName: 'Newcomer',
    phoneNo: null,
    emailAddress: first?.email,
    isActive: true,
    // no completed order: the first of fifty ranks, the second begins at 25 * 2 * 1 = 50
    rank: 1,
    rankTitle: 'Bronze',
    rankImage: 'bronze',
    exp: 0,
    nextExp: 50,
    points: 0,
    rewardPoints: 2_500,
    birthday: '1990-04-30',
    createTime: expect.stringMatching(/^2026-11-24T10:0\d:\d\d-06:00$/),
    emailNotification: true,
    specialAttr: 0,
    userName: 'Has a dog',
    properties: [
      { id: first?.addressIds[0], isFrequent: true, isDefault: true, provinceId: 1, province: 'AB' },
      { id: first?.addressIds[1], isFrequent: false, isConfirmed: false, buildingType: 0, hasHalfbath: true },
    ],
  })
  expect(userData[0]).toMatchObject({ birthday: '1900-01-01', userName: '', rewardPoints: 0 })
})

it('has a card for one of them, and none for nobody', async () => {
  const { db } = product.application
  expect(await officeCustomerCard(db, customers[3]?.userId ?? '')).toMatchObject({
    customer: { userId: customers[3]?.userId },
    balance: { total: 0 },
    addresses: [{ isDefault: true }],
  })
  expect(await officeCustomerCard(db, crypto.randomUUID())).toBeUndefined()
  expect(await officeCustomerCard(db, 'nobody')).toBeUndefined()
})

it.each([
  ['curPageIndex', 0, 10],
  ['curPageIndex', -1, 10],
  ['pageSize', 1, 0],
  ['pageSize', 1, 15],
  ['pageSize', 1, 1_000],
])('refuses %s: page %d of %d', async (tag, curPageIndex, pageSize) => {
  const reply = await product.rest('/Staff/getAdminUserData', { curPageIndex, pageSize }, { token })
  expect(reply).toMatchObject({ status: 400, body: { tag, msg: 'This value isn’t valid.' } })
  expect(contractFaults('/Staff/getAdminUserData', reply)).toEqual([])
})
