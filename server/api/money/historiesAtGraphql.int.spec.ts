import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import {
  CUSTOMER_PAYMENTS,
  CUSTOMER_POINT_HISTORY,
  GRANT_REWARD_POINTS,
  HISTORY_FILTERS,
  INVOICE_OF,
  POINT_HISTORY,
} from '../../testing/moneyDocuments.ts'
import { type MoneyMutations, moneyMutations } from '../../testing/moneyMutations.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Histories over GraphQL: pages, filters and whose they are. */

let product: TestApp
let money: MoneyMutations
beforeAll(async () => {
  product = await startTestApp()
  const { token } = await product.admin()
  money = moneyMutations(product, token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

type Fields = Record<string, unknown>

describe('a history', () => {
  interface Page {
    readonly edges: readonly {
      readonly cursor: string
      readonly node: { readonly amount: number; readonly balanceAfter: number }
    }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly totalCount: number
  }

  it('is read page by page without gap or double, to customer and office alike', async () => {
    const customer = await product.customer()
    const { userId: customerId } = customer
    await money.recharge(customer, { amountCents: 5_000, rewardPercent: 10 })
    for (const amount of [1, 2, 3])
      await money.office(GRANT_REWARD_POINTS, { input: { key: `grant ${amount}`, customerId, amount } })
    const amounts: number[] = []
    const balances: number[] = []
    let after: string | null = null
    for (let page = 0; page < 3; page++) {
      const read: Page = await money.ask<Page>(POINT_HISTORY, { first: 2, after }, customer.token)
      expect([read.totalCount, read.pageInfo.hasNextPage]).toEqual([5, page < 2])
      amounts.push(...read.edges.map(({ node }) => node.amount))
      balances.push(...read.edges.map(({ node }) => node.balanceAfter))
      after = read.pageInfo.endCursor
    }
    expect(amounts).toEqual([3, 2, 1, 500, 5_000])
    expect(balances).toEqual([5_506, 5_503, 5_501, 5_500, 5_000])
    const all = await money.office<Page>(CUSTOMER_POINT_HISTORY, { customerId })
    expect(all.edges.map(({ node }) => node.amount)).toEqual(amounts)
  })

  it('tells the number and the service of the order that points went to, and what is left', async () => {
    const customer = await product.customer({ points: 60_000 })
    const [addressId = ''] = customer.addressIds
    const placed = await product.place(inputOf(cleaning(addressId, '2026-12-03'), 'one'), customer.token)
    const { edges } = await money.ask<{ edges: { node: Fields }[] }>(
      POINT_HISTORY,
      { first: 1 },
      customer.token,
    )
    expect(edges).toMatchObject([
      {
        node: {
          ...{ kind: 'Spent', isDeduction: true, role: 'Customer', orderNo: placed.order?.orderNo },
          serviceName: 'Standard clean',
          balanceAfter: 60_000 - Number(edges[0]?.node.amount),
        },
      },
    ])
  })

  it('has a filter of four stretches and the years with entries', async () => {
    const customer = await product.customer()
    await money.recharge(customer, { amountCents: 5 })
    expect(await money.ask(HISTORY_FILTERS, { catalog: 'Points' }, customer.token)).toEqual([
      { filter: 'Last30Days', year: null, text: 'Last 30 days' },
      { filter: 'Last90Days', year: null, text: 'Last 90 days' },
      { filter: 'Last6Months', year: null, text: 'Last 6 months' },
      { filter: 'Last12Months', year: null, text: 'Last 12 months' },
      { filter: 'Year', year: 2026, text: '2026' },
    ])
    const of = (variables: object) => money.ask<Page>(POINT_HISTORY, variables, customer.token)
    expect((await of({ filter: 'Year', year: 2026 })).totalCount).toBe(1)
    expect((await of({ filter: 'Year', year: 2025 })).totalCount).toBe(0)
  })

  it.each([
    [{ filter: 'Year' }],
    [{ filter: 'Year', year: 1999 }],
    [{ first: 0 }],
    [{ first: 101 }],
    [{ after: 'nonsense' }],
    [{ after: encodeURIComponent('["payments",1]') }],
  ])('is not read with %j', async (variables) => {
    const { token } = await product.customer()
    const { body } = await product.graphql(POINT_HISTORY, variables, { token })
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: expect.any(String) } }])
  })

  it('of nobody is null to the office, and a customer reads no other’s payment', async () => {
    expect(await money.office(CUSTOMER_PAYMENTS, { customerId: crypto.randomUUID() })).toBeNull()
    const [one, other] = [await product.customer(), await product.customer()]
    await money.recharge(one, { amountCents: 5_000 })
    expect(await money.ask(INVOICE_OF, { paymentId: 1 }, other.token)).toBeNull()
  })
})
