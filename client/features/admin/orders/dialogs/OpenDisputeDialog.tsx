import { useMutation } from '@apollo/client/react'
import { SelectField } from '../../../../forms/SelectField.tsx'
import { type DisputeReason, OpenDisputeDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import type { OrderDialogProps } from '../orderDialog.ts'
import { useOrderForm } from '../useOrderForm.ts'
import { OrderBrief } from './OrderBrief.tsx'

/** Records a complaint about a completed order, up to seven days after the service (decision E8). */
export function OpenDisputeDialog({ order, onClose, settle }: OrderDialogProps) {
  const text = useText()
  const [open] = useMutation(OpenDisputeDocument)
  const { form, submit } = useOrderForm<{ reason: DisputeReason }>({
    defaultValues: { reason: 'Quality' },
    send: async ({ reason }, key) => {
      const input = { key, orderNo: order.order.orderNo, revisionSeen: order.revision, reason }
      return (await open({ variables: { input } })).data?.outcome
    },
    onClose,
    settle,
  })
  return (
    <EditDialog
      title={text('officeOrders.action.openDispute')}
      form={form}
      submit={submit}
      submitLabel={text('officeOrders.dispute.open')}
      onClose={onClose}
    >
      <OrderBrief order={order} />
      <SelectField name="reason" label={text('officeOrders.dispute.reason')} data-autofocus="">
        <option value="Quality">{text('officeOrders.dispute.Quality')}</option>
        <option value="Charge">{text('officeOrders.dispute.Charge')}</option>
      </SelectField>
    </EditDialog>
  )
}
