import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useState } from 'react'
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
import { IconLine } from '../../ui/IconLine.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ChoiceSet, RadioCard } from '../../ui/RadioCard.tsx'
import { Words } from '../../ui/Words.tsx'
import { Included } from '../parts/offers/Included.tsx'
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
    each: 'booking.period.eachMonth',
  },
  Season: {
    label: 'booking.period.year',
    invalid: 'booking.period.yearInvalid',
    tip: 'booking.period.tipSeason',
    each: 'booking.period.eachSeason',
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
  const { label, invalid, tip, each } = words[periodType]
  const problem = attempt > 0 ? text(invalid) : undefined
  const today = todayOf(available)
  const { totalPoints } = available.service.price
  const monthlyPoints = Math.round(totalPoints / spanOf(PeriodType.Season, today).months)
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
        <chakra.p mt="-2" color="muted" fontVariantNumeric="tabular-nums">
          {text(each, { points: totalPoints, monthly: monthlyPoints })}
        </chakra.p>
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
      {begun && <Notice role="status">{begun}</Notice>}
      <PeriodContents service={available.service} date={chosen?.date}>
        {periodType === 'Month' && available.offeredMonths.length > 0 && (
          <IconLine icon="calendar">
            {text('booking.offered', { months: writeMonths(intl, available.offeredMonths) })}
          </IconLine>
        )}
        <IconLine icon="shield">{text('booking.review.freePeriod')}</IconLine>
        <IconLine icon="clock">
          {text(tip, { zone: text('booking.zone', { zone: available.zoneLabel }) })}
        </IconLine>
      </PeriodContents>
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
  readonly children: ReactNode
}

/** What a month or season of the service includes, and its first and last day (decision D9); then its terms. */
function PeriodContents({ service, date, children }: PeriodContentsProps) {
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
      <Included service={service} />
      <Stack gap="2" mt="4" pt="4" layerStyle="ruled" textStyle="t14">
        {children}
      </Stack>
    </Card>
  )
}
