import { useIntl } from 'react-intl'
import { addDays } from '../../format/calendarDates.ts'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { RhythmFields } from './RhythmFields.tsx'
import { firstDays, firstOpen, type RhythmForm, rhythmField, termsOf } from './rhythmForm.ts'
import type { SeriesDetailFragment } from './Series.generated.ts'
import type { SeriesCommands } from './seriesCommands.ts'
import { writeRhythm } from './writtenRhythm.ts'

interface ChangeSeriesDialogProps {
  readonly series: SeriesDetailFragment
  readonly commands: SeriesCommands
  /** The business's day, yyyy-mm-dd. */
  readonly today: string
}

/** Another interval, day or time from a first visit on; visits that are booked stay as they are. */
export function ChangeSeriesDialog({ series, commands, today }: ChangeSeriesDialogProps) {
  const intl = useIntl()
  const text = useText()
  const host = useDialogHost()
  const { id: seriesId, time } = series
  const from = addDays(lastBooked(series, today), 1)
  const form = useServerForm<RhythmForm>({
    keepAs: `change series ${seriesId}`,
    defaultValues: rhythmOf(series, from),
    fieldOf: rhythmField,
    send: (chosen) => commands.change({ seriesId, ...termsOf(chosen) }),
    onDone: () => host?.close(),
  })
  return (
    <EditDialog title={text('series.change.title')} form={form} submitLabel={text('series.change.submit')}>
      <Muted mt="-2" textWrap="balance">
        {text('series.change.about', { rhythm: writeRhythm(intl, series) })}
      </Muted>
      <RhythmFields from={from} closedDates={series.closedDates} isTimed={time !== null} />
    </EditDialog>
  )
}

/** The last day that is booked, or today. */
function lastBooked({ nextVisits }: SeriesDetailFragment, today: string): string {
  const booked = nextVisits.flatMap(({ date, takenDate }) => (takenDate ? [date, takenDate] : []))
  return [today, ...booked].sort().at(-1) ?? today
}

/** The rhythm as it is, from its next date that is neither booked nor closed on. */
function rhythmOf(
  { everyWeeks, weekday, time, whenFull, nextVisits, closedDates }: SeriesDetailFragment,
  from: string,
): RhythmForm {
  const days = firstDays(from, weekday).filter((day) => !closedDates.includes(day))
  const next = nextVisits.find(({ date }) => days.includes(date))?.date
  return {
    everyWeeks,
    first: next ?? firstOpen(from, weekday, closedDates),
    hm: Number(time?.replace(':', '') ?? 0),
    whenFull,
  }
}
