import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { BookingOfferFragment } from '../../domain/booking/BookingOffer.generated.ts'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { begunWords, type Period, periodStart, usePeriodOptions } from '../../domain/booking/periodOptions.ts'
import { type Calendar, todayOf } from '../../domain/calendar/dayOffers.ts'
import { periodName } from '../../domain/catalog/wireNames.ts'
import { writeDate } from '../../format/businessDates.ts'
import { writeMonths } from '../../format/offeredMonths.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconLine } from '../../ui/IconLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Words } from '../../ui/Words.tsx'
import { type AvailableTime, isBookable } from './availableTime.ts'

interface PeriodFormProps {
  readonly periodType: Period
  readonly available: AvailableTime
  readonly calendar: Calendar
  readonly onChosen: (chosen: ChosenTime) => void
}

const words = {
  [PeriodType.Month]: {
    label: 'booking.period.month',
    empty: 'booking.period.chooseMonth',
    invalid: 'booking.period.monthInvalid',
    tip: 'booking.period.tipMonth',
  },
  [PeriodType.Season]: {
    label: 'booking.period.year',
    empty: 'booking.period.chooseYear',
    invalid: 'booking.period.yearInvalid',
    tip: 'booking.period.tipSeason',
  },
} as const satisfies Record<Period, Record<string, MessageId>>

/** The month or the year of a period service, from the limits the server sends (decision D9). */
export function PeriodForm({ periodType, available, calendar, onChosen }: PeriodFormProps) {
  const intl = useIntl()
  const text = useText()
  const options = usePeriodOptions(periodType, available)
  const before = useSearchParams()[0].get('day')?.slice(0, 7)
  const [month, setMonth] = useState(() => options.find(({ value }) => value === before)?.value ?? '')
  const [attempt, setAttempt] = useState(0)
  const chosen = periodStart(periodType, month)
  const choose = (next: string) => {
    setMonth(next)
    setAttempt(0)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && isBookable(chosen, calendar)) onChosen(chosen)
    else setAttempt(attempt + 1)
  }
  const { label, empty, invalid, tip } = words[periodType]
  const problem = attempt > 0 ? text(invalid) : undefined
  const begun =
    chosen && begunWords(text, { periodType: periodName(periodType), date: chosen.date }, todayOf(calendar))
  return (
    <chakra.form
      id={formId}
      onSubmit={submit}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <ErrorSummary attempt={attempt} errors={problem ? [{ message: problem, controlId: fieldId }] : []} />
      <chakra.div maxWidth="26rem">
        <Field id={fieldId} label={text(label)} error={problem}>
          {(control) => (
            <Select {...control} value={month} onChange={(event) => choose(event.target.value)}>
              <option value="">{text(empty)}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </chakra.div>
      {periodType === PeriodType.Month && available.offeredMonths.length > 0 && (
        <chakra.p>{text('booking.offered', { months: writeMonths(intl, available.offeredMonths) })}</chakra.p>
      )}
      {begun && <Notice role="status">{begun}</Notice>}
      <chakra.div textStyle="t14">
        <IconLine icon="clock">
          {text(tip, { zone: text('booking.zone', { zone: available.zoneLabel }) })}
        </IconLine>
      </chakra.div>
      <PeriodContents service={available.service} date={chosen?.date} />
    </chakra.form>
  )
}

const formId = 'period-form'
const fieldId = 'period-choice'

/** Sends the form from the price panel or the bar. */
export function PeriodFormButton({ wide = false }: { readonly wide?: boolean }) {
  return (
    <Button type="submit" form={formId} look="primary" size="lg" wide={wide}>
      <Words id={wide ? 'booking.period.continue' : 'booking.continue'} />
    </Button>
  )
}

interface PeriodContentsProps {
  readonly service: BookingOfferFragment
  /** First day of the chosen month or season. */
  readonly date: string | undefined
}

/** What a month or season of the service includes, and its first and last day (decision D9). */
function PeriodContents({ service, date }: PeriodContentsProps) {
  const intl = useIntl()
  const text = useText()
  const span = date ? spanOf(PeriodType[service.periodType], date) : undefined
  return (
    <Card aria-labelledby="contents-title">
      <chakra.h2 id="contents-title" textStyle="t18" mb="2">
        {text('booking.period.contents')}
      </chakra.h2>
      <p>{service.description}</p>
      {span && (
        <chakra.p mt="2" fontVariantNumeric="tabular-nums" textWrap="balance">
          {text('booking.period.span', {
            from: writeDate(intl, span.firstDay, 'long'),
            to: writeDate(intl, span.lastDay, 'long'),
          })}
        </chakra.p>
      )}
      <Points>
        {service.checkPoints.map(({ id, name }) => (
          <li key={id}>
            <Icon name="check" size={18} />
            {name}
          </li>
        ))}
      </Points>
    </Card>
  )
}

const Points = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '2',
    listStyle: 'none',
    '&:not(:empty)': { mt: '4' },
    '& > li': { display: 'flex', gap: '2', minWidth: 0 },
    '& svg': { flex: 'none', mt: '3px', color: 'brand' },
  },
})
