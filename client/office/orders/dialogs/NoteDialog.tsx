import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { AddOfficeInstructionsDocument } from '../orders.generated.ts'
import { OrderBrief, type OrderDialogProps } from './orderDialog.tsx'

const resolver = fieldRules<{ readonly text: string }>(
  async () => (await import('../../../domain/orders/noteRules.ts')).noteRules,
)

/** A note for the crew, up to 500 characters, until service starts (decision E11). */
export function NoteDialog({ order }: OrderDialogProps) {
  const text = useText()
  const { orderNo } = order.order
  const form = useCommandForm(AddOfficeInstructionsDocument, {
    about: orderNo,
    defaultValues: { text: '' },
    resolver,
    terms: (values) => ({ orderNo, text: cleanNote(values.text) }),
    onOvertaken: useDialogHost()?.close,
  })
  return (
    <EditDialog
      title={text('officeOrders.action.addNote')}
      form={form}
      submitLabel={text('orders.actions.addInstructions')}
    >
      <OrderBrief order={order} />
      <CountedArea
        name="text"
        limit={businessRules.lengths.text}
        label={text('orders.instructions.label')}
        hint={text('officeOrders.note.hint')}
        rows={4}
        data-autofocus=""
      />
    </EditDialog>
  )
}
