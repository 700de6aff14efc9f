import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Muted, Stack } from '../../ui/layout.tsx'
import { CalendarFileButton } from '../parts/page/OrderButtons.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

/** When and where the crew comes; once the service started, from when to when. */
export function OrderVisit({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const { address, contactPhone } = order
  const name = `${address.firstName} ${address.lastName}`
  return (
    <Card aria-labelledby="visit-title">
      <CardHead>
        <h2 id="visit-title">{text('orders.visit.title')}</h2>
        {isAhead(order) && (
          <chakra.div my="-3" mx="-4">
            <CalendarFileButton orderNo={order.orderNo} />
          </chakra.div>
        )}
      </CardHead>
      <Facts look="columns">
        <Fact label={text('booking.step.when')}>
          <When order={order} />
        </Fact>
        <Fact label={text('orders.visit.where')}>
          <Strong>{streetLine(address)}</Strong>
          <span>{cityLine(address)}</span>
          <span>
            {contactPhone ? text('orders.visit.contact', { name, phone: phoneText(contactPhone) }) : name}
          </span>
        </Fact>
        <ServiceTimes order={order} />
      </Facts>
      <InstructionsList order={order} />
    </Card>
  )
}

/** The calendar file exists until the service starts. */
function isAhead({ status }: OrderDetailFragment): boolean {
  return status === 'Pending' || status === 'Confirmed'
}

function When({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  const { periodType, bookedDate, bookedTime } = order
  if (periodType !== 'Day') return <Strong>{writeBookedTime(intl, { periodType, date: bookedDate })}</Strong>
  return (
    <>
      <Strong>{writeDate(intl, bookedDate, 'full')}</Strong>
      <span>
        {bookedTime
          ? text('orders.visit.by', { time: writeTime(intl, bookedTime) })
          : text('orders.visit.during')}
      </span>
      <span>{text('booking.zone', { zone: order.booked.zoneLabel })}</span>
    </>
  )
}

const Strong = chakra('strong', {
  base: {
    display: 'block',
    textStyle: 't18',
    fontWeight: 'strong',
    // dates of other languages begin with a small letter
    _firstLetter: { textTransform: 'capitalize' },
  },
})

/** Start of the service from status 2 on; at status 3 also its end and how many hours it took (document section 2). */
function ServiceTimes({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  const { status, started, ended } = order
  const write = ({ at, zoneLabel }: NonNullable<typeof started>) =>
    text('orders.dateTime', {
      date: writeDate(intl, at, 'medium'),
      time: writeTime(intl, at),
      zone: zoneLabel,
    })
  // a disputed visit took place (decision E8)
  const isOver = status === 'Completed' || status === 'Disputed'
  if (!started || (status !== 'InService' && !isOver)) return null
  const hours = ended && serviceHours(started.at, ended.at)
  return (
    <>
      <Fact label={text('orders.visit.started')}>{write(started)}</Fact>
      {isOver && ended && (
        <>
          <Fact label={text('orders.visit.ended')}>{write(ended)}</Fact>
          <Fact label={text('orders.visit.duration')}>
            {hours === 'underHour'
              ? text('orders.visit.underHour')
              : text('orders.visit.hours', { hours: hours ?? 0 })}
          </Fact>
        </>
      )}
    </>
  )
}

/** The notes to the crew, oldest first, with author and time (decision E11); nothing without a note. */
function InstructionsList({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  if (order.instructions.length === 0) return null
  return (
    <chakra.section
      aria-labelledby="instructions-title"
      layerStyle="ruled"
      mt="6"
      pt="5"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.h3 id="instructions-title" textStyle="t14" fontWeight="normal" color="muted">
        {text('orders.instructions.title')}
      </chakra.h3>
      <Stack as="ul" listStyleType="none" gap="4" mt="1">
        {order.instructions.map(({ text: words, role, at, zoneLabel }) => (
          <li key={`${at} ${words}`}>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {words}
            </chakra.p>
            <Muted>
              {text('orders.instructions.by', {
                actor: role,
                company: businessRules.company.name,
                date: writeDate(intl, at, 'medium'),
                time: writeTime(intl, at),
                zone: zoneLabel,
              })}
            </Muted>
          </li>
        ))}
      </Stack>
    </chakra.section>
  )
}

/** Whole hours between two ISO moments, half up; under half an hour is `underHour` (document section 2, decision E7). */
export function serviceHours(started: string, ended: string): number | 'underHour' {
  const hours = (Date.parse(ended) - Date.parse(started)) / 3_600_000
  return hours < 0.5 ? 'underHour' : Math.floor(hours + 0.5)
}
