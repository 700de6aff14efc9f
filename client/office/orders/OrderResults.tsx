import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
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
import type { OrderDialog } from './dialogs/orderDialog.tsx'
import { KeptPlace, useKeptFocus } from './KeptPlace.tsx'
import { type OrderTab, type SearchChoice, searchTab } from './listState.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderRow } from './OrderRow.tsx'
import { type OfficeOrderCardFragment, OfficeOrderNowDocument } from './orders.generated.ts'
import { NothingFound, SearchHelp } from './SearchOutcome.tsx'
import type { OrderList } from './useOrderList.ts'

const VisitsDialog = lazyPart(async () => (await import('../parts/bulk/VisitsDialog.tsx')).VisitsDialog)

interface OrderResultsProps {
  readonly list: OrderList
  readonly tab: OrderTab
  readonly density: Density
  /** The search, on the search tab. */
  readonly search: SearchChoice
  readonly onSearch: (search: SearchChoice) => void
}

const topId = 'orders-top'

/** Moves a reader who turned the page at the end of a list to the beginning of the next one. */
export function listTop(): void {
  showTop(document.getElementById(topId))
  window.scrollTo({ top: 0 })
}

/** The cards of a page, or why there are none. */
export function OrderResults({ list, tab, density, search, onSearch }: OrderResultsProps) {
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
        <SearchHelp />
      ) : (
        <QueryState
          result={{ ...list, data: orders }}
          words="officeOrders.failed"
          skeleton={<Waiting density={density} />}
          empty={<Nothing tab={tab} search={search} onSearch={onSearch} />}
        >
          {(orders) =>
            groupsOf(orders, tab).map(({ heading, own }) => (
              <section key={heading ?? tab}>
                {heading && (
                  <chakra.h3 textStyle="t16" mt="4" mb="2">
                    {text(heading)}
                  </chakra.h3>
                )}
                <Cards data-density={density}>
                  {own.map((order) => (
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
              </section>
            ))
          }
        </QueryState>
      )}
      {dialog.host(orders)}
    </div>
  )
}

/** A search finds open orders before past ones, each under its heading (decision P42); a tab has one kind alone. */
function groupsOf(orders: readonly OfficeOrderCardFragment[], tab: OrderTab) {
  if (tab !== searchTab) return [{ heading: undefined, own: orders }]
  const isOpen = ({ order }: OfficeOrderCardFragment) =>
    ['Pending', 'Confirmed', 'InService'].includes(order.status)
  const groups = [
    { heading: 'orders.ongoing', own: orders.filter(isOpen) },
    { heading: 'officeOrders.search.past', own: orders.filter((order) => !isOpen(order)) },
  ] as const
  return groups.filter(({ own }) => own.length > 0)
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

function Nothing({ tab, search, onSearch }: Pick<OrderResultsProps, 'tab' | 'search' | 'onSearch'>) {
  const text = useText()
  return tab === searchTab ? (
    <NothingFound search={search} onSearch={onSearch} />
  ) : (
    <EmptyPanel icon="orders" title={text('officeOrders.none')} text={text(`officeOrders.noneText.${tab}`)} />
  )
}

/** As high as the entries that are loading. */
function Waiting({ density }: Pick<OrderResultsProps, 'density'>) {
  if (density === 'compact') return <SkeletonRows rows={15} height="2.5rem" gap="1" aria-hidden />
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
    '&[data-density=compact]': {
      layerStyle: 'panel',
      gap: '0',
      overflow: 'hidden',
      // names and streets get what the other columns leave
      gridTemplateColumns: {
        xl: 'repeat(3, max-content) repeat(2, minmax(0, auto)) max-content minmax(0, auto) repeat(3, max-content)',
      },
    },
  },
})
