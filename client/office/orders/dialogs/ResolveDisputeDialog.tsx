import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { sendOnce } from '../../../api/command/command.ts'
import type { DisputeOutcome } from '../../../api/schema.generated.ts'
import { typedNumber } from '../../../format/typedNumber.ts'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { NumberField } from '../../../forms/NumberField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { ResolveDisputeDocument } from '../orders.generated.ts'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'

interface Answers {
  readonly outcome: DisputeOutcome
  readonly rewardPoints: string
}

const resolver = fieldRules<Answers>(() => import('./disputeRules.ts'))

/** Decides a complaint: the order stands, with reward points as an apology if wanted, or is cancelled with all its points back (decision E8). */
export function ResolveDisputeDialog({ order, onClose, settle }: OrderDialogProps) {
  const text = useText()
  const { revision, order: shown } = order
  const { orderNo } = shown
  const { form, submit } = useServerForm<Answers>({
    slot: `resolve ${orderNo}`,
    defaultValues: { outcome: 'Completed', rewardPoints: '0' },
    resolver,
    send: ({ outcome, rewardPoints }) =>
      sendOnce({
        mutation: ResolveDisputeDocument,
        about: orderNo,
        terms: { orderNo, outcome, rewardPoints: outcome === 'Completed' ? typedNumber(rewardPoints) : 0 },
        seen: { revisionSeen: revision },
        reread: settle,
      }),
    onOvertaken: onClose,
    onDone: onClose,
  })
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  const isRefund = outcome === 'Refunded'
  return (
    <EditDialog
      title={text('officeOrders.action.resolveDispute')}
      form={form}
      submit={submit}
      submitLabel={text(isRefund ? 'officeOrders.dispute.refund' : 'officeOrders.dispute.resolve')}
      isGrave={isRefund}
      onClose={onClose}
    >
      <OrderBrief order={order} />
      <SelectField name="outcome" label={text('officeOrders.dispute.outcome')} data-autofocus="">
        <option value="Completed">{text('officeOrders.dispute.Completed')}</option>
        <option value="Refunded">
          {text('officeOrders.dispute.Refunded', { points: shown.totalPoints })}
        </option>
      </SelectField>
      {!isRefund && (
        <NumberField
          name="rewardPoints"
          label={text('officeOrders.dispute.reward')}
          hint={text('officeOrders.dispute.rewardHint')}
          max={businessRules.largestGrant}
          step={500}
        />
      )}
    </EditDialog>
  )
}
