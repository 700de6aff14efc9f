import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { CalendarFileButton } from '../parts/page/CalendarFileButton.tsx'
import { Fact } from './Fact.tsx'
import { InstructionsList } from './InstructionsList.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'
import { ServiceTimes } from './ServiceTimes.tsx'

/** When and where the crew comes, and once it is there, from when to when. */
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
      <Facts>
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

/** Until service starts there is something to put in a calendar. */
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

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    rowGap: '6',
    columnGap: '8',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Strong = chakra('strong', {
  base: {
    display: 'block',
    textStyle: 't18',
    fontWeight: 'strong',
    // dates of other languages begin with a small letter
    _firstLetter: { textTransform: 'capitalize' },
  },
})
