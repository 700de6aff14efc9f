import { type Period, usePeriodOptions } from '../../../domain/booking/periodOptions.ts'
import { toHm } from '../../../domain/booking/slotTimes.ts'
import { ChoosableDays } from '../../../domain/calendar/ChoosableDays.tsx'
import { TimeChoice } from '../../../domain/calendar/TimeChoice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Field, Select } from '../../../ui/Field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useCaller } from './callerAddress.ts'
import type { CallerTimes, CallerVisit } from './callerVisit.ts'

interface WhenChoiceProps {
  readonly times: CallerTimes
  readonly visit: CallerVisit
}

/** The day and, for cleaning, the time; or the month or season. */
export function WhenChoice({ times, visit }: WhenChoiceProps) {
  const periodType = times.service.periodType
  return (
    <Stack gap="4">
      {times.service.specialNotice && <Notice>{times.service.specialNotice}</Notice>}
      {periodType === 'Day' ? (
        <DayChoice visit={visit} />
      ) : (
        <PeriodChoice key={times.service.id} times={times} visit={visit} periodType={periodType} />
      )}
    </Stack>
  )
}

/** The hours of the open day are below the calendar, so that a time is one press. */
function DayChoice({ visit }: { readonly visit: CallerVisit }) {
  const { choose } = useCaller()
  const { calendar, day, isTimed, chosen } = visit
  return (
    <>
      <ChoosableDays
        calendar={calendar}
        chosen={day}
        limitWords="office.limit"
        onChosen={(date) => choose({ day: date })}
      />
      {day && isTimed && (
        <TimeChoice
          calendar={calendar}
          date={day}
          chosen={chosen?.time}
          onChoose={(_half, time) => choose({ day, hm: String(toHm(time)) })}
          refused={undefined}
        />
      )}
    </>
  )
}

interface PeriodChoiceProps extends WhenChoiceProps {
  readonly periodType: Period
}

function PeriodChoice({ times, visit, periodType }: PeriodChoiceProps) {
  const text = useText()
  const { choose } = useCaller()
  const options = usePeriodOptions(periodType, times)
  const isMonth = periodType === 'Month'
  return (
    <Field label={text(isMonth ? 'booking.period.month' : 'booking.period.year')}>
      {(control) => (
        <Select
          {...control}
          maxWidth="26rem"
          value={visit.chosen?.date.slice(0, 7) ?? ''}
          onChange={({ target }) => choose({ day: target.value ? `${target.value}-01` : undefined })}
        >
          <option value="">
            {text(isMonth ? 'booking.period.chooseMonth' : 'booking.period.chooseYear')}
          </option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
