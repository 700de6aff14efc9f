import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useParams } from 'react-router'
import { useLiveOrders } from '../../../api/live/useLiveOrders.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { readId } from '../../../domain/booking/bookingRoute.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyPanel } from '../../../ui/EmptyPanel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useDialog } from '../../../ui/useDialog.tsx'
import { askedOfOrder } from '../../parts/orderPath.ts'
import { orderSearchPath } from '../../parts/orderSearch.ts'
import { useAskedAtOnce } from '../../parts/useAskedAtOnce.ts'
import type { OrderDialog } from '../dialogs/orderDialog.tsx'
import { Summary } from '../OrderFolds.tsx'
import { officeOrderActions } from '../orderActions.ts'
import { ChangeDetail, isChange } from '../TrackingTable.tsx'
import { OrderAside } from './OrderAside.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderVisit } from './OrderVisit.tsx'
import { type OfficeOrderMailFragment, OfficeOrderPageDocument } from './orderPage.generated.ts'
import { Part } from './Part.tsx'
import type { WholeOrder } from './wholeOrder.ts'

/** /adminOrder/{orderNo}: everything about one order, with every action that is possible now (decision W1). */
export function Component() {
  const text = useText()
  const orderNo = (readId(useParams().orderNo) ?? '').toUpperCase()
  const result = useQuery(OfficeOrderPageDocument, {
    variables: { orderNo },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'first' },
  })
  useLiveOrders(orderNo)
  return (
    <Page>
      <Link to="/adminOrderList">{text('office.nav.orders')}</Link>
      {!result.data?.adminOrder && <Title orderNo={orderNo} />}
      <QueryState
        result={result}
        words="officeOrders.failed"
        skeleton={<SkeletonRows rows={2} height="14rem" mt="4" />}
      >
        {({ adminOrder, orderMails }) =>
          adminOrder ? (
            <OrderBody key={adminOrder.id} order={adminOrder} mails={orderMails ?? []} />
          ) : (
            <NotFound orderNo={orderNo} />
          )
        }
      </QueryState>
    </Page>
  )
}

interface OrderBodyProps {
  readonly order: WholeOrder
  readonly mails: readonly OfficeOrderMailFragment[]
}

function OrderBody({ order, mails }: OrderBodyProps) {
  const text = useText()
  // an open dialog is given the order as it is now, so that it can say when somebody else has changed it
  const dialog = useDialog<WholeOrder>()
  const open = (Dialog: OrderDialog) => dialog.open((now) => <Dialog order={now} />)
  useAskedAtOnce(askedOfOrder, (name) => {
    const { may, Dialog } = officeOrderActions[name]
    if (Dialog && may(order)) open(Dialog)
  })
  return (
    <>
      <OrderHead order={order} onOpen={open} />
      <FailedVisit order={order} />
      <Columns>
        <OrderVisit order={order} onOpen={open} />
        <OrderAside order={order} mails={mails} />
        <Part id="price" title={text('booking.price.priceTitle')}>
          <chakra.div mb="-4">
            <Summary order={order.order} />
          </chakra.div>
        </Part>
        <OrderTimeline trail={order.trail} mails={mails} />
      </Columns>
      {dialog.host(order)}
    </>
  )
}

function NotFound({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  return (
    <EmptyPanel
      icon="search"
      title={text('officeOrders.page.notFound')}
      text={text('officeOrders.page.check')}
    >
      <ButtonLink to={orderSearchPath(orderNo)}>{text('officeOrders.tab.4')}</ButtonLink>
    </EmptyPanel>
  )
}

function Title({ orderNo }: { readonly orderNo: string }) {
  const title = useText()('officeOrders.page.title', { orderNo })
  return <PageHeading title={title} textStyle="t24" />
}

const Page = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', textStyle: 't14' },
})

/** Facts and story are beside the people and the money; in one column the people come before the price, and the story last. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' },
    gridTemplateRows: { lg: 'auto auto 1fr' },
    gap: '4',
    alignItems: 'start',
    mt: '2',
  },
})

/** Until the office has dealt with it: the crew came and could not work, why, and in its own words (decision X11). */
function FailedVisit({ order: { order, trail } }: { readonly order: WholeOrder }) {
  const text = useText()
  const { moment } = useFormats()
  const { failedVisit } = order
  const report = trail.filter(isChange).findLast(({ action }) => action === 'VisitFailed')
  if (!failedVisit || !report) return null
  return (
    <Notice tone="warn">
      <p>
        <strong>{text('orderAction.VisitFailed')}</strong> · {moment(failedVisit)}
      </p>
      <ChangeDetail change={report} />
    </Notice>
  )
}
