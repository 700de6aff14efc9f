import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { ListEnd } from '../../api/list/ListEnd.tsx'
import type { Pages } from '../../api/list/usePages.ts'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { groupOf } from '../parts/paths/customerPaths.ts'
import { OrderCard } from './OrderCard.tsx'
import { type OrderCardFragment, SoughtOrderDocument } from './orders.generated.ts'

interface OrderFeedProps {
  readonly label: string
  readonly group: OrderGroup
  readonly pages: Pages<OrderCardFragment>
  readonly orders: readonly OrderCardFragment[]
  /** The order to scroll to. */
  readonly posOrderNo: string | undefined
}

/** The cards as a feed: more come by scrolling and by a button; Page Down and Page Up go from card to card. */
export function OrderFeed({ label, group, pages, orders, posOrderNo }: OrderFeedProps) {
  const text = useText()
  const feed = useRef<HTMLDivElement>(null)
  const { hasMore, isLoadingMore, totalCount } = pages
  const isMissing = usePosition(feed, { group, orders, posOrderNo, pages })
  return (
    <>
      {isMissing && posOrderNo && (
        <chakra.div mb="4">
          <Notice role="status">{text('orders.list.notFound', { orderNo: posOrderNo })}</Notice>
        </chakra.div>
      )}
      <Stack
        ref={feed}
        role="feed"
        aria-label={label}
        aria-busy={isLoadingMore}
        onKeyDown={moveBetweenCards}
        gap="3"
        containerType="inline-size"
      >
        {orders.map((order, index) => (
          <OrderCard key={order.id} order={order} position={index + 1} count={totalCount} />
        ))}
      </Stack>
      <ListEnd
        pages={pages}
        status={
          hasMore
            ? text('orders.list.loaded', { count: orders.length, total: totalCount })
            : text('orders.list.end')
        }
        more={text('list.more')}
        failed={text('orders.list.failed')}
        retry={text('error.tryAgain')}
      />
    </>
  )
}

interface Position {
  readonly group: OrderGroup
  readonly orders: readonly OrderCardFragment[]
  readonly posOrderNo: string | undefined
  readonly pages: Pages<OrderCardFragment>
}

/** How many orders to read at once to find one further down. */
const searchStep = 20

/** Scrolls to the requested order and focuses it, reading on until it is found; true if the list does not have it. */
function usePosition(
  feed: RefObject<HTMLDivElement | null>,
  { group, orders, posOrderNo, pages }: Position,
): boolean {
  const found = useRef<string>(undefined)
  const isThere = orders.some((order) => order.orderNo === posOrderNo)
  const { hasMore, isLoadingMore, hasFailedMore, readOn } = pages
  const mayCome = useMayCome(isThere ? undefined : posOrderNo, group)
  useEffect(() => {
    if (!posOrderNo || found.current === posOrderNo) return
    if (isThere) {
      found.current = posOrderNo
      const card = feed.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(posOrderNo)}"]`)
      card?.focus({ preventScroll: true })
      card?.scrollIntoView({ block: 'center' })
    } else if (mayCome && hasMore && !isLoadingMore && !hasFailedMore) readOn(searchStep)
  }, [feed, posOrderNo, isThere, mayCome, hasMore, isLoadingMore, hasFailedMore, readOn])
  return Boolean(posOrderNo) && !isThere && (!hasMore || mayCome === false)
}

/** Whether the list has an order at all, so that it is not read in vain; undefined while that is unknown. */
function useMayCome(orderNo: string | undefined, group: OrderGroup): boolean | undefined {
  const { data, error } = useQuery(SoughtOrderDocument, {
    variables: { orderNo: orderNo ?? '' },
    skip: orderNo === undefined,
    fetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  if (error) return true
  return data && data.order !== null && groupOf(data.order.status) === group
}

function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key]
  if (!step) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=article]')]
  const here = cards.findIndex((card) => card.contains(document.activeElement))
  const next = cards[here + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
