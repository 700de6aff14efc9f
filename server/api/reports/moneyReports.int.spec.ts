import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  CONFIRM_RECHARGE,
  LEDGER_REPORT,
  PAYMENT_REPORT,
  REVERSE_RECHARGE,
  TAX_REPORT,
} from '../../testing/moneyDocuments.ts'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What the office reads over all customers, with the sums by hand (decision T9). */

let product: TestApp
let at: MoneySteps
let adminToken: string
let alberta: Newcomer
let quebec: Newcomer

/**
 * Monday evening: Alberta 100.00 by e-Transfer with 10 % reward. After midnight: Quebec 100.01 in cash; then 33.33 of it back, and 40.00 of
 * Alberta's.
 */
beforeAll(async () => {
  product = await startTestApp('2026-11-23T23:30:00-06:00[America/Edmonton]')
  adminToken = (await product.admin()).token
  at = moneySteps(product, adminToken)
  alberta = await product.customer()
  quebec = await at.customerIn('QC')
  await pay(alberta, { amountCents: 10_000, method: 'ETransfer', rewardPercent: 10 })
  product.later({ hours: 1 })
  await pay(quebec, { amountCents: 10_001, method: 'Cash', rewardPercent: 0 })
  await back(quebec, 3_333)
  await back(alberta, 4_000)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

type Fields = Record<string, unknown>

async function office<Data = Fields>(query: string, variables: object): Promise<Data> {
  const { body } = await product.graphql(query, variables as Fields, { token: adminToken })
  expect(body.errors).toBeUndefined()
  return Object.values(body.data)[0] as Data
}

async function pay({ userId: customerId }: Newcomer, terms: object): Promise<void> {
  const done = await office(CONFIRM_RECHARGE, { input: { key: crypto.randomUUID(), customerId, ...terms } })
  expect(done.userErrors).toEqual([])
}

async function back({ userId: customerId }: Newcomer, amount: number): Promise<void> {
  const input = { key: crypto.randomUUID(), customerId, paymentId: 1, amount, reason: 'too much' }
  expect((await office(REVERSE_RECHARGE, { input })).userErrors).toEqual([])
}

const cad = (cents: number) => expect.objectContaining({ cents })

interface Report {
  readonly edges: readonly { readonly node: Fields }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
  readonly totalCount: number
  readonly totals: Fields
}

describe('the ledger', () => {
  const told = ({ edges }: Report) => edges.map(({ node }) => [node.kind, node.amount, node.isReward])

  // 40.00 of 100.00 takes 400 of the 1,000 reward points along
  const all = [
    ['Reversed', 4_000, false],
    ['Reversed', 400, true],
    ['Reversed', 3_333, false],
    ['Recharged', 10_001, false],
    ['Rewarded', 1_000, true],
    ['Recharged', 10_000, false],
  ]

  it('shows everybody’s movements newest first, with sums by bucket', async () => {
    const report = await office<Report>(LEDGER_REPORT, { first: 100 })
    // of one movement the order of its two lines does not matter
    expect(told(report).toSorted()).toEqual(all.toSorted())
    expect(told(report).slice(2)).toEqual(all.slice(2))
    expect(report.totalCount).toBe(6)
    expect(report.totals).toEqual({ pointsIn: 20_001, pointsOut: 7_333, rewardIn: 1_000, rewardOut: 400 })
    expect(report.edges[2]?.node).toMatchObject({
      customerId: quebec.userId,
      customer: { userNo: expect.stringMatching(/^C-\d{6}$/), firstName: 'Nico' },
    })
  })

  it.each([
    [{ kind: 'Reversed' }, 3, { pointsOut: 7_333, rewardOut: 400 }],
    [{ bucket: 'Reward' }, 2, { pointsIn: 0, pointsOut: 0, rewardIn: 1_000, rewardOut: 400 }],
    [{ bucket: 'Paid', kind: 'Recharged' }, 2, { pointsIn: 20_001, pointsOut: 0 }],
    [{ from: '2026-11-23', to: '2026-11-23' }, 2, { pointsIn: 10_000, rewardIn: 1_000, pointsOut: 0 }],
    [{ from: '2026-11-24' }, 4, { pointsIn: 10_001, pointsOut: 7_333 }],
    [{ to: '2026-11-22' }, 0, { pointsIn: 0, rewardIn: 0 }],
  ])('of %j has %i entries', async (filter, totalCount, totals) => {
    expect(await office(LEDGER_REPORT, { first: 10, ...filter })).toMatchObject({ totalCount, totals })
  })

  it('of one customer is that customer’s', async () => {
    const report = await office<Report>(LEDGER_REPORT, { first: 10, customerId: quebec.userId })
    expect(told(report)).toEqual([
      ['Reversed', 3_333, false],
      ['Recharged', 10_001, false],
    ])
  })

  it('is read page by page without gap or double', async () => {
    const read: unknown[] = []
    let after: string | undefined
    for (let page = 0; page < 3; page++) {
      const report: Report = await office<Report>(LEDGER_REPORT, { first: 2, after })
      expect(report.pageInfo.hasNextPage).toBe(page < 2)
      read.push(...told(report))
      after = report.pageInfo.endCursor
    }
    expect(read.toSorted()).toEqual(all.toSorted())
  })
})

describe('the report of payments', () => {
  // 105.00 and 115.00 were collected; 38.30 in cash and 42.00 went back
  it('shows everybody’s payments newest first, with what was collected, went back and was kept', async () => {
    const report = await office<Report>(PAYMENT_REPORT, { first: 10 })
    expect(report.edges.map(({ node }) => [node.province, node.method, node.customerId])).toEqual([
      ['QC', 'Cash', quebec.userId],
      ['AB', 'ETransfer', alberta.userId],
    ])
    expect(report).toMatchObject({
      totalCount: 2,
      totals: {
        subtotal: cad(20_001),
        tax: cad(1_998),
        total: cad(21_999),
        cashRounding: cad(1),
        paid: cad(22_000),
        credited: cad(8_030),
        kept: cad(13_970),
      },
    })
  })

  it.each([
    [{ method: 'Cash' }, 1, 11_500],
    [{ method: 'Cheque' }, 0, 0],
    [{ province: 'AB' }, 1, 10_500],
    [{ from: '2026-11-23', to: '2026-11-23' }, 1, 10_500],
    [{ from: '2026-11-24', to: '2026-11-24' }, 1, 11_500],
  ])('of %j has %i payments of %i cents', async (filter, totalCount, cents) => {
    expect(await office(PAYMENT_REPORT, { first: 10, ...filter })).toMatchObject({
      totalCount,
      totals: { paid: cad(cents) },
    })
  })

  it('goes on after a cursor', async () => {
    const first = await office<Report>(PAYMENT_REPORT, { first: 1 })
    const next = await office<Report>(PAYMENT_REPORT, { first: 1, after: first.pageInfo.endCursor })
    expect([first, next].map(({ edges }) => edges[0]?.node.province)).toEqual(['QC', 'AB'])
    expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false])
  })
})

