import { chakra } from '@chakra-ui/react/styled-system'
import {
  ServiceCatalog as CatalogIds,
  OrderSearchType as SearchIds,
} from '../../../schema/rules/enumerations.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { Cluster } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { useHiddenSearch } from '../parts/orderSearch.ts'
import { type PageChoice, Pager } from '../parts/pager/Pager.tsx'
import type { ListCall } from '../parts/savedList.ts'
import { panelOf } from '../parts/tabs/TabList.tsx'
import { type Density, DensityChoice, useDensity } from './DensityChoice.tsx'
import { type ListState, type SearchChoice, searchTab, useListState } from './listState.ts'
import { listTop, OrderResults } from './OrderResults.tsx'
import { CatalogTabs, catalogsId, OrderTabs, tabsId } from './OrderTabs.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchedFor } from './SearchOutcome.tsx'
import { useOrderList } from './useOrderList.ts'

/** /adminOrderList: 'Order Settings' (back-office document, section 2). */
export function Component() {
  const text = useText()
  const [density, setDensity] = useDensity()
  const { state, show, correct } = useListState(usualSize[density])
  const list = useOrderList(state, correct)
  useLiveOrders()
  useHiddenSearch(() => show({ tab: searchTab, pages: { ...state.pages, page: 1 } }))
  const { tab, catalog, pages } = state
  const isSearching = tab === searchTab
  const pager = { choice: pages, total: list.total }
  const search = (wanted: SearchChoice) => show({ search: wanted, pages: { ...pages, page: 1 } })
  const turn = (choice: PageChoice) => show({ pages: choice })
  const chooseDensity = (next: Density) => {
    setDensity(next)
    if (pages.page > 1) turn({ ...pages, page: 1 })
  }
  return (
    <chakra.div textStyle="t14">
      <Cluster justifyContent="space-between" columnGap="4" rowGap="2" mb="4">
        <div>
          <PageHeading title={text('officeOrders.title')} textStyle="t24" />
          <Greeting />
        </div>
        {list.total > 0 && <ExportButton key={`${tab} ${catalog}`} {...listExport(state)} />}
      </Cluster>
      <OrderTabs state={state} onShow={show} />
      <div {...panelOf(tabsId, tab)}>
        {isSearching && <SearchForm search={state.search} onSearch={search} onAgain={list.refetch} />}
        <Cluster display={list.isIdle ? 'none' : undefined} rowGap="3" columnGap="4" my="4">
          <CatalogTabs state={state} onShow={show} />
          {isSearching && list.total > 0 && <SearchedFor search={state.search} total={list.total} />}
          {!list.error && (
            <>
              <chakra.div ms={{ sm: 'auto' }}>
                <Pager place="top" {...pager} onChoose={turn} />
              </chakra.div>
              {list.total > 0 && <DensityChoice density={density} onChoose={chooseDensity} />}
            </>
          )}
        </Cluster>
        <div {...(isSearching ? {} : panelOf(catalogsId, String(catalog ?? 'all')))}>
          <OrderResults list={list} tab={tab} density={density} search={state.search} onSearch={search} />
        </div>
        {list.total > 0 && (
          <chakra.div mt="4">
            <Pager
              place="bottom"
              {...pager}
              onChoose={(choice) => {
                turn(choice)
                if (choice.page !== pages.page) listTop()
              }}
            />
          </chakra.div>
        )}
      </div>
    </chakra.div>
  )
}

/** As many rows as a screen has room for, and more. */
const usualSize = { comfortable: 10, compact: 20 } as const

function Greeting() {
  const text = useText()
  const name = useSession('admin')?.user.userName ?? ''
  return <chakra.p color="muted">{text('officeOrders.greeting', { name })}</chakra.p>
}

/** The call that exports the whole list, not only the shown page (decision T7). */
export function listExport({ tab, catalog, search }: ListState): ListCall {
  if (tab === searchTab)
    return {
      path: '/Staff/exportAdminOrderSearchData',
      filter: {
        searchType: search.type ? SearchIds[search.type] : null,
        searchText: search.text.trim(),
        serviceCatalogs: search.catalogs.map((one) => CatalogIds[one]),
        orderByCreateTime: false,
      },
    }
  return {
    path: '/Staff/exportAdminOrderData',
    filter: {
      orderType: Number(tab),
      serviceCatalog: catalog ? CatalogIds[catalog] : null,
      orderByCreateTime: tab === '3',
    },
  }
}
