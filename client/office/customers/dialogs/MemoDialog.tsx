import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { rereadPage, sendCommand } from '../../../api/command/command.ts'
import { TextAreaField } from '../../../forms/TextAreaField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { SaveOfficeUserMemoDocument } from '../userCommands.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import type { UserDialogProps } from './dialogProps.ts'
import { inForm } from './formReplies.ts'

/** 'Edit Memo': the office's note, which the customer sees only when they ask for all that is kept of them (decision A18). */
export function MemoDialog({ customer, onClose }: UserDialogProps) {
  const text = useText()
  const { form, submit } = useServerForm<{ memo: string }>({
    defaultValues: { memo: customer.memo },
    send: async ({ memo }) => {
      const variables = { input: { customerId: customer.id, memo } }
      const save = { mutation: SaveOfficeUserMemoDocument, variables, reread: rereadPage }
      return inForm(await sendCommand(save), { newMemo: 'memo' })
    },
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('officeUsers.memo.title')}
      form={form}
      submit={submit}
      submitLabel={text('office.save')}
      onClose={onClose}
    >
      <AboutCustomer customer={customer} />
      <TextAreaField
        name="memo"
        label={text('officeUsers.basic.memo')}
        hint={text('officeUsers.memo.hint', { max: businessRules.lengths.memo })}
        rows={6}
        data-autofocus=""
      />
    </EditDialog>
  )
}
