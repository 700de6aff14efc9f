import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { DisputeReason } from '../../api/schema.generated.ts'
import { cleanNote } from '../../domain/orders/noteLength.ts'
import { CountedArea } from '../../forms/CountedField.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { ReportProblemDocument } from './orders.generated.ts'

interface Problem {
  readonly reason: DisputeReason
  readonly words: string
}

const resolver = fieldRules<Problem>(
  async () => (await import('../../domain/orders/noteRules.ts')).complaintRules,
)

/** A customer reports a problem with a completed order, and reads what happens then (decision X1). */
export function ReportDialog({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  const form = useCommandForm(ReportProblemDocument, {
    about: orderNo,
    defaultValues: { reason: 'Quality', words: '' } as Problem,
    resolver,
    terms: ({ reason, words }) => ({ orderNo, reason, words: cleanNote(words) }),
  })
  return (
    <EditDialog title={text('orders.problem')} form={form} submitLabel={text('orders.problem.submit')}>
      <SelectField name="reason" label={text('orders.problem.reason')}>
        <option value="Quality">{text('orders.problem.Quality')}</option>
        <option value="Charge">{text('orders.problem.Charge')}</option>
      </SelectField>
      <CountedArea
        name="words"
        limit={businessRules.lengths.text}
        label={text('orders.problem.words')}
        hint={text('orders.problem.hint')}
        rows={5}
        data-autofocus=""
      />
      <Muted>{text('orders.problem.expect', { days: businessRules.dispute.answerBusinessDays })}</Muted>
    </EditDialog>
  )
}
