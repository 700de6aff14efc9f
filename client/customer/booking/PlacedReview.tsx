import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { clockOf } from '../../domain/booking/slotTimes.ts'
import { type Moment, writeDate, writeTime } from '../../format/businessDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { sessionOf } from '../../session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Words } from '../../ui/Words.tsx'
import { selectServiceAddressPath } from '../parts/paths/bookingPaths.ts'
import { userOrderDetailPath } from '../parts/paths/customerPaths.ts'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'
import { BookedButtons, BookedCard, BookedHead, BookedPage } from './BookedCard.tsx'

/** What a placed review leaves in its entry of the browser's history. */
interface PlacedMark {
  /** The order, or the series that was started instead. */
  readonly orderNo?: string
  readonly seriesId?: string
  readonly serviceName: string
  readonly placed: Moment
  /** Who placed it: another person may sign in in the same tab. */
  readonly userId: string | undefined
}

/** The mark of a newly placed order. */
export function placedMark(
  { orderNo, placed }: Pick<PlacedMark, 'placed'> & { readonly orderNo: string },
  serviceName: string,
) {
  return markOf({ orderNo, placed, serviceName })
}

/** The mark of a newly started series. */
export function startedMark(
  { id, begun }: { readonly id: string; readonly begun: Moment },
  serviceName: string,
) {
  return markOf({ seriesId: id, placed: begun, serviceName })
}

function markOf(placed: Omit<PlacedMark, 'userId'>) {
  return { placedHere: { ...placed, userId: sessionOf('customer')?.user.userId } satisfies PlacedMark }
}

/** What this entry of the history was placed or started as, when the page was opened; a new review has none. */
export function usePlacedHere(): PlacedMark | undefined {
  const { state } = useLocation()
  const [mark] = useState((state as { readonly placedHere?: PlacedMark } | null)?.placedHere)
  return mark?.userId === sessionOf('customer')?.user.userId ? mark : undefined
}

interface PlacedReviewProps {
  readonly placed: PlacedMark
  readonly catalog: ServiceCatalog
  readonly chosen: ChosenTime
}

/** Replaces a review whose order was placed or whose visits were started, for readers who come back to it: nothing there can be placed or paid twice. */
export function PlacedReview({ placed: mark, catalog, chosen }: PlacedReviewProps) {
  const intl = useIntl()
  const text = useText()
  const { orderNo, seriesId, serviceName, placed } = mark
  const isToday = placed.at.slice(0, 10) === useToday()
  const when = { date: writeDate(intl, placed.at, 'medium'), time: writeTime(intl, placed.at) }
  const title = seriesId
    ? text(isToday ? 'series.startedToday' : 'series.startedBefore', when)
    : text(isToday ? 'booking.review.placedToday' : 'booking.review.placedBefore', when)
  const booked = {
    serviceName,
    catalog,
    periodType: chosen.periodType,
    date: chosen.date,
    time: chosen.time && clockOf(chosen.time),
  }
  return (
    <BookedPage>
      <BookedHead title={title} />
      <BookedCard booked={booked} orderNo={orderNo} />
      <BookedButtons>
        {seriesId && (
          <ButtonLink look="primary" size="lg" to={userSeriesPath(seriesId)}>
            <Words id="series.see" />
          </ButtonLink>
        )}
        {orderNo && (
          <ButtonLink look="primary" size="lg" to={userOrderDetailPath(orderNo)}>
            <Words id="booking.created.toDetail" />
          </ButtonLink>
        )}
        <ButtonLink size="lg" to={selectServiceAddressPath(catalog)}>
          <Words id="turnedAway.another" />
        </ButtonLink>
      </BookedButtons>
    </BookedPage>
  )
}
