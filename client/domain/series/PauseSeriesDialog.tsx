import { useWatch } from 'react-hook-form'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import type { SeriesDetailFragment } from './Series.generated.ts'
import type { SeriesCommands } from './seriesCommands.ts'

interface PauseSeriesDialogProps {
  readonly series: SeriesDetailFragment
  readonly commands: SeriesCommands
  /** The business's day, yyyy-mm-dd. */
  readonly today: string
}

/** No visits from a day on, to a day or until they are resumed. */
export function PauseSeriesDialog({ series: { id: seriesId }, commands, today }: PauseSeriesDialogProps) {
  const text = useText()
  const host = useDialogHost()
  const form = useServerForm({
    keepAs: `pause series ${seriesId}`,
    defaultValues: { from: today, to: '' },
    send: ({ from, to }) => commands.pause({ seriesId, from, to: to || null }),
    onDone: () => host?.close(),
  })
  const from = useWatch({ control: form.form.control, name: 'from' })
  return (
    <EditDialog title={text('series.pause.title')} form={form} submitLabel={text('series.pause.submit')}>
      <Muted mt="-2">{text('series.pause.about')}</Muted>
      <TextField name="from" type="date" min={today} label={text('series.pause.from')} data-autofocus="" />
      <TextField
        name="to"
        type="date"
        min={from}
        label={text('series.pause.to')}
        hint={text('series.pause.toHint')}
      />
    </EditDialog>
  )
}
