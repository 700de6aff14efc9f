import { useState } from 'react'
import { sendIdempotent } from '../../../api/command/command.ts'
import { Problem } from '../../../api/command/Problem.tsx'
import { RhythmFields } from '../../../domain/series/RhythmFields.tsx'
import { firstDays, type RhythmForm, termsOf } from '../../../domain/series/rhythmForm.ts'
import { useSeriesForm } from '../../../domain/series/useSeriesForm.ts'
import { addDays, weekdayOf } from '../../../format/calendarDates.ts'
import { dayNow } from '../../../format/serverClock.ts'
import { useText } from '../../../i18n/useText.ts'
import { Field, Input } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { StartCustomerSeriesDocument } from '../orders.generated.ts'
import type { OrderDialogProps } from './orderDialog.ts'

/** Starts recurring visits like an order for its customer, at the price that they agreed to on the phone (decision N10). */
export function StartSeriesDialog({ order: { order, customer, address } }: OrderDialogProps) {
  const text = useText()
  const { serviceId, bookedDate, bookedTime, totalPoints } = order
  const { addressId } = address
  const from = addDays([dayNow(order.placed.at), bookedDate].sort().at(-1) ?? bookedDate, 1)
  const form = useSeriesForm<RhythmForm & { readonly points: number }>({
    about: `start series ${order.orderNo}`,
    fields: ['everyWeeks', 'first', 'slot', 'hour'],
    send: ({ points, ...chosen }) =>
      sendIdempotent({
        mutation: StartCustomerSeriesDocument,
        about: order.orderNo,
        terms: { customerId: customer.id, addressId, serviceId, ...termsOf(chosen) },
        seen: { pointsSeen: points },
      }),
  })
  const { points: pendingPoints, ...pending } = form.pending ?? {}
  const [points, setPoints] = useState(pendingPoints ?? totalPoints)
  const [rhythm, setRhythm] = useState<RhythmForm>({
    everyWeeks: 2,
    first: firstDays(from, weekdayOf(bookedDate))[0] ?? from,
    hm: Number(bookedTime?.replace(':', '') ?? 0),
    whenFull: 'Move',
    ...pending,
  })
  return (
    <FormDialog
      title={text('series.begin')}
      about={`${customer.firstName} ${customer.lastName}, ${order.serviceName}`}
      onClose={form.close}
      onSubmit={() => void form.run({ ...rhythm, points })}
      cancelLabel={text('office.cancel')}
      submitLabel={text('series.startShort')}
      isSending={form.isSending}
    >
      <Problem reply={form.problem} />
      <RhythmFields
        rhythm={rhythm}
        onChange={(next) => {
          form.forget()
          setRhythm(next)
        }}
        from={from}
        isTimed={bookedTime !== null}
        errorAt={form.errorAt}
      />
      <Field label={text('series.points')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={0}
            value={points}
            onChange={({ target }) => setPoints(Number(target.value))}
          />
        )}
      </Field>
    </FormDialog>
  )
}
