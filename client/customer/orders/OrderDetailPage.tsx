import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { readId } from '../../domain/booking/bookingRoute.ts'
import { PriceDetails } from '../../domain/booking/PriceDetails.tsx'
import { RhythmLink } from '../../domain/series/RhythmLink.tsx'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useFormats } from '../../format/useFormats.ts'
import { writePoints } from '../../format/writtenPoints.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import { PrintedAlone } from '../../ui/PrintedAlone.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { HiddenText, Wrap } from '../../ui/Wrap.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { BackLink } from '../parts/page/BackLink.tsx'
import { BookingLoadFailed, OrderNotFound } from '../parts/page/BookingProblem.tsx'
import { PrintedCompany } from '../parts/page/CompanyFacts.tsx'
import { CopyOrderNumber } from '../parts/page/OrderButtons.tsx'
import { groupOf, userOrderListPath } from '../parts/paths/customerPaths.ts'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'
import { HaveAgain } from './HaveAgain.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderCrew } from './OrderCrew.tsx'
import { OrderPlans } from './OrderPlans.tsx'
import { ProblemNotice, ProblemOffer } from './OrderProblem.tsx'
import { OrderRefund } from './OrderRefund.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderVisit } from './OrderVisit.tsx'
import { OrderDetailDocument, type OrderDetailFragment } from './orders.generated.ts'
import { useOrder } from './useOrder.ts'

/** /userOrderDetail/{orderNo}: everything about one order (document section 2). */
export function Component() {
  const orderNo = readId(useParams().orderNo)
  return orderNo ? <OrderDetail key={orderNo} orderNo={orderNo} /> : <OrderNotFound />
}

function OrderDetail({ orderNo }: { readonly orderNo: string }) {
  const { data, error, refetch } = useOrder(orderNo)
  if (error && !data) return <BookingLoadFailed words="orders.error.load" error={error} onRetry={refetch} />
  if (!data) return <OrderSkeleton />
  if (!data.order) return <OrderNotFound />
  return <OrderBody order={data.order} />
}

function OrderBody({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const group = groupOf(order.status)
  return (
    <Wrap data-sheet="" css={onPaper}>
      <PrintedCompany />
      <BackLink to={userOrderListPath(group, order.orderNo)}>
        {text(group === 'Ongoing' ? 'orders.back.ongoing' : 'orders.back.history')}
      </BackLink>
      <OrderHead order={order} />
      <OrderNews order={order} />
      <ProblemNotice order={order} />
      <OrderRefund order={order} />
      <UnlessLeaving>
        <HaveAgain order={order} />
      </UnlessLeaving>
      <Columns>
        <OrderVisit order={order} />
        <Aside>
          <OrderPrice order={order} />
          <OrderCrew order={order} />
          <OrderPlans order={order} />
          <ProblemOffer order={order} />
        </Aside>
        <OrderTimeline order={order} />
      </Columns>
      <PrintedAlone />
    </Wrap>
  )
}

function OrderSkeleton() {
  const text = useText()
  return (
    <Wrap>
      <BackLink to={userOrderListPath('Ongoing')}>{text('orders.back.ongoing')}</BackLink>
      <SkeletonRows rows={1} height="6rem" />
      <Columns mt="6">
        <SkeletonRows rows={2} height="14rem" />
        <SkeletonRows rows={2} height="12rem" />
      </Columns>
    </Wrap>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gap: '6',
    alignItems: 'start',
  },
})

/** Price, crew and plans: beside visit and timeline, or between them in one column. */
const Aside = chakra('div', {
  base: { display: 'grid', gap: '6', minWidth: 0, gridArea: { lg: '1 / 2 / span 2' } },
})

/** On paper there are no frames. */
const onPaper = { _print: { '& section': { p: '0', borderWidth: '0', breakInside: 'avoid' } } } as const

/** Keeps the shown order up to date, and tells a screen reader when somebody else has changed its status (decision T8). */
function OrderNews({ order: { orderNo, status } }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const client = useApolloClient()
  const known = useRef(status)
  const [told, setTold] = useState<typeof status>()
  // the reader's own commands report themselves
  useEffect(() => {
    known.current = status
  }, [status])
  useLiveOrders(orderNo, async (refetch) => {
    const before = known.current
    await refetch()
    const now = client.readQuery({ query: OrderDetailDocument, variables: { orderNo } })?.order?.status
    if (now && now !== before) setTold(now)
  })
  return <HiddenText role="status">{told && text('orders.news', { status: told })}</HiddenText>
}

/** What the order cost, as it was priced when it was placed. */
function OrderPrice({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  const formats = useFormats()
  const discount = text('booking.price.discount', { percent: formats.tenths(order.rankDiscountTenths) })
  return (
    <Card aria-labelledby="price-title">
      <CardHead>
        <h2 id="price-title">{text('booking.price.priceTitle')}</h2>
      </CardHead>
      <PriceLines my="-6px">
        <PriceLine label={text('booking.price.base')}>{writePoints(intl, order.basePoints)}</PriceLine>
        <PriceLine label={text('orders.price.additional')}>
          {writePoints(intl, order.additionalPoints)}
        </PriceLine>
        <PriceLine label={discount}>{writePoints(intl, -order.discountPoints)}</PriceLine>
        <PriceLine
          isTotal
          label={
            <>
              {text('booking.price.total')}
              <chakra.small display="block" textStyle="t14" fontWeight="normal" color="muted">
                {text('orders.price.paid', { amount: formats.worth(order.totalPoints) })}
              </chakra.small>
            </>
          }
        >
          {writePoints(intl, order.totalPoints)}
        </PriceLine>
      </PriceLines>
      <PriceDetails lines={order.priceLines} label={text('orders.price.howWorked')} discount={discount} />
    </Card>
  )
}

/** Service, status, number, placing date and actions of the order. */
function OrderHead({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  const placed = {
    date: writeDate(intl, order.placed.at, 'long'),
    time: writeTime(intl, order.placed.at),
    zone: order.placed.zoneLabel,
  }
  return (
    <chakra.header
      display="grid"
      gridTemplateColumns={{ md: 'minmax(0, 1fr) auto' }}
      rowGap="3"
      columnGap="6"
      mb="8"
      fontVariantNumeric="tabular-nums"
    >
      <Cluster rowGap="2" columnGap="4" gridColumn="1">
        <PageHeading title={`${order.serviceName}, ${order.orderNo}`}>{order.serviceName}</PageHeading>
        <StatusBadge status={order.status} />
      </Cluster>
      <Cluster as="p" rowGap="0" columnGap="2" color="muted" gridColumn="1">
        <CopyOrderNumber orderNo={order.orderNo} />
        <span>{text('orders.placed', placed)}</span>
      </Cluster>
      <chakra.div gridColumn="1" _empty={{ display: 'none' }}>
        <RhythmLink series={order.series} to={userSeriesPath} />
      </chakra.div>
      <chakra.div
        gridColumn={{ md: '2' }}
        gridRow={{ md: order.series ? '1 / 4' : '1 / 3' }}
        alignSelf="center"
      >
        <OrderActions order={order} />
      </chakra.div>
    </chakra.header>
  )
}
