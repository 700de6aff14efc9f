import { expect } from '@playwright/test'
import {
  column,
  figure,
  findNothing,
  openReport,
  rowsOf,
  save,
  since,
  walkPages,
} from '../../testing/office/reportSteps.ts'
import { test } from '../../testing/office/reportTest.ts'

/** Reports on points, payments and tax on the real server: filters, pages, address, and the file each is saved as (decisions T7 and T9). */

test.describe.configure({ timeout: 120_000 })

test('movements of rewards', async ({ page, office }) => {
  interface Found {
    readonly ledgerReport: {
      readonly totalCount: number
      readonly totals: { readonly rewardIn: number; readonly pointsIn: number }
      readonly edges: readonly {
        readonly node: { readonly amount: number; readonly customer: { readonly userNo: string } }
      }[]
    }
  }
  const found = (filter: object) =>
    office.ask<Found>(
      `query ($from: String, $to: String, $kind: PointEntryKind, $bucket: PointBucket) {
        ledgerReport(from: $from, to: $to, kind: $kind, bucket: $bucket) {
          totalCount totals { rewardIn pointsIn } edges { node { amount customer { userNo } } }
        }
      }`,
      { from: since, to: office.yesterday, ...filter },
    )
  await openReport(page, 'Point ledger')
  await walkPages(page, {
    total: (await found({})).ledgerReport.totalCount,
    label: 'Transactions',
    to: office.yesterday,
  })

  await page.getByLabel('Type', { exact: true }).selectOption('Reward granted')
  await page.getByLabel('Point type').selectOption('Reward')
  const { ledgerReport: some } = await found({ kind: 'Rewarded', bucket: 'Reward' })
  expect(some.totalCount).toBeGreaterThan(0)
  await expect(column(page, 6)).toHaveText(some.edges.map(({ node }) => node.amount.toLocaleString('en')))
  await expect(figure(page, 'Reward points in')).toHaveText(some.totals.rewardIn.toLocaleString('en'))
  await expect(figure(page, 'Paid points in')).toHaveText('0')
  await page.reload()
  await expect(page.getByLabel('Point type')).toHaveValue('Reward')
  await expect(rowsOf(page)).toHaveCount(some.edges.length)

  const { fileName, head, rows } = await save(page, 'Point ledger')
  expect(fileName).toMatch(/^ledger-/)
  expect(head.slice(4, 7)).toEqual(['Type', 'Point type', 'Points (negative = deducted)'])
  expect(rows).toHaveLength(some.totalCount)
  expect(new Set(rows.map((row) => row['Point type']))).toEqual(new Set(['Reward']))
  const sum = rows.reduce((all, row) => all + Number(row['Points (negative = deducted)']), 0)
  expect(sum).toBe(some.totals.rewardIn)
  expect(rows.map((row) => row['Customer number'])).toContain(some.edges[0]?.node.customer.userNo)
  await findNothing(page, 'Point ledger')
})

test('payments from Quebec', async ({ page, office }) => {
  interface Found {
    readonly paymentReport: {
      readonly totalCount: number
      readonly totals: { readonly paid: { readonly formatted: string; readonly cents: number } }
      readonly edges: readonly {
        readonly node: { readonly invoiceNo: string; readonly subtotal: { readonly cents: number } }
      }[]
    }
  }
  const found = (filter: object) =>
    office.ask<Found>(
      `query ($from: String, $to: String, $province: Province) {
        paymentReport(from: $from, to: $to, province: $province) {
          totalCount totals { paid { formatted cents } } edges { node { invoiceNo subtotal { cents } } }
        }
      }`,
      { from: since, to: office.yesterday, ...filter },
    )
  await openReport(page, 'Payments')
  await walkPages(page, {
    total: (await found({})).paymentReport.totalCount,
    label: 'Payments',
    to: office.yesterday,
  })

  await page.getByLabel('Province').selectOption('Quebec')
  const { paymentReport: some } = await found({ province: 'QC' })
  const invoices = some.edges.map(({ node }) => node.invoiceNo)
  expect(invoices.length).toBeGreaterThan(0)
  await expect(column(page, 2)).toHaveText(invoices)
  await expect(figure(page, 'Paid')).toHaveText(some.totals.paid.formatted)
  await page.reload()
  await expect(column(page, 2)).toHaveText(invoices)

  const { fileName, head, rows } = await save(page, 'Payments')
  expect(fileName).toMatch(/^payments-/)
  expect(head.slice(0, 3)).toEqual(['Paid (ISO 8601)', 'Invoice number', 'Customer number'])
  expect(rows).toHaveLength(some.totalCount)
  const one = rows.find((row) => row['Invoice number'] === invoices[0])
  const subtotal = (some.edges[0]?.node.subtotal.cents ?? 0) / 100
  expect(one).toMatchObject({ Province: 'QC', 'Subtotal (CAD)': subtotal.toFixed(2) })
  // 5 % and 9.975 %
  expect(Number(one?.['GST (CAD)'])).toBeCloseTo(subtotal * 0.05, 2)
  expect(Number(one?.['QST (CAD)'])).toBeCloseTo(subtotal * 0.09975, 2)
  const paid = rows.reduce((all, row) => all + Math.round(Number(row['Paid (CAD)']) * 100), 0)
  expect(paid).toBe(some.totals.paid.cents)
  await findNothing(page, 'Payments')
})

test('tax of a province, which is no list of pages', async ({ page, office }) => {
  await openReport(page, 'Tax')
  await page.getByLabel('Province').selectOption('Quebec')
  await page.getByLabel('From', { exact: true }).fill(since)
  const { taxReport } = await office.ask<{
    taxReport: { rows: { name: string; net: { formatted: string; cents: number } }[] }
  }>('{ taxReport(from: "2020-01-01", province: QC) { rows { name net { formatted cents } } } }')
  expect(taxReport.rows.map(({ name }) => name)).toEqual(['GST', 'QST'])
  await expect(column(page, 7)).toHaveText(taxReport.rows.map(({ net }) => net.formatted))
  await expect(figure(page, 'QST owed')).toHaveText(taxReport.rows[1]?.net.formatted ?? '')
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Province')).toHaveValue('QC')
  await expect(column(page, 7)).toHaveText(taxReport.rows.map(({ net }) => net.formatted))

  const { fileName, head, rows } = await save(page, 'Tax')
  expect(fileName).toMatch(/^tax-/)
  expect(head.slice(0, 4)).toEqual(['Province', 'Tax', 'Rate (%)', 'Invoiced before tax (CAD)'])
  expect(rows.map(({ Province, Tax, 'Rate (%)': rate }) => [Province, Tax, rate])).toEqual([
    ['QC', 'GST', '5'],
    ['QC', 'QST', '9.975'],
  ])
  expect(rows[1]?.['Tax owed (CAD)']).toBe(String((taxReport.rows[1]?.net.cents ?? 0) / 100))
  await findNothing(page, 'Tax')
})
