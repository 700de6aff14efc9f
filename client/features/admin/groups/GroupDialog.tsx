import { fieldRules } from '../../../forms/fieldRules.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import {
  AddStaffGroupDocument,
  SaveStaffGroupDocument,
  type StaffGroupCardFragment,
  type StaffGroupOutcomeFragment,
} from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../parts/EditDialog.tsx'
import { useOutcome } from '../parts/settings/useOutcome.ts'
import type { GroupDialogProps } from './groupDialog.ts'

interface NumberValues {
  readonly groupNo: string
}

const resolver = fieldRules<NumberValues>(() => import('./groupRules.ts'))

/** Adds a group, or gives one another number. @param props.group a new one without */
export function GroupDialog({
  group,
  onClose,
  onDone,
  finalFocus,
}: GroupDialogProps & { readonly group: StaffGroupCardFragment | undefined }) {
  const text = useText()
  const send = useOutcome()
  const { form, submit } = useServerForm<NumberValues, StaffGroupOutcomeFragment>({
    defaultValues: { groupNo: group?.groupNo ?? '' },
    resolver,
    send: ({ groupNo }) =>
      group
        ? send({ mutation: SaveStaffGroupDocument, variables: { input: { groupId: group.id, groupNo } } })
        : send({ mutation: AddStaffGroupDocument, variables: { groupNo } }),
    onDone: (reply) => void onDone(reply.group?.id),
  })
  const title = text(group ? 'officeStaff.groups.edit' : 'officeStaff.groups.add')
  return (
    <EditDialog
      title={title}
      form={form}
      submit={submit}
      submitLabel={group ? text('office.save') : title}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <TextField
        data-autofocus=""
        name="groupNo"
        label={text('officeStaff.groups.number')}
        hint={text('officeStaff.groups.number.hint')}
        autoComplete="off"
      />
    </EditDialog>
  )
}
