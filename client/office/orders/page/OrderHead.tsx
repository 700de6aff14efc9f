import { chakra } from '@chakra-ui/react/styled-system'
import { StillRunning } from '../../../domain/orders/StillRunning.tsx'
import { RhythmLink } from '../../../domain/series/RhythmLink.tsx'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Cluster, Muted, Row } from '../../../ui/layout.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { officeSeriesPath } from '../../parts/seriesPaths.ts'
import type { OrderDialog } from '../dialogs/orderDialog.tsx'
import { OrderActions } from '../OrderActions.tsx'
import { BookedFor } from '../OrderFacts.tsx'
import { pageActions } from '../orderActions.ts'
import { ChangeDetail, isChange } from '../TrackingTable.tsx'
import type { WholeOrder } from './wholeOrder.ts'

interface OrderHeadProps {
  readonly order: WholeOrder
  readonly onOpen: (dialog: OrderDialog) => void
}

/** Number, status, service and time, and every action that is possible now. */
export function OrderHead({ order: office, onOpen }: OrderHeadProps) {
  const text = useText()
  const { moment } = useFormats()
  const { order } = office
  const title = text('officeOrders.page.title', { orderNo: order.orderNo })
  return (
    <chakra.header
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      fontVariantNumeric="tabular-nums"
    >
      <Cluster columnGap="4" rowGap="1">
        <Row gap="1" minWidth="0">
          <PageHeading title={title} textStyle="t24" />
          <CopyButton
            content={order.orderNo}
            label="orders.copy"
            copied="orders.copied"
            failed="number.copyFailed"
            my="-2"
          />
        </Row>
        <StatusBadge status={order.status} />
      </Cluster>
      <Cluster columnGap="4" rowGap="0" textStyle="t16">
        <chakra.p fontWeight="strong" overflowWrap="anywhere">
          {order.serviceName}
        </chakra.p>
        <BookedFor order={order} />
        <RhythmLink series={order.series} to={officeSeriesPath} />
      </Cluster>
      <StillRunning job={order} />
      {order.status === 'InService' && order.started && (
        <Muted>{text('officeOrders.page.started', { moment: moment(order.started) })}</Muted>
      )}
      {order.status === 'Cancelled' && <Cancelled trail={office.trail} />}
      <chakra.div mt="2">
        <OrderActions
          place="page"
          order={office}
          offered={pageActions(office, order.cancellation?.feePoints)}
          onOpen={onOpen}
        />
      </chakra.div>
    </chakra.header>
  )
}

/** Why an order was cancelled, and what came back. */
function Cancelled({ trail }: Pick<WholeOrder, 'trail'>) {
  const last = trail
    .filter(isChange)
    .findLast(({ action }) => action === 'Cancelled' || action === 'DisputeResolved')
  return last ? (
    <div>
      <ChangeDetail change={last} />
    </div>
  ) : null
}
