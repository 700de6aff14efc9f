import { useState } from 'react'
import { TextField } from '../../../forms/TextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import {
  SetGroupDayOffDocument,
  type SetGroupDayOffMutation,
  type StaffGroupCardFragment,
} from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { StandingNotice } from '../parts/daysOff/StandingNotice.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { useOutcome } from '../parts/settings/useOutcome.ts'
import type { GroupDialogProps } from './groupDialog.ts'

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
  const send = useOutcome()
  const [standing, setStanding] = useState<readonly string[]>([])
  const { form, submit } = useServerForm<DayValues, SetGroupDayOffMutation['outcome']>({
    defaultValues: { date: '' },
    send: ({ date }) => send({ mutation: SetGroupDayOffDocument, variables: { groupId: group.id, date } }),
    onDone: ({ openOrders }) => {
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
      submitLabel={text('officeStaff.dayOff.set')}
      onClose={close}
      finalFocus={finalFocus}
    >
      <StandingNotice orders={standing} />
      <TextField name="date" type="date" label={text('officeStaff.dayOff.date')} data-autofocus="" />
    </EditDialog>
  )
}
