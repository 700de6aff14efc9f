import { useState } from 'react'
import { Problem } from '../../api/command/Problem.tsx'
import { useText } from '../../i18n/useText.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import type { SeriesDetailFragment } from './Series.generated.ts'
import type { SeriesCommands } from './seriesCommands.ts'
import { useSeriesForm } from './useSeriesForm.ts'

interface PauseSeriesDialogProps {
  readonly series: SeriesDetailFragment
  readonly commands: SeriesCommands
  /** The business's day, yyyy-mm-dd. */
  readonly today: string
}

/** No visits from a day on, to a day or until they are resumed. */
export function PauseSeriesDialog({ series: { id: seriesId }, commands, today }: PauseSeriesDialogProps) {
  const text = useText()
  const form = useSeriesForm<{ from: string; to: string }>({
    about: `pause series ${seriesId}`,
    fields: ['from', 'to'],
    send: ({ from, to }) => commands.pause({ seriesId, from, to: to || null }),
  })
  const [days, setDays] = useState(form.pending ?? { from: today, to: '' })
  const choose = (changed: Partial<typeof days>) => {
    form.forget()
    setDays({ ...days, ...changed })
  }
  return (
    <FormDialog
      title={text('series.pause.title')}
      about={text('series.pause.about')}
      onClose={form.close}
      onSubmit={() => void form.run(days)}
      cancelLabel={text('booking.time.cancel')}
      submitLabel={text('series.pause.submit')}
      isSending={form.isSending}
    >
      <Problem reply={form.problem} />
      <Field label={text('series.pause.from')} error={form.errorAt('from')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            data-autofocus=""
            min={today}
            value={days.from}
            onChange={({ target }) => choose({ from: target.value })}
          />
        )}
      </Field>
      <Field label={text('series.pause.to')} hint={text('series.pause.toHint')} error={form.errorAt('to')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={days.from}
            value={days.to}
            onChange={({ target }) => choose({ to: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
