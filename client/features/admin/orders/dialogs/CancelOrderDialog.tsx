import { useMutation } from '@apollo/client/react'
import { TextAreaField } from '../../../../forms/TextAreaField.tsx'
import { CancelCustomerOrderDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { cleanNote } from '../../../../parts/orders/noteLength.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import type { OrderDialogProps } from '../orderDialog.ts'
import { useOrderForm } from '../useOrderForm.ts'
import { OrderBrief } from './OrderBrief.tsx'

/** Cancels an order free of charge, with a reason for the customer if there is one; asks before (back-office document section 5, decision E4). */
export function CancelOrderDialog({ order, onClose, settle }: OrderDialogProps) {
  const text = useText()
  const [cancel] = useMutation(CancelCustomerOrderDocument, { context: { leaveTo: '/' } })
  const { revision, order: shown } = order
  const { orderNo, periodType, status } = shown
  const { form, submit } = useOrderForm<{ reason: string }>({
    defaultValues: { reason: '' },
    isSure: () => window.confirm(text('officeOrders.cancel.question', { orderNo })),
    send: async ({ reason }, key) => {
      const input = { key, orderNo, revisionSeen: revision, reason: cleanNote(reason) || null }
      return (await cancel({ variables: { input } })).data?.outcome
    },
    onClose,
    settle,
  })
  const isPart = status === 'InService' && periodType !== 'Day'
  return (
    <EditDialog
      title={text('officeOrders.cancel.title')}
      form={form}
      submit={submit}
      submitLabel={text('officeOrders.cancel.title')}
      onClose={onClose}
      isGrave
    >
      <OrderBrief order={order} />
      <p>
        {text(isPart ? 'officeOrders.cancel.part' : 'officeOrders.cancel.whole', {
          points: shown.totalPoints,
        })}
      </p>
      <TextAreaField
        name="reason"
        label={text('officeOrders.cancel.reason')}
        hint={text('officeOrders.cancel.hint')}
        rows={3}
        data-autofocus=""
      />
    </EditDialog>
  )
}
