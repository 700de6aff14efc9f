import { useQuery } from '@apollo/client/react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { OfficeFeeDueDocument, WaiveFeeDocument } from '../orders.generated.ts'
import { OrderBrief, type OrderDialogProps } from './orderDialog.tsx'

/** Waives the fee that cancelling would cost the customer now, with a reason for the record (decision M5). */
export function WaiveFeeDialog({ order }: OrderDialogProps) {
  const text = useText()
  const { revision } = order
  const { orderNo } = order.order
  const fee = useFeeDue(orderNo)
  const form = useCommandForm(WaiveFeeDocument, {
    about: orderNo,
    seen: { revisionSeen: revision },
    defaultValues: { reason: '' },
    terms: ({ reason }) => ({ orderNo, reason: cleanNote(reason) }),
    onOvertaken: useDialogHost()?.close,
  })
  return (
    <EditDialog
      title={text('officeOrders.action.waiveFee')}
      form={form}
      submitLabel={text('officeOrders.waive.submit')}
      isSubmitDisabled={!fee.data}
    >
      <OrderBrief order={order} />
      <QueryState
        result={fee}
        words="officeOrders.waive.failed"
        skeleton={<Skeleton height="8rem" borderRadius="card" />}
      >
        {(points) =>
          points === 0 ? (
            <Notice>{text('officeOrders.waive.none')}</Notice>
          ) : (
            <>
              <p>{text('officeOrders.waive.due', { points })}</p>
              <CountedArea
                name="reason"
                limit={businessRules.lengths.text}
                label={text('officeOrders.waive.reason')}
                hint={text('officeOrders.waive.hint')}
                rows={3}
                data-autofocus=""
              />
            </>
          )
        }
      </QueryState>
    </EditDialog>
  )
}

/** What cancelling would cost the customer now; 0 also if the order cannot be cancelled any more. */
function useFeeDue(orderNo: string) {
  const { data, error, refetch } = useQuery(OfficeFeeDueDocument, {
    variables: { orderNo },
    fetchPolicy: 'no-cache',
    context: { overlay: 'never' },
  })
  const found = data?.adminOrder ?? undefined
  return {
    data: found && (found.order.cancellation?.feePoints ?? 0),
    error: error ?? (data && !found),
    refetch,
  }
}
