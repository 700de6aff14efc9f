import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LoadError } from '../../api/QueryState.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { toast } from '../../ui/toasts.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { useShown } from '../../ui/useShown.ts'
import {
  DayOffVisitsDocument,
  type DayOffVisitsQuery,
  SetGroupDayOffDocument,
} from '../parts/daysOff/daysOff.generated.ts'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { groupName } from '../parts/groupName.ts'
import type { StaffGroupCardFragment } from './groups.generated.ts'

/** A day off that was given, and what is still booked on it. */
interface Given {
  readonly date: string
  readonly words: string | undefined
  readonly orders: readonly string[]
}

/**
 * Gives a group a day off; its orders on that day stay, and the dialog lists them as soon as the day is chosen, and before it closes
 * (decision D5).
 */
export function DayOffDialog({ group }: { readonly group: StaffGroupCardFragment }) {
  const text = useText()
  const [given, setGiven] = useState<Given>()
  const host = useDialogHost()
  const isShown = useShown(true)
  const form = useCommandForm(SetGroupDayOffDocument, {
    about: group.id,
    defaultValues: { date: '' },
    variables: ({ date }) => ({ groupId: group.id, date }),
    isSaidByNextPage: true,
    onDone: ({ openOrders: orders = [], message }): void => {
      if (orders.length > 0) {
        setGiven({ date, words: message ?? undefined, orders })
        form.form.reset()
      } else {
        if (message && isShown.current) toast('success', message)
        host?.close(group.id)
      }
    },
  })
  const date = useWatch({ control: form.form.control, name: 'date' })
  const { visits, error, refetch } = useBookedVisits(group.id, date || given?.date || '')
  const booked = visits.map(({ order }) => order.orderNo)
  return (
    <EditDialog
      title={text('officeStaff.dayOff.dialog', { group: groupName(text, group.groupNo) })}
      form={form}
      submitLabel={text('officeStaff.dayOff.give')}
      onClose={() => host?.close(given && group.id)}
      {...(given && { closeLabel: text('dialog.close') })}
    >
      <TextField name="date" type="date" label={text('officeStaff.dayOff.date')} data-autofocus="" />
      {date || !given ? (
        <OpenOrdersNotice
          orders={booked}
          visits={visits}
          words={text('officeStaff.dayOff.booked', { count: booked.length })}
        />
      ) : (
        <OpenOrdersNotice orders={given.orders} visits={visits} words={given.words} />
      )}
      {date && error && <LoadError words="office.list.failed" error={error} onRetry={refetch} />}
    </EditDialog>
  )
}

const noVisits: DayOffVisitsQuery['dayVisits'] = []

/** A crew's visits to come on a day, by their hour; none while the day is being typed. */
function useBookedVisits(groupId: string, date: string) {
  const { data, error, refetch } = useQuery(DayOffVisitsDocument, {
    variables: { date },
    skip: !/^2\d{3}-/.test(date),
    context: { overlay: 'never' },
  })
  const visits = (data?.dayVisits ?? noVisits).filter(
    ({ order: { status, periodType }, group }) =>
      group?.id === groupId && periodType === 'Day' && (status === 'Pending' || status === 'Confirmed'),
  )
  return { visits, error, refetch }
}
