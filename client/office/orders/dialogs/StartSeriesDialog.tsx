import { sendIdempotent } from '../../../api/command/command.ts'
import { RhythmFields } from '../../../domain/series/RhythmFields.tsx'
import { firstDays, type RhythmForm, rhythmField, termsOf } from '../../../domain/series/rhythmForm.ts'
import { addDays, weekdayOf } from '../../../format/calendarDates.ts'
import { dayNow } from '../../../format/serverClock.ts'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Muted } from '../../../ui/layout.tsx'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { StartCustomerSeriesDocument } from '../orders.generated.ts'
import type { OrderDialogProps } from './orderDialog.tsx'

/** Starts recurring visits like an order for its customer, at the price that they agreed to on the phone (decision N10). */
export function StartSeriesDialog({ order: { order, customer, address } }: OrderDialogProps) {
  const text = useText()
  const host = useDialogHost()
  const { serviceId, bookedDate, bookedTime, totalPoints } = order
  const { addressId } = address
  const from = addDays([dayNow(order.placed.at), bookedDate].sort().at(-1) ?? bookedDate, 1)
  const form = useServerForm({
    keepAs: `start series ${order.orderNo}`,
    defaultValues: {
      everyWeeks: 2,
      first: firstDays(from, weekdayOf(bookedDate))[0] ?? from,
      hm: Number(bookedTime?.replace(':', '') ?? 0),
      whenFull: 'Move' as RhythmForm['whenFull'],
      points: String(totalPoints),
    },
    fieldOf: rhythmField,
    send: ({ points, ...chosen }) =>
      sendIdempotent({
        mutation: StartCustomerSeriesDocument,
        about: order.orderNo,
        terms: { customerId: customer.id, addressId, serviceId, ...termsOf(chosen) },
        seen: { pointsSeen: Number(points) },
      }),
    onDone: () => host?.close(),
  })
  return (
    <EditDialog title={text('series.begin')} form={form} submitLabel={text('series.startShort')}>
      <Muted mt="-2">{`${customer.firstName} ${customer.lastName}, ${order.serviceName}`}</Muted>
      <RhythmFields from={from} isTimed={bookedTime !== null} />
      <TextField name="points" type="number" min={0} label={text('series.points')} />
    </EditDialog>
  )
}
