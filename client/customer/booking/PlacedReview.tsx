import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { type Moment, writeDate, writeTime } from '../../format/businessDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { MessagePage } from '../../layout/MessagePage.tsx'
import { sessionOf } from '../../session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Words } from '../../ui/Words.tsx'
import { userOrderDetailPath } from '../parts/paths/customerPaths.ts'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'

/** What a placed review leaves in its entry of the browser's history. */
interface PlacedMark {
  /** The order, or the series that was started instead. */
  readonly orderNo?: string
  readonly seriesId?: string
  readonly placed: Moment
  /** Who placed it: another person may sign in in the same tab. */
  readonly userId: string | undefined
}

/** The mark of a newly placed order. */
export function placedMark({ orderNo, placed }: Pick<PlacedMark, 'placed'> & { readonly orderNo: string }) {
  return markOf({ orderNo, placed })
}

/** The mark of a newly started series. */
export function startedMark({ id, begun }: { readonly id: string; readonly begun: Moment }) {
  return markOf({ seriesId: id, placed: begun })
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

/** Replaces a review whose order was placed or whose visits were started, for readers who come back to it: nothing there can be placed or paid twice. */
export function PlacedReview({ orderNo, seriesId, placed }: PlacedMark) {
  const intl = useIntl()
  const text = useText()
  const time = writeTime(intl, placed.at)
  const isToday = placed.at.slice(0, 10) === useToday()
  const when = { date: writeDate(intl, placed.at, 'medium'), time }
  if (seriesId)
    return (
      <MessagePage
        title={text(isToday ? 'series.startedToday' : 'series.startedBefore', when)}
        lede={text('series.title')}
      >
        <ButtonLink look="primary" to={userSeriesPath(seriesId)}>
          <Words id="series.see" />
        </ButtonLink>
      </MessagePage>
    )
  if (!orderNo) return null
  return (
    <MessagePage
      title={text(isToday ? 'booking.review.placedToday' : 'booking.review.placedBefore', when)}
      lede={orderNo}
    >
      <ButtonLink look="primary" to={userOrderDetailPath(orderNo)}>
        <Words id="booking.created.toDetail" />
      </ButtonLink>
    </MessagePage>
  )
}
