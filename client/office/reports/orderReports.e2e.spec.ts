import { expect } from '@playwright/test'
import {
  column,
  figure,
  findNothing,
  openReport,
  save,
  since,
  walkPages,
} from '../../testing/office/reportSteps.ts'
import { test } from '../../testing/office/reportTest.ts'

/** Reports on orders on the real server: filters, pages, address, and the file each is saved as (decisions T7 and T9). */

test.describe.configure({ timeout: 120_000 })

test('orders of a catalog, the same in the table, from GraphQL and in the file', async ({ page, office }) => {
  interface Found {
    readonly orderReport: {
      readonly totalCount: number
      readonly totalPoints: number
      readonly edges: readonly {
        readonly node: {
          readonly order: { readonly orderNo: string; readonly totalPoints: number }
          readonly customer: { readonly userNo: string; readonly firstName: string }
        }
      }[]
    }
  }
  const found = (filter: object) =>
    office.ask<Found>(
      `query ($filter: OrderReportFilterInput!) {
        orderReport(filter: $filter, first: 20) {
          totalCount totalPoints
          edges { node { order { orderNo totalPoints } customer { userNo firstName } } }
        }
      }`,
      { filter: { by: 'Placed', from: since, to: office.yesterday, ...filter } },
    )
  await openReport(page, 'Orders')
  await page.getByLabel('Filter by').selectOption('Order date')
  const { orderReport: all } = await found({})
  await walkPages(page, { total: all.totalCount, label: 'Orders', to: office.yesterday })

  await page.getByLabel('Service type').selectOption('Snow removal')
  await page.getByLabel('Status').selectOption('Cancelled')
  const { orderReport: some } = await found({ catalogs: ['SnowRemoval'], statuses: ['Cancelled'] })
  expect(some.totalCount).toBeGreaterThan(0)
  await expect(column(page, 1)).toHaveText(some.edges.map(({ node }) => node.order.orderNo))
  await expect(figure(page, 'Points')).toHaveText(some.totalPoints.toLocaleString('en'))
  await page.reload()
  await expect(page.getByLabel('Service type')).toHaveValue('SnowRemoval')
  await expect(page.getByLabel('Filter by')).toHaveValue('Placed')
  await expect(column(page, 1)).toHaveText(some.edges.map(({ node }) => node.order.orderNo))

  const { fileName, head, rows } = await save(page, 'Orders')
  expect(fileName).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  expect(head.slice(0, 7)).toEqual([
    'Order number',
    'Placed (ISO 8601)',
    'Visit (ISO 8601)',
    'Period',
    'Service type',
    'Service',
    'Status',
  ])
  expect(rows).toHaveLength(some.totalCount)
  const { order, customer } = some.edges[0]?.node ?? { order: undefined, customer: undefined }
  expect(rows.find((row) => row['Order number'] === order?.orderNo)).toMatchObject({
    'Service type': 'Snow removal',
    Status: 'Cancelled',
    'Customer number': customer?.userNo,
    'First name': customer?.firstName,
    'Total (points)': String(order?.totalPoints),
  })
  await column(page, 1).first().getByRole('link').click()
  await expect(page).toHaveURL(`/adminOrder/${order?.orderNo}`)
  await page.goBack()
  await column(page, 6).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/adminUserList\?user=/)
  await page.goBack()
  await findNothing(page, 'Orders')
})

test('changes of orders by an action', async ({ page, office }) => {
  interface Found {
    readonly changeReport: {
      readonly totalCount: number
      readonly edges: readonly {
        readonly node: {
          readonly order: { readonly order: { readonly orderNo: string } }
          readonly change: { readonly at: string; readonly by: { readonly name: string } }
        }
      }[]
    }
  }
  const found = (filter: object) =>
    office.ask<Found>(
      `query ($filter: ChangeReportFilterInput!) {
        changeReport(filter: $filter, first: 20) {
          totalCount edges { node { order { order { orderNo } } change { at by { name } } } }
        }
      }`,
      { filter: { from: since, to: office.yesterday, ...filter } },
    )
  await openReport(page, 'Changes')
  await walkPages(page, {
    total: (await found({})).changeReport.totalCount,
    label: 'Changes',
    to: office.yesterday,
  })

  await page.getByLabel('Role').selectOption('Customer')
  await page.getByLabel('Action').selectOption('Cancelled')
  const { changeReport: some } = await found({ roles: ['Customer'], actions: ['Cancelled'] })
  const numbers = some.edges.map(({ node }) => node.order.order.orderNo)
  expect(numbers.length).toBeGreaterThan(0)
  await expect(column(page, 2)).toHaveText(numbers)
  await page.reload()
  await expect(page.getByLabel('Action')).toHaveValue('Cancelled')
  await expect(column(page, 2)).toHaveText(numbers)

  const { fileName, head, rows } = await save(page, 'Changes')
  expect(fileName).toMatch(/^order-changes-/)
  expect(head.slice(0, 5)).toEqual(['Time (ISO 8601)', 'Order number', 'Action', 'Role', 'Person'])
  expect(rows).toHaveLength(some.totalCount)
  const { change } = some.edges[0]?.node ?? {}
  expect(rows.find((row) => row['Order number'] === numbers[0])).toMatchObject({
    'Time (ISO 8601)': change?.at,
    Action: 'Cancelled',
    Role: 'Customer',
    Person: change?.by.name,
    'New status': 'Cancelled',
  })

  await page.getByLabel('Order number').fill(numbers[0] ?? '')
  await expect(column(page, 2).first()).toHaveText(numbers[0] ?? '')
  await findNothing(page, 'Changes')
})
