import { businessRules } from '../../../schema/rules/businessRules.ts'
import { type Reply, sendCommand } from '../../api/command/command.ts'
import { CountedField } from '../../forms/CountedField.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import {
  AddStaffGroupDocument,
  SaveStaffGroupDocument,
  type StaffGroupCardFragment,
  type StaffGroupOutcomeFragment,
} from './groups.generated.ts'

interface NumberValues {
  readonly groupNo: string
}

const resolver = fieldRules<NumberValues>(async () => (await import('./groupRules.ts')).numberRules)

interface GroupDialogProps {
  /** Without it, a new one. */
  readonly group?: StaffGroupCardFragment
  readonly onAdded?: (groupId: string) => void
}

/** Adds a group or changes its number. */
export function GroupDialog({ group, onAdded }: GroupDialogProps) {
  const host = useDialogHost()
  const text = useText()
  const form = useServerForm<NumberValues, Reply<StaffGroupOutcomeFragment>>({
    defaultValues: { groupNo: group?.groupNo ?? '' },
    resolver,
    send: ({ groupNo }) =>
      group
        ? sendCommand({
            mutation: SaveStaffGroupDocument,
            variables: { input: { groupId: group.id, groupNo } },
          })
        : sendCommand({ mutation: AddStaffGroupDocument, variables: { groupNo } }),
    onDone: (reply) => {
      host?.close(reply.group?.id)
      if (reply.group) onAdded?.(reply.group.id)
    },
  })
  const title = text(group ? 'officeStaff.groups.edit' : 'officeStaff.groups.add')
  return (
    <EditDialog title={title} form={form} submitLabel={group ? text('office.save') : title}>
      <CountedField
        data-autofocus=""
        name="groupNo"
        limit={businessRules.lengths.unit}
        label={text('officeStaff.groups.number')}
        hint={text('officeStaff.groups.number.hint')}
        autoComplete="off"
      />
    </EditDialog>
  )
}
