import type { ListCall } from '../parts/savedList.ts'
import { type ListState, searchTab } from './listState.ts'

/** The call that exports the whole list, not only the shown page (decision T7). */
export function listExport({ tab, catalog, search }: ListState): ListCall {
  if (tab === searchTab)
    return {
      path: '/Staff/exportAdminOrderSearchData',
      filter: {
        searchType: search.type ?? null,
        searchText: search.text.trim(),
        serviceCatalogs: search.catalogs,
        orderByCreateTime: false,
      },
    }
  return {
    path: '/Staff/exportAdminOrderData',
    filter: { orderType: Number(tab), serviceCatalog: catalog, orderByCreateTime: tab === '3' },
  }
}
