import { rereadPage, sendCommand } from '../../../api/command/command.ts'
import type { CustomerTag } from '../../../api/schema.generated.ts'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { SetOfficeUserTagDocument } from '../userCommands.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import type { UserDialogProps } from './dialogProps.ts'
import { inForm } from './formReplies.ts'

/** 'Edit Special Attr': a label without effect on prices (decision A18). */
export function TagDialog({ customer, onClose }: UserDialogProps) {
  const text = useText()
  const { form, submit } = useServerForm<{ tag: CustomerTag }>({
    defaultValues: { tag: customer.tag },
    send: async ({ tag }) => {
      const variables = { input: { customerId: customer.id, tag } }
      const set = { mutation: SetOfficeUserTagDocument, variables, reread: rereadPage }
      return inForm(await sendCommand(set), { specialAttr: 'tag' })
    },
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('officeUsers.tag.title')}
      form={form}
      submit={submit}
      submitLabel={text('office.save')}
      onClose={onClose}
    >
      <AboutCustomer customer={customer} />
      <SelectField
        name="tag"
        label={text('officeUsers.tag.label')}
        hint={text('officeUsers.tag.hint')}
        data-autofocus=""
      >
        <option value="None">{text('specialAttribute.0')}</option>
        <option value="Vip">{text('specialAttribute.1')}</option>
      </SelectField>
    </EditDialog>
  )
}
