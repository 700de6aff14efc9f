import { useState } from 'react'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { SetGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { groupName } from '../parts/groupName.ts'
import type { StaffGroupCardFragment } from './groups.generated.ts'

/** Gives a group a day off; its orders on that day stay, and the dialog lists them before it closes (decision D5). */
export function DayOffDialog({ group }: { readonly group: StaffGroupCardFragment }) {
  const text = useText()
  const [openOrders, setOpenOrders] = useState<readonly string[]>([])
  const host = useDialogHost()
  const form = useCommandForm(SetGroupDayOffDocument, {
    about: group.id,
    defaultValues: { date: '' },
    variables: ({ date }) => ({ groupId: group.id, date }),
    onDone: ({ openOrders = [] }) => {
      if (openOrders.length === 0) return host?.close(group.id)
      form.form.reset()
      setOpenOrders(openOrders)
    },
  })
  return (
    <EditDialog
      title={text('officeStaff.dayOff.dialog', { group: groupName(text, group.groupNo) })}
      form={form}
      submitLabel={text('officeStaff.dayOff.give')}
      onClose={() => host?.close(openOrders.length > 0 ? group.id : undefined)}
      {...(openOrders.length > 0 && { closeLabel: text('dialog.close') })}
    >
      <OpenOrdersNotice orders={openOrders} />
      <TextField name="date" type="date" label={text('officeStaff.dayOff.date')} data-autofocus="" />
    </EditDialog>
  )
}
