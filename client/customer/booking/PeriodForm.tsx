import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { BookingOfferFragment } from '../../domain/booking/BookingOffer.generated.ts'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import {
  begunWords,
  leftWords,
  type Period,
  type usePeriodOptions,
} from '../../domain/booking/periodOptions.ts'
import { todayOf } from '../../domain/calendar/dayOffers.ts'
import { writeDate } from '../../format/businessDates.ts'
import { writeMonths } from '../../format/offeredMonths.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconLine } from '../../ui/IconLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ChoiceSet, RadioCard } from '../../ui/RadioCard.tsx'
import { Words } from '../../ui/Words.tsx'
import { type AvailableTime, calendarOf, isBookable } from './availableTime.ts'

interface PeriodFormProps {
  readonly periodType: Period
  readonly available: AvailableTime
  readonly options: ReturnType<typeof usePeriodOptions>
  readonly chosen: ChosenTime | undefined
  /** @param month first month of the choice, yyyy-mm */
  readonly onChoose: (month: string) => void
  readonly onChosen: (chosen: ChosenTime) => void
}

const words = {
  Month: {
    label: 'booking.period.month',
    invalid: 'booking.period.monthInvalid',
    tip: 'booking.period.tipMonth',
  },
  Season: {
    label: 'booking.period.year',
    invalid: 'booking.period.yearInvalid',
    tip: 'booking.period.tipSeason',
  },
} as const satisfies Record<Period, Record<string, MessageId>>

/** The month or the year of a period service, from the limits the server sends (decision D9). */
export function PeriodForm({ periodType, available, options, chosen, onChoose, onChosen }: PeriodFormProps) {
  const intl = useIntl()
  const text = useText()
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && isBookable(chosen, calendarOf(available))) onChosen(chosen)
    else setAttempt(attempt + 1)
  }
  const { label, invalid, tip } = words[periodType]
  const problem = attempt > 0 ? text(invalid) : undefined
  const today = todayOf(available)
  const begun = chosen && begunWords(text, { periodType, date: chosen.date }, today)
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
      <ChoiceSet id={fieldId} legend={text(label)} problem={problem}>
        <Choices data-period={periodType}>
          {options.map((option) => {
            const left = leftWords(text, periodType, `${option.value}-01`, today)
            return (
              <RadioCard
                key={option.value}
                isStacked={periodType === 'Month'}
                name="period"
                value={option.value}
                checked={chosen?.date === `${option.value}-01`}
                onChange={() => {
                  onChoose(option.value)
                  setAttempt(0)
                }}
              >
                <chakra.strong
                  display="block"
                  fontWeight="strong"
                  _firstLetter={{ textTransform: 'capitalize' }}
                >
                  {option.label}
                </chakra.strong>
                <chakra.span display="block" textStyle="t14" color="muted">
                  {text('booking.points', { points: available.service.price.totalPoints })}
                </chakra.span>
                {left && (
                  <chakra.span display="block" textStyle="t14" color="wheatText">
                    {left}
                  </chakra.span>
                )}
              </RadioCard>
            )
          })}
        </Choices>
      </ChoiceSet>
      {periodType === 'Month' && available.offeredMonths.length > 0 && (
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

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
    gap: '3',
    fontVariantNumeric: 'tabular-nums',
    // two long names
    '&[data-period=Season]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

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