describe('the report of taxes', () => {
  // Alberta: 5.00 less 2.00 on 40.00. Quebec: GST 5.00 less 1.67, QST 9.98 less 3.32, on 100.01 less 33.33
  it('adds up by province and name, credit notes deducted', async () => {
    expect(await office(TAX_REPORT, {})).toMatchObject({
      rows: [
        {
          province: 'AB',
          name: 'GST',
          ratePercent: 5,
          invoicedOn: cad(10_000),
          invoiced: cad(500),
          creditedOn: cad(4_000),
          credited: cad(200),
          netOn: cad(6_000),
          net: { cents: 300, formatted: '$3.00' },
        },
        {
          province: 'QC',
          name: 'GST',
          ratePercent: 5,
          invoicedOn: cad(10_001),
          invoiced: cad(500),
          creditedOn: cad(3_333),
          credited: cad(167),
          net: cad(333),
        },
        {
          province: 'QC',
          name: 'QST',
          ratePercent: 9.975,
          invoiced: cad(998),
          credited: cad(332),
          net: cad(666),
        },
      ],
      totals: [
        { name: 'GST', invoiced: cad(1_000), credited: cad(367), net: cad(633) },
        { name: 'QST', invoiced: cad(998), credited: cad(332), net: cad(666) },
      ],
    })
  })

  it('counts a credit note on its own day', async () => {
    const monday = await office(TAX_REPORT, { from: '2026-11-23', to: '2026-11-23', province: 'AB' })
    expect(monday).toMatchObject({ rows: [{ invoiced: cad(500), credited: cad(0), net: cad(500) }] })
    const tuesday = await office(TAX_REPORT, { from: '2026-11-24', to: '2026-11-24', province: 'AB' })
    expect(tuesday).toMatchObject({ rows: [{ invoiced: cad(0), credited: cad(200), net: cad(-200) }] })
  })

  it.each([
    [TAX_REPORT, { from: '2026-02-30' }],
    [TAX_REPORT, { from: '2026-11-24', to: '2026-11-23' }],
    [LEDGER_REPORT, { from: 'yesterday' }],
    [LEDGER_REPORT, { customerId: 'a\u0000' }],
    [PAYMENT_REPORT, { first: 101 }],
  ])('and its siblings refuse a range that is none', async (query, variables) => {
    const { body } = await product.graphql(query, variables, { token: adminToken })
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})
