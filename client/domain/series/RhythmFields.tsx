import { useIntl } from 'react-intl'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { weekdayOf } from '../../format/calendarDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { clockOf, toHm } from '../booking/slotTimes.ts'
import { arrivalTimes, firstDays, firstOpen, intervals, type RhythmForm } from './rhythmForm.ts'
import { writeWeekday } from './writtenRhythm.ts'

interface RhythmFieldsProps {
  readonly rhythm: RhythmForm
  readonly onChange: (rhythm: RhythmForm) => void
  /** The first day on which it may begin, yyyy-mm-dd. */
  readonly from: string
  /** Days on which it cannot begin, yyyy-mm-dd. */
  readonly closedDates?: readonly string[]
  /** Whether visits have an arrival time. */
  readonly isTimed: boolean
  readonly errorAt: (field: string) => string | undefined
}

const weekdays = [1, 2, 3, 4, 5, 6]

/** How often, on which weekday, from when on, at which time, and what happens where a day is full. */
export function RhythmFields({
  rhythm,
  onChange,
  from,
  closedDates = [],
  isTimed,
  errorAt,
}: RhythmFieldsProps) {
  const intl = useIntl()
  const text = useText()
  const { everyWeeks, first, hm, whenFull } = rhythm
  const change = (changed: Partial<RhythmForm>) => onChange({ ...rhythm, ...changed })
  return (
    <>
      <Field label={text('series.howOften')} error={errorAt('everyWeeks')}>
        {(control) => (
          <Select
            {...control}
            value={everyWeeks}
            onChange={({ target }) => change({ everyWeeks: Number(target.value) })}
          >
            {intervals.map((every) => (
              <option key={every} value={every}>
                {text('series.every', { every })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text('series.weekday')}>
        {(control) => (
          <Select
            {...control}
            value={weekdayOf(first)}
            onChange={({ target }) => change({ first: firstOpen(from, Number(target.value), closedDates) })}
          >
            {weekdays.map((weekday) => (
              <option key={weekday} value={weekday}>
                {writeWeekday(intl, weekday)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text('series.first')} error={errorAt('first')}>
        {(control) => (
          <Select {...control} value={first} onChange={({ target }) => change({ first: target.value })}>
            {firstDays(from, weekdayOf(first)).map((day) => (
              <option key={day} value={day} disabled={closedDates.includes(day)}>
                {writeDate(intl, day, 'dated')}
                {closedDates.includes(day) && ` · ${text('booking.day.closed')}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isTimed && (
        <Field label={text('series.time')} error={errorAt('slot') ?? errorAt('hour')}>
          {(control) => (
            <Select {...control} value={hm} onChange={({ target }) => change({ hm: Number(target.value) })}>
              {arrivalTimes().map(({ half, times }) => (
                <optgroup
                  key={half}
                  label={text(half === 'Morning' ? 'booking.time.morning' : 'booking.time.afternoon')}
                >
                  {times.map((time) => (
                    <option key={toHm(time)} value={toHm(time)}>
                      {writeTime(intl, clockOf(time))}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      )}
      <WhenFullField value={whenFull} onChange={(chosen) => change({ whenFull: chosen })} />
    </>
  )
}

interface WhenFullFieldProps {
  readonly value: RhythmForm['whenFull']
  readonly onChange: (value: RhythmForm['whenFull']) => void
}

/** What happens to a visit whose day is full or closed. */
export function WhenFullField({ value, onChange }: WhenFullFieldProps) {
  const text = useText()
  return (
    <Field label={text('series.whenFull')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value === 'Skip' ? 'Skip' : 'Move')}
        >
          {(['Move', 'Skip'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {text(`series.whenFull.${choice}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
