import { useState } from 'react'
import { type Reply, rereadPage, sendCommand } from '../../api/command/command.ts'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { SetGroupDayOffDocument, type SetGroupDayOffMutation } from '../parts/daysOff/daysOff.generated.ts'
import { StandingNotice } from '../parts/daysOff/StandingNotice.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import type { GroupDialogProps } from './groupDialog.ts'
import type { StaffGroupCardFragment } from './groups.generated.ts'

interface DayValues {
  readonly date: string
}

/** Gives a group a day off; orders that it holds on that day stay, and are named before the dialog closes (decision D5). */
export function DayOffDialog({
  group,
  onClose,
  onDone,
  finalFocus,
}: GroupDialogProps & { readonly group: StaffGroupCardFragment }) {
  const text = useText()
  const [standing, setStanding] = useState<readonly string[]>([])
  const { form, submit } = useServerForm<DayValues, Reply<SetGroupDayOffMutation['outcome']>>({
    defaultValues: { date: '' },
    send: ({ date }) =>
      sendCommand({
        mutation: SetGroupDayOffDocument,
        variables: { groupId: group.id, date },
        reread: rereadPage,
      }),
    onDone: ({ openOrders = [] }) => {
      if (openOrders.length === 0) return void onDone(group.id)
      form.reset()
      setStanding(openOrders)
    },
  })
  const close = () => (standing.length > 0 ? void onDone(group.id) : onClose())
  return (
    <EditDialog
      title={text('officeStaff.dayOff.dialog', { groupNo: group.groupNo })}
      form={form}
      submit={submit}
      submitLabel={text('officeStaff.dayOff.give')}
      onClose={close}
      finalFocus={finalFocus}
    >
      <StandingNotice orders={standing} />
      <TextField name="date" type="date" label={text('officeStaff.dayOff.date')} data-autofocus="" />
    </EditDialog>
  )
}
