import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { seasonOpening } from '../../../../schema/rules/bookingPeriods.ts'
import type { BookingOfferFragment } from '../../../domain/booking/BookingOffer.generated.ts'
import { writeDuration } from '../../../format/writtenDuration.ts'
import { writeEstimate } from '../../../format/writtenPoints.ts'
import { Words } from '../../../ui/Words.tsx'

interface OfferProps {
  readonly offer: BookingOfferFragment
}

/** How long a visit takes, or how long the period is that is booked. */
export function Extent({ offer }: OfferProps) {
  const duration = writeDuration(useIntl(), offer.price.minutes)
  if (offer.periodType === 'Month') return <Words id="booking.service.perMonth" />
  if (offer.periodType === 'Season') return <Words id="booking.service.perSeason" />
  return <Words id="booking.service.about" values={{ duration }} />
}

/** Its points, and about what they are worth in dollars. */
export function OfferPrice({ offer }: OfferProps) {
  const intl = useIntl()
  return (
    <chakra.span textAlign="end" fontVariantNumeric="tabular-nums">
      <chakra.strong display="block" textStyle={{ base: 't16', md: 't18' }} fontWeight="strong">
        <Words id="booking.points" values={{ points: offer.price.totalPoints }} />
      </chakra.strong>
      <chakra.span color="muted" display="block" textStyle="t14">
        <Words id="booking.estimate" values={{ amount: writeEstimate(intl, offer.price.estimatedDollars) }} />
      </chakra.span>
    </chakra.span>
  )
}

/** When a day service can be booked again; undefined while it can be, for months and seasons, and before the business's day is known. */
export function openingOf({ periodType, offeredMonths }: BookingOfferFragment, today: string | undefined) {
  return today && periodType === 'Day' ? seasonOpening(offeredMonths, today) : undefined
}
