import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { readId } from '../../domain/booking/bookingRoute.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { IconLine } from '../../ui/IconLine.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Words } from '../../ui/Words.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { BackLink } from '../parts/page/BackLink.tsx'
import { BookingLoadFailed, OrderNotFound } from '../parts/page/BookingProblem.tsx'
import { userOrderDetailPath } from '../parts/paths/customerPaths.ts'
import { MoveStep, NotMovable } from './MoveStep.tsx'
import {
  type OrderDetailFragment,
  RescheduleOptionsDocument,
  type RescheduleOptionsQuery,
} from './orders.generated.ts'
import { whyNotMovable } from './reschedulable.ts'
import { useMove } from './useMove.ts'

/** /rescheduleOrder/{orderNo}: another time for a day order, in the calendar it was booked in (decisions E10, K8). */
export function Component() {
  const orderNo = readId(useParams().orderNo)
  return orderNo ? <Reschedule key={orderNo} orderNo={orderNo} /> : <OrderNotFound />
}

function Reschedule({ orderNo }: { readonly orderNo: string }) {
  const { data, error, refetch } = useQuery(RescheduleOptionsDocument, {
    variables: { orderNo },
    nextFetchPolicy: 'cache-first',
  })
  if (error && !data)
    return <BookingLoadFailed words="orders.error.load" error={error} onRetry={() => void refetch()} />
  if (!data) return <MoveSkeleton orderNo={orderNo} />
  const { order, rescheduleOptions: options } = data
  if (!order) return <OrderNotFound />
  return <Moving order={order} options={options} />
}

interface MovingProps {
  readonly order: OrderDetailFragment
  readonly options: RescheduleOptionsQuery['rescheduleOptions']
}

/** A sent move is followed even if the order cannot be moved any more, for example because of that move. */
function Moving({ order, options }: MovingProps) {
  const move = useMove(order)
  if (!options || whyNotMovable(order)) return <NotMovable order={order} move={move} />
  return (
    <Frame orderNo={order.orderNo} lead={<BookedNow order={order} />} aside={<MoveRules order={order} />}>
      <MoveStep order={order} options={options} move={move} />
    </Frame>
  )
}

interface FrameProps {
  readonly orderNo: string
  readonly lead?: ReactNode
  readonly aside: ReactNode
  readonly children: ReactNode
}

function Frame({ orderNo, lead, aside, children }: FrameProps) {
  const text = useText()
  return (
    <Wrap>
      <BackLink to={userOrderDetailPath(orderNo)}>{text('orders.move.back')}</BackLink>
      <Stack as="header" gap="2" mb="8">
        <PageHeading title={`${text('orders.actions.reschedule')}, ${orderNo}`}>
          {text('orders.actions.reschedule')}
        </PageHeading>
        {lead}
      </Stack>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
        gap="8"
        alignItems="start"
      >
        {children}
        {aside}
      </chakra.div>
    </Wrap>
  )
}

function BookedNow({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const { serviceName, periodType, bookedDate: date, bookedTime: time } = order
  return (
    <chakra.dl fontVariantNumeric="tabular-nums">
      <chakra.dt textStyle="t14" color="muted">
        <Words id="orders.move.booked" />
      </chakra.dt>
      <dd>
        <chakra.strong display="block" fontWeight="strong" _firstLetter={{ textTransform: 'capitalize' }}>
          {writeBookedTime(intl, { periodType, date, time })}
        </chakra.strong>
        <chakra.span display="block" color="muted">
          {serviceName}
        </chakra.span>
      </dd>
    </chakra.dl>
  )
}

function MoveSkeleton({ orderNo }: { readonly orderNo: string }) {
  return (
    <Frame
      orderNo={orderNo}
      lead={<SkeletonRows rows={1} height="4.5rem" />}
      aside={<SkeletonRows rows={1} height="14rem" />}
    >
      <SkeletonRows rows={1} height="32rem" />
    </Frame>
  )
}

/** What a move keeps, what it may change, and how often and until when it is possible (decision E10). */
function MoveRules({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const { orderNo, totalPoints, status, viewerMay } = order
  const left = { left: viewerMay.movesLeft, hours: businessRules.reschedule.noticeHours }
  return (
    <Card aria-labelledby="move-rules">
      <chakra.h2 id="move-rules" textStyle="t18" mb="4">
        {text('orders.move.what')}
      </chakra.h2>
      <Stack gap="4" fontVariantNumeric="tabular-nums">
        <IconLine icon="check">{text('orders.move.price', { orderNo, points: totalPoints })}</IconLine>
        <IconLine icon="users">
          {text(status === 'Confirmed' ? 'orders.move.crewConfirmed' : 'orders.move.crewPending')}
        </IconLine>
        <IconLine icon="clock">{text('orders.move.left', left)}</IconLine>
      </Stack>
    </Card>
  )
}
