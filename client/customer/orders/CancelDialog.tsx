import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { writePoints } from '../../format/writtenPoints.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { rescheduleOrderPath } from '../parts/paths/customerPaths.ts'
import { CancelOrderDocument, type OrderDetailFragment } from './orders.generated.ts'

/** Asks before an order is cancelled: what comes back and what it costs (document section 2, decision E3). */
export function CancelDialog({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const { orderNo } = order
  const fee = order.cancellation?.feePoints ?? 0
  const { run, isSending, failed } = useCommand(CancelOrderDocument, {
    about: orderNo,
    seen: { feeSeen: fee },
    kind: 'info',
    onDone: useDialogHost()?.close,
  })
  const isFeeChanged = failed?.userErrors[0]?.code === RejectionCode.FEE_CHANGED
  return (
    <Dialog
      title={text('orders.cancel.title')}
      role="alertdialog"
      closesOutside={false}
      footer={
        <DialogButtons
          cancelLabel={text('orders.cancel.keep')}
          submitLabel={fee > 0 ? text('orders.cancel.submitFee', { fee }) : text('orders.actions.cancel')}
          onSubmit={() => void run({ orderNo })}
          isDestructive
          isSending={isSending}
        />
      }
    >
      {isFeeChanged ? (
        <Notice tone="warn" role="alert">
          {text('orders.cancel.feeChanged')}
        </Notice>
      ) : (
        <Problem reply={failed} />
      )}
      {order.cancellation && (
        <>
          <p>
            {order.status === 'Confirmed' && order.periodType === 'Day'
              ? text('orders.cancel.confirmed', { fee })
              : text(fee > 0 ? 'orders.cancel.feeKept' : 'orders.cancel.plain')}
          </p>
          <CancelFigures order={order} fee={fee} />
          {order.viewerMay.reschedule && (
            <Link to={rescheduleOrderPath(orderNo)}>{text('orders.cancel.moveInstead')}</Link>
          )}
        </>
      )}
    </Dialog>
  )
}

function CancelFigures({ order, fee }: { readonly order: OrderDetailFragment; readonly fee: number }) {
  const intl = useIntl()
  const text = useText()
  const refund = order.cancellation?.refundPoints ?? order.totalPoints
  return (
    <PriceLines>
      <PriceLine label={text('orders.cancel.paid')}>{writePoints(intl, order.totalPoints)}</PriceLine>
      <PriceLine label={text('orders.cancel.fee')}>{writePoints(intl, -fee)}</PriceLine>
      <PriceLine isTotal label={text('orders.cancel.refund')}>
        {writePoints(intl, refund)}
      </PriceLine>
    </PriceLines>
  )
}
