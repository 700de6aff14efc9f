import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { PeriodType, ServiceCatalog } from '../../api/schema.generated.ts'
import type { BookingRoute, ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { clockOf } from '../../domain/booking/slotTimes.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Words } from '../../ui/Words.tsx'
import {
  selectServiceAddressPath,
  selectServiceDetailPath,
  selectWhenPath,
} from '../parts/paths/bookingPaths.ts'
import { cancellationTerms, freeUntil } from '../parts/price/cancellationTerms.ts'
import { PolicyButton } from '../parts/price/PolicyButton.tsx'
import type { AvailableTime } from './availableTime.ts'

interface BookingAnswersProps {
  readonly route: BookingRoute
  readonly chosen: ChosenTime
  /** The day of the visit, yyyy-mm-dd: another than the chosen one where recurring visits begin on a full day. */
  readonly firstDate: string
  readonly available: AvailableTime
  /** What is left of a month or season that has begun. */
  readonly begun: string | undefined
}

/** Every answer of the booking, each with a link to change it. */
export function BookingAnswers({ route, chosen, firstDate, available, begun }: BookingAnswersProps) {
  const intl = useIntl()
  const text = useText()
  const { address, service } = available
  const booked = {
    periodType: chosen.periodType,
    date: firstDate,
    time: chosen.time && clockOf(chosen.time),
  }
  return (
    <dl>
      <Answer
        label={text('booking.step.address')}
        change={
          <ChangeLink
            to={selectServiceAddressPath(route.catalog, route.addressId)}
            label="booking.changeAddress"
          />
        }
      >
        {address.firstName} {address.lastName}
        <br />
        {streetLine(address)}
        <br />
        {cityLine(address)}
      </Answer>
      <Answer
        label={text('booking.step.service')}
        change={
          <ChangeLink to={selectServiceDetailPath(route, route.serviceId)} label="booking.changeService" />
        }
      >
        <Strong>{service.name}</Strong>
        <Muted>{service.description}</Muted>
        {service.specialNotice && <Muted>{service.specialNotice}</Muted>}
      </Answer>
      <Answer
        label={text(timeLabel(route.catalog, chosen.periodType))}
        change={
          <ChangeLink
            to={selectWhenPath(route, chosen.periodType, chosen)}
            label={changeWords[chosen.periodType]}
          />
        }
      >
        <Strong>{writeBookedTime(intl, booked)}</Strong>
        <Muted>
          <Words id="booking.zone" values={{ zone: available.zoneLabel }} />
        </Muted>
        {begun && (
          <chakra.div mt="2">
            <Notice>{begun}</Notice>
          </chakra.div>
        )}
      </Answer>
      <Answer
        label={text('booking.review.plansChange')}
        change={<PolicyButton label={text('booking.review.seePolicy')} />}
      >
        <PlansChange chosen={{ ...chosen, date: firstDate }} available={available} />
      </Answer>
    </dl>
  )
}

const changeWords = {
  Day: 'booking.changeTime',
  Month: 'booking.changeMonth',
  Season: 'booking.changeSeason',
} as const

function timeLabel(catalog: ServiceCatalog, periodType: PeriodType): MessageId {
  if (periodType === 'Month') return 'booking.review.month'
  if (periodType === 'Season') return 'booking.review.season'
  return catalog === 'HouseCleaning' ? 'booking.review.dayAndTime' : 'booking.review.day'
}

function ChangeLink({ to, label }: { readonly to: string; readonly label: MessageId }) {
  const text = useText()
  return (
    <Link to={to} aria-label={text(label)}>
      {text('booking.change')}
    </Link>
  )
}

interface AnswerProps {
  readonly label: string
  readonly change: ReactNode
  readonly children: ReactNode
}

function Answer({ label, change, children }: AnswerProps) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd data-change="">{change}</dd>
    </Row>
  )
}

const Strong = chakra('strong', {
  base: {
    display: 'block',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
    _firstLetter: { textTransform: 'capitalize' },
  },
})

const Row = chakra('div', {
  base: {
    layerStyle: 'ruled',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '10.5rem minmax(0, 1fr) auto' },
    rowGap: '1',
    columnGap: '4',
    py: { base: '4', sm: '5' },
    '&:last-child': { borderBottomWidth: '1px' },
    '& dt': { color: 'muted', fontWeight: 'medium' },
    '& dd': { gridColumn: { base: '1 / -1', sm: '2' } },
    '& dd[data-change]': { gridColumn: { base: '2', sm: '3' }, gridRow: '1' },
  },
})

interface PlansChangeProps {
  readonly chosen: ChosenTime
  readonly available: AvailableTime
}

/** Until when cancelling is free, and what it costs later, in text and points (decision E3). */
function PlansChange({ chosen, available }: PlansChangeProps) {
  const intl = useIntl()
  const text = useText()
  if (chosen.periodType !== 'Day') return text('booking.review.freePeriod')
  const terms = cancellationTerms(available.service.price.totalPoints)
  const fees = { inside: terms.insideDayPoints, late: terms.latePoints }
  const until = freeUntil(chosen, available.slotHours)
  if (until <= available.now) return text('booking.review.feeSoon', fees)
  return (
    <>
      {text('booking.review.freeUntil', {
        date: writeDate(intl, until, 'weekday'),
        time: writeTime(intl, until),
      })}
      <Muted>{text('booking.review.feeLater', fees)}</Muted>
    </>
  )
}

/** A second line in quieter ink. */
const Muted = chakra('span', {
  base: { display: 'block', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
