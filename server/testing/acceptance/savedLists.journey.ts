import { describe, expect, it } from 'vitest'
import { newCustomer } from './newCustomer.ts'
import type { World } from './world.ts'

/** Lists and reports that the office saves as files (decision T7). */
export function savedLists(world: () => World): void {
  describe('lists saved as files', () => {
    it.each([1, 2, 3])('hold the whole tab of orders of type %i', async (orderType) => {
      const { admin } = world()
      const tab = { orderType, serviceCatalog: 1, orderByCreateTime: false }
      const page = { ...tab, curPageIndex: 1, pageSize: 10 }
      const { allData } = await admin.good<Page>('/Staff/getAdminOrderData', page)
      const lines = await admin.saved('/Staff/exportAdminOrderData', tab)
      expect(lines).toHaveLength(allData.totalCount)
      expect(lines.slice(0, 10).map(numberOf)).toEqual(allData.orderSet.map(({ orderNo }) => orderNo))
    })

    it('hold everything that a search finds, an order by its number, and what was changed on it', async () => {
      const { admin } = world()
      const search = { searchType: 2, searchText: 'avery', serviceCatalogs: [], orderByCreateTime: false }
      const page = { ...search, curPageIndex: 1, pageSize: 10 }
      const { orderData, totalCount } = await admin.good<Search>('/Staff/getAdminOrderSearchData', page)
      const found = await admin.saved('/Staff/exportAdminOrderSearchData', search)
      expect(found).toHaveLength(totalCount)
      expect(found.slice(0, 10).map(numberOf)).toEqual(orderData.map(({ orderNo }) => orderNo))
      const order = orderData.find(({ changedList }) => changedList.length > 1)
      const orderNo = order?.orderNo ?? ''
      const orders = await admin.saved('/Staff/exportOrders', { by: 'placed', text: orderNo })
      expect(orders.map(numberOf)).toEqual([orderNo])
      const changes = await admin.saved('/Staff/exportOrderChanges', { orderNo })
      expect(changes.map((line) => line['Time (ISO 8601)'])).toEqual(
        order?.changedList.map(({ strModifiedTime }) => strModifiedTime).toReversed(),
      )
    })

    it('hold points, payments and tax as they were booked', async () => {
      const { admin } = world()
      const { userId, email } = await newCustomer(world(), 'saved')
      expect(await admin.saved('/Staff/exportUsers', { search: email })).toHaveLength(1)
      const pay = { userId, paymentMethod: 1, paidAmount: 19.99, rewardPercent: 10, comment: '=1+1' }
      await admin.good('/Staff/confrmUserPayment', pay)
      // 19.99 dollars are 1,999 points, and 10 % of them, rounded down, 199
      const points = await admin.saved('/Staff/exportLedger', { userId })
      expect(points.map((line) => line['Points (negative = deducted)']).toSorted()).toEqual(['199', '1999'])
      // 19.99 + 5 % GST 1.00 = 20.99
      expect(await admin.saved('/Staff/exportPayments', { userId })).toMatchObject([
        { 'Subtotal (CAD)': '19.99', 'GST (CAD)': '1.00', 'Total (CAD)': '20.99', Comment: "'=1+1" },
      ])
      const taxes = await admin.saved('/Staff/exportTax', { provinceId: 1 })
      expect(taxes.map((line) => [line.Province, line['Rate (%)']])).toEqual([['AB', '5']])
    })

    it.each([
      ['exportOrders', { by: 'noon' }, 'by'],
      ['exportAdminOrderData', { orderType: 4, serviceCatalog: 1, orderByCreateTime: true }, 'orderType'],
      ['exportAdminOrderSearchData', { serviceCatalogs: [], orderByCreateTime: true }, 'searchType'],
      ['exportOrderChanges', { from: '2026-12-02', to: '2026-12-01' }, 'to'],
      ['exportLedger', { kind: 'gift' }, 'kind'],
      ['exportPayments', { provinceId: 14 }, 'provinceId'],
      ['exportTax', { from: '2026-02-30' }, 'from'],
      ['exportUsers', { search: 'x'.repeat(300) }, 'search'],
    ])('%s refuses %j', async (name, body, tag) => {
      const { admin } = world()
      await admin.refused(tag, `/Staff/${name}`, body)
    })
  })
}

interface Numbered {
  readonly orderNo: string
}

interface Page {
  readonly allData: { readonly totalCount: number; readonly orderSet: readonly Numbered[] }
}

interface Search {
  readonly totalCount: number
  readonly orderData: readonly (Numbered & { readonly changedList: readonly Changed[] })[]
}

interface Changed {
  readonly strModifiedTime: string
}

function numberOf(line: Readonly<Record<string, string>> | undefined): string {
  return line?.['Order number'] ?? ''
}
