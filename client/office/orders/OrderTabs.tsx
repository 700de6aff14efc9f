import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ordersIn, useOrderCounts } from '../parts/orderCounts/orderCounts.ts'
import { TabList } from '../parts/tabs/TabList.tsx'
import { catalogs, type ListState, listTypes, type OrderTab, orderTabs, searchTab } from './listState.ts'

interface OrderTabsProps {
  readonly state: ListState
  readonly onShow: (change: Partial<ListState>) => void
}

/** Names the tabs of the page and the panel below them. */
export const tabsId = 'orders'
/** Names the catalogs of a tab and the panel below them. */
export const catalogsId = 'catalogs'

/** Pending, Confirmed and History Orders with their counts, and Order Search (back-office document, section 2). */
export function OrderTabs({ state, onShow }: OrderTabsProps) {
  const text = useText()
  const counts = useOrderCounts()
  const faceOf = (tab: OrderTab) =>
    tab === searchTab ? (
      <>
        <Icon name="search" />
        {text('officeOrders.tab.4')}
      </>
    ) : (
      <>
        {text(`officeOrders.tab.${tab}`)}
        <Count value={ordersIn(counts, listTypes[tab])} />
      </>
    )
  return (
    <TabList
      id={tabsId}
      label={text('officeOrders.tabs')}
      look="line"
      tabs={orderTabs.map((value) => ({ value, face: faceOf(value) }))}
      chosen={state.tab}
      onChoose={(tab) => onShow({ tab, pages: { ...state.pages, page: 1 } })}
    />
  )
}

const catalogTabs = [undefined, ...catalogs]

/** All orders of the tab, then one sub-tab per service catalog, with their counts (decision W7). */
export function CatalogTabs({ state, onShow }: OrderTabsProps) {
  const text = useText()
  const counts = useOrderCounts()
  const { tab, catalog, pages } = state
  if (tab === searchTab) return null
  return (
    <TabList
      id={catalogsId}
      label={text('officeOrders.catalogs')}
      look="segment"
      tabs={catalogTabs.map((value) => ({
        value: value ?? 'all',
        face: (
          <>
            {text(`officeOrders.catalog.${value ?? 'all'}`)}
            <Figure value={ordersIn(counts, listTypes[tab], value)} />
          </>
        ),
      }))}
      chosen={catalog ?? 'all'}
      onChoose={(value) =>
        onShow({ catalog: catalogs.find((one) => one === value), pages: { ...pages, page: 1 } })
      }
    />
  )
}

function Count({ value }: { readonly value: number | undefined }) {
  const { number } = useFormats()
  return value === undefined ? null : <Pill>{number(value)}</Pill>
}

function Figure({ value }: { readonly value: number | undefined }) {
  const { number } = useFormats()
  return value === undefined ? null : (
    <chakra.span color="muted" fontWeight="normal">
      {number(value)}
    </chakra.span>
  )
}

const Pill = chakra('span', {
  base: {
    px: '2',
    borderRadius: 'full',
    bg: 'sunk',
    color: 'muted',
    textStyle: 't12',
    fontWeight: 'medium',
    lineHeight: '1.25rem',
    '[aria-selected=true] &': { bg: 'brandTint', color: 'brand' },
  },
})
