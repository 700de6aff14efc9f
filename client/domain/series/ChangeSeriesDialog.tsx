import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Problem } from '../../api/command/Problem.tsx'
import { addDays } from '../../format/calendarDates.ts'
import { useText } from '../../i18n/useText.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { RhythmFields } from './RhythmFields.tsx'
import { firstDays, firstOpen, type RhythmForm, termsOf } from './rhythmForm.ts'
import type { SeriesDetailFragment } from './Series.generated.ts'
import type { SeriesCommands } from './seriesCommands.ts'
import { useSeriesForm } from './useSeriesForm.ts'
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
  const { id: seriesId, time } = series
  const from = addDays(lastBooked(series, today), 1)
  const form = useSeriesForm<RhythmForm>({
    about: `change series ${seriesId}`,
    fields: ['everyWeeks', 'first', 'slot', 'hour'],
    send: (chosen) => commands.change({ seriesId, ...termsOf(chosen) }),
  })
  const [rhythm, setRhythm] = useState(form.pending ?? rhythmOf(series, from))
  return (
    <FormDialog
      title={text('series.change.title')}
      about={text('series.change.about', { rhythm: writeRhythm(intl, series) })}
      onClose={form.close}
      onSubmit={() => void form.run(rhythm)}
      cancelLabel={text('booking.time.cancel')}
      submitLabel={text('series.change.submit')}
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
        closedDates={series.closedDates}
        isTimed={time !== null}
        errorAt={form.errorAt}
      />
    </FormDialog>
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
