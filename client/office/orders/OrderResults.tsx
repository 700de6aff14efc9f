import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { OrderSearchType } from '../../../schema/rules/enumerations.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { showTop } from '../../ui/rowFocus.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { SelectionBar } from '../parts/bulk/SelectionBar.tsx'
import { useSelection } from '../parts/bulk/useSelection.ts'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import type { Density } from './DensityChoice.tsx'
import type { OrderDialog } from './dialogs/orderDialog.ts'
import { KeptPlace, useKeptFocus } from './KeptPlace.tsx'
import { type OrderTab, searchTab } from './listState.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderRow } from './OrderRow.tsx'
import { type OfficeOrderCardFragment, OfficeOrderNowDocument } from './orders.generated.ts'
import type { OrderList } from './useOrderList.ts'

const VisitsDialog = lazyPart(async () => (await import('../parts/bulk/VisitsDialog.tsx')).VisitsDialog)

interface OrderResultsProps {
  readonly list: OrderList
  readonly tab: OrderTab
  readonly density: Density
  /** The search, on the search tab. */
  readonly searchType: OrderSearchType | undefined
}

const topId = 'orders-top'

/** Moves a reader who turned the page at the end of a list to the beginning of the next one. */
export function listTop(): void {
  showTop(document.getElementById(topId))
  window.scrollTo({ top: 0 })
}

/** The cards of a page, or why there are none. */
export function OrderResults({ list, tab, density, searchType }: OrderResultsProps) {
  const text = useText()
  const dialog = useDialog<OrderList['orders']>()
  const frame = useRef<HTMLDivElement>(null)
  const { orders, isIdle } = list
  const Entry = density === 'compact' ? OrderRow : OrderCard
  const selection = useSelection(orders?.map(({ id }) => id) ?? [])
  const assign = () => {
    const orderNos = orders?.filter(({ id }) => selection.has(id)).map(({ order }) => order.orderNo) ?? []
    dialog.open(() => <VisitsDialog asked={{ kind: 'assign', orderNos }} />)
  }
  const isPending = tab === '1'
  useKeptFocus(frame, { orders, isAway: dialog.isOpen })
  return (
    <div ref={frame}>
      <KeptPlace frame={frame} orders={orders} />
      <HiddenText as="h2" id={topId} tabIndex={-1}>
        <ListName {...list} />
      </HiddenText>
      {isPending && orders && orders.length > 0 && (
        <SelectionBar selection={selection}>
          <Button size="sm" look="primary" onClick={assign}>
            {text('officeBulk.assignTo')}
          </Button>
        </SelectionBar>
      )}
      {isIdle ? (
        <chakra.p color="muted" mt="4">
          {text('officeOrders.search.hint')}
        </chakra.p>
      ) : (
        <QueryState
          result={{ ...list, data: orders }}
          words="officeOrders.failed"
          skeleton={<Waiting density={density} />}
          empty={<Nothing tab={tab} searchType={searchType} />}
        >
          {(orders) => (
            <Cards data-density={density}>
              {orders.map((order) => (
                <Entry
                  key={order.id}
                  order={order}
                  tab={tab}
                  selection={isPending ? selection : undefined}
                  onOpen={(Dialog) =>
                    dialog.open((now) => <Opened Dialog={Dialog} of={order} orders={now} />)
                  }
                />
              ))}
            </Cards>
          )}
        </QueryState>
      )}
      {dialog.host(orders)}
    </div>
  )
}

interface OpenedProps {
  readonly Dialog: OrderDialog
  /** The order when the dialog was opened. */
  readonly of: OfficeOrderCardFragment
  readonly orders: OrderList['orders']
}

/** A dialog with the present state of its order, also after it left the list. */
function Opened({ Dialog, of, orders }: OpenedProps) {
  const listed = orders?.find(({ id }) => id === of.id)
  const { data } = useQuery(OfficeOrderNowDocument, {
    variables: { orderNo: of.order.orderNo },
    skip: !orders || listed !== undefined,
    fetchPolicy: 'network-only',
    context: { overlay: 'never' },
  })
  return <Dialog order={listed ?? data?.adminOrder ?? of} />
}

/** Names the list for screen readers: how many orders, or that they are loading. */
function ListName({ orders, total, error, isIdle }: OrderList) {
  const text = useText()
  if (orders) return text('officeOrders.list', { total })
  return text(error || isIdle ? 'office.nav.orders' : 'officeOrders.list.loading')
}

function Nothing({ tab, searchType }: Pick<OrderResultsProps, 'tab' | 'searchType'>) {
  const text = useText()
  return tab === searchTab ? (
    <EmptyPanel
      icon="search"
      title={text('officeOrders.search.none')}
      text={text(
        searchType === 2 || searchType === 5
          ? 'officeOrders.search.noneFirst'
          : 'officeOrders.search.noneText',
      )}
    />
  ) : (
    <EmptyPanel icon="orders" title={text('officeOrders.none')} text={text(`officeOrders.noneText.${tab}`)} />
  )
}

/** As high as the entries that are loading. */
function Waiting({ density }: Pick<OrderResultsProps, 'density'>) {
  if (density === 'compact') return <SkeletonRows rows={10} height="2.5rem" gap="1" aria-hidden />
  return (
    <Cards as="div" aria-hidden>
      <WaitingCard height="9.5rem" />
      <WaitingCard height="9.5rem" />
      <WaitingCard height="9.5rem" />
    </Cards>
  )
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    listStyleType: 'none',
    '&[data-density=compact]': { layerStyle: 'panel', gap: '0', overflow: 'hidden' },
  },
})
