import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import type { DisputeOutcome } from '../../../api/schema.generated.ts'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { typedNumber } from '../../../format/typedNumber.ts'
import { ChoiceField } from '../../../forms/ChoiceField.tsx'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { NumberField } from '../../../forms/NumberField.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Muted } from '../../../ui/layout.tsx'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { OpenComplaint } from '../Complaint.tsx'
import { ResolveDisputeDocument } from '../orders.generated.ts'
import { OrderBrief, type OrderDialogProps } from './orderDialog.tsx'

interface Answers {
  readonly note: string
  /** Nothing is chosen beforehand. */
  readonly outcome: DisputeOutcome | ''
  readonly rewardPoints: string
}

const resolver = fieldRules<Answers>(async () => (await import('./disputeRules.ts')).resolvingRules)

/**
 * Resolves a complaint: the order stays completed, with optional reward points as an apology, or is cancelled with all its points returned;
 * the reason stays in the office (decisions E8, W6).
 */
export function ResolveDisputeDialog({ order }: OrderDialogProps) {
  const text = useText()
  const { revision, order: shown } = order
  const { orderNo } = shown
  const form = useCommandForm(ResolveDisputeDocument, {
    about: orderNo,
    seen: { revisionSeen: revision },
    defaultValues: { note: '', outcome: '', rewardPoints: '0' } as Answers,
    resolver,
    terms: ({ outcome, rewardPoints, note }) => {
      if (outcome === '') return undefined
      const reward = outcome === 'Completed' ? typedNumber(rewardPoints) : 0
      return { orderNo, outcome, rewardPoints: reward, note: cleanNote(note) }
    },
    onOvertaken: useDialogHost()?.close,
  })
  const outcome = useWatch({ control: form.form.control, name: 'outcome' })
  const isRefund = outcome === 'Refunded'
  return (
    <EditDialog
      title={text('officeOrders.action.resolveDispute')}
      form={form}
      submitLabel={text(isRefund ? 'officeOrders.dispute.refund' : 'officeOrders.dispute.resolve')}
      isDestructive={isRefund}
      size="lg"
    >
      <OrderBrief order={order} />
      <OpenComplaint orderNo={orderNo} />
      <CountedArea
        name="note"
        limit={businessRules.lengths.text}
        label={text('officeOrders.dispute.note')}
        hint={text('officeOrders.dispute.hint')}
        rows={3}
        data-autofocus=""
      />
      <ChoiceField
        name="outcome"
        label={text('officeOrders.dispute.outcome')}
        choices={[
          { value: 'Completed', label: text('officeOrders.dispute.Completed') },
          {
            value: 'Refunded',
            label: text('officeOrders.dispute.Refunded', { points: shown.totalPoints }),
          },
        ]}
      />
      {outcome === 'Completed' && <Muted>{text('officeOrders.dispute.noMail')}</Muted>}
      {outcome === 'Completed' && (
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
