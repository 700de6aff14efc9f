import { businessRules } from '../../../schema/rules/businessRules.ts'
import { cleanNote } from '../../domain/orders/noteLength.ts'
import { CountedArea } from '../../forms/CountedField.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { AddInstructionsDocument } from './orders.generated.ts'

const resolver = fieldRules<{ readonly text: string }>(
  async () => (await import('../../domain/orders/noteRules.ts')).noteRules,
)

/** A note to the crew, up to 500 characters, until service starts (decisions E11, K8). */
export function InstructionsDialog({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  const form = useCommandForm(AddInstructionsDocument, {
    about: orderNo,
    defaultValues: { text: '' },
    resolver,
    terms: (values) => ({ orderNo, text: cleanNote(values.text) }),
  })
  return (
    <EditDialog
      title={text('orders.actions.addInstructions')}
      form={form}
      submitLabel={text('orders.actions.addInstructions')}
    >
      <CountedArea
        name="text"
        limit={businessRules.lengths.text}
        label={text('orders.instructions.label')}
        hint={text('orders.instructions.hint')}
        rows={5}
        data-autofocus=""
      />
    </EditDialog>
  )
}
