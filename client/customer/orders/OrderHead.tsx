import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { RhythmLink } from '../../domain/series/RhythmLink.tsx'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { CopyOrderNumber } from '../parts/page/CopyOrderNumber.tsx'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'
import { OrderActions } from './OrderActions.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

/** Service, status, number, placing date and actions of the order. */
export function OrderHead({ order }: { readonly order: OrderDetailFragment }) {
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
      <chakra.div gridColumn={{ md: '2' }} gridRow={{ md: '1 / 4' }} alignSelf="center">
        <OrderActions order={order} />
      </chakra.div>
    </chakra.header>
  )
}
