import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../../../schema/rules/rejections.ts'
import { SelectField } from '../../../../forms/SelectField.tsx'
import { TextField } from '../../../../forms/TextField.tsx'
import { type DisputeOutcome, ResolveDisputeDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import type { OrderAnswer } from '../../../../parts/orders/useOrderCommand.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import type { OrderDialogProps } from '../orderDialog.ts'
import { useOrderForm } from '../useOrderForm.ts'
import { OrderBrief } from './OrderBrief.tsx'

/** What is no whole number is told before it is sent: the server takes no other. */
function refusedAmount(message: string): OrderAnswer {
  return {
    stale: false,
    userErrors: [{ code: RejectionCode.AMOUNT_INVALID, field: 'rewardPoints', message }],
  }
}

interface Answers {
  readonly outcome: DisputeOutcome
  readonly rewardPoints: string
}

/** Decides a complaint: the order stands, with reward points as an apology if wanted, or is cancelled with all its points back (decision E8). */
export function ResolveDisputeDialog({ order, onClose, settle }: OrderDialogProps) {
  const text = useText()
  const [resolve] = useMutation(ResolveDisputeDocument)
  const { revision, order: shown } = order
  const { orderNo } = shown
  const { form, submit } = useOrderForm<Answers>({
    defaultValues: { outcome: 'Completed', rewardPoints: '0' },
    isSure: ({ outcome }) =>
      outcome === 'Completed' || window.confirm(text('officeOrders.dispute.refundQuestion', { orderNo })),
    send: async ({ outcome, rewardPoints }, key) => {
      const points = outcome === 'Completed' ? Number(rewardPoints) : 0
      if (!Number.isInteger(points)) return refusedAmount(text('AMOUNT_INVALID'))
      const input = { key, orderNo, revisionSeen: revision, outcome, rewardPoints: points }
      return (await resolve({ variables: { input } })).data?.outcome
    },
    onClose,
    settle,
  })
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  return (
    <EditDialog
      title={text('officeOrders.action.resolveDispute')}
      form={form}
      submit={submit}
      submitLabel={text('officeOrders.dispute.resolve')}
      onClose={onClose}
    >
      <OrderBrief order={order} />
      <SelectField name="outcome" label={text('officeOrders.dispute.outcome')} data-autofocus="">
        <option value="Completed">{text('officeOrders.dispute.Completed')}</option>
        <option value="Refunded">
          {text('officeOrders.dispute.Refunded', { points: shown.totalPoints })}
        </option>
      </SelectField>
      {outcome === 'Completed' && (
        <TextField
          name="rewardPoints"
          label={text('officeOrders.dispute.reward')}
          hint={text('officeOrders.dispute.rewardHint')}
          type="number"
          inputMode="numeric"
          min={0}
          max={businessRules.largestGrant}
          step={500}
        />
      )}
    </EditDialog>
  )
}
