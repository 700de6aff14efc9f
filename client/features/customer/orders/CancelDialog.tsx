import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import type { OrderDetailFragment } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { tellRefusal } from '../../../parts/orders/tellRefusal.ts'
import type { CommandResult } from '../../../parts/orders/useOrderCommand.ts'
import { writePoints } from '../../../parts/price/writtenPoints.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PriceLine, PriceLines } from '../../../ui/PriceLines.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useCancelOrder } from './useCancelOrder.ts'

interface CancelDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
  readonly order: OrderDetailFragment
  /** Brings the order up to date with what an attempt did to it. */
  readonly settle: (result: CommandResult) => Promise<void>
}

/** Asks before an order is cancelled: what comes back and what it costs, before consent (document section 2, decision E3). */
export function CancelDialog({ isOpen, onClose, finalFocus, order, settle }: CancelDialogProps) {
  const text = useText()
  const { cancel, isSending } = useCancelOrder()
  const [problem, setProblem] = useState<string>()
  const fee = order.cancellation?.feePoints ?? 0

  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const submit = async () => {
    const result = await cancel(order)
    if (!result) return
    if (result.kind === 'noAnswer') return setProblem(text('orders.cancel.noAnswer'))
    const isFeeChanged = result.kind === 'refused' && result.code === RejectionCode.FEE_CHANGED
    if (isFeeChanged) setProblem(text('orders.cancel.feeChanged'))
    else close()
    if (result.kind === 'done') toast('info', result.message ?? text('orders.cancel.done'))
    else if (!isFeeChanged) tellRefusal(result)
    await settle(result)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      finalFocus={finalFocus}
      title={text('orders.cancel.title')}
      role="alertdialog"
      closesOutside={false}
      footer={
        <>
          <Button onClick={close}>{text('orders.cancel.keep')}</Button>
          <Button look="danger" disabled={isSending} onClick={() => void submit()}>
            {isSending && <Spinner />}
            {fee > 0 ? text('orders.cancel.submitFee', { fee }) : text('orders.cancel.submit')}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      <p>
        {order.status === 'Confirmed' && order.periodType === 'Day'
          ? text('orders.cancel.confirmed', { fee })
          : text(fee > 0 ? 'orders.cancel.feeKept' : 'orders.cancel.plain')}
      </p>
      <CancelFigures order={order} fee={fee} />
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
