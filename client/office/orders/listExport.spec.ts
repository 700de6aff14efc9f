import { expect, it } from 'vitest'
import { readListState } from './listState.ts'
import { listExport } from './OfficeOrderListPage.tsx'

const exported = (query: string) => listExport(readListState(new URLSearchParams(query)))

it('exports the chosen tab of the chosen catalog or of all, history by the day it was placed', () => {
  expect(exported('tab=2&catalog=3&page=4')).toEqual({
    path: '/Staff/exportAdminOrderData',
    filter: { orderType: 2, serviceCatalog: 3, orderByCreateTime: false },
  })
  expect(exported('tab=3').filter).toEqual({ orderType: 3, serviceCatalog: null, orderByCreateTime: true })
})

it('exports all that a search finds', () => {
  expect(exported('tab=4&type=1&text=%20ab%20&catalogs=1,3')).toEqual({
    path: '/Staff/exportAdminOrderSearchData',
    filter: { searchType: 1, searchText: 'ab', serviceCatalogs: [1, 3], orderByCreateTime: false },
  })
})
