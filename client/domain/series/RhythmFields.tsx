import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { weekdayOf } from '../../format/calendarDates.ts'
import { useFieldError } from '../../forms/useFieldError.ts'
import { useText } from '../../i18n/useText.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { clockOf, toHm } from '../booking/slotTimes.ts'
import { arrivalTimes, firstDays, firstOpen, intervals, type RhythmForm } from './rhythmForm.ts'
import { writeWeekday } from './writtenRhythm.ts'

interface RhythmFieldsProps {
  /** The first day on which it may begin, yyyy-mm-dd. */
  readonly from: string
  /** Days on which it cannot begin, yyyy-mm-dd. */
  readonly closedDates?: readonly string[]
  /** Whether visits have an arrival time. */
  readonly isTimed: boolean
}

const weekdays = [1, 2, 3, 4, 5, 6]

/** The fields of a form: how often, on which weekday, from when on, at which time, and what happens where a day is full. */
export function RhythmFields({ from, closedDates = [], isTimed }: RhythmFieldsProps) {
  const intl = useIntl()
  const text = useText()
  const { control, setValue, clearErrors } = useFormContext<RhythmForm>()
  const [everyWeeks, first, hm, whenFull] = useWatch({
    control,
    name: ['everyWeeks', 'first', 'hm', 'whenFull'],
  })
  const set = <Name extends keyof RhythmForm>(name: Name, value: RhythmForm[Name]) => {
    setValue(name, value as never, { shouldDirty: true })
    clearErrors(name)
  }
  const timeError = useFieldError('hm')
  return (
    <>
      <Field id="everyWeeks" label={text('series.howOften')} error={useFieldError('everyWeeks')}>
        {(control) => (
          <Select
            {...control}
            value={everyWeeks}
            onChange={({ target }) => set('everyWeeks', Number(target.value))}
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
            onChange={({ target }) => set('first', firstOpen(from, Number(target.value), closedDates))}
          >
            {weekdays.map((weekday) => (
              <option key={weekday} value={weekday}>
                {writeWeekday(intl, weekday)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="first" label={text('series.first')} error={useFieldError('first')}>
        {(control) => (
          <Select {...control} value={first} onChange={({ target }) => set('first', target.value)}>
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
        <Field id="hm" label={text('series.time')} error={timeError}>
          {(control) => (
            <Select {...control} value={hm} onChange={({ target }) => set('hm', Number(target.value))}>
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
      <WhenFullField value={whenFull} onChange={(chosen) => set('whenFull', chosen)} />
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
