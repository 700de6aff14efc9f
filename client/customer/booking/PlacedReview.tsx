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
import { userOrderDetailPath } from '../parts/paths/orderPaths.ts'

/** What a placed review leaves in its entry of the browser's history. */
interface PlacedMark {
  readonly orderNo: string
  readonly placed: Moment
  /** Who placed it: another person may sign in in the same tab. */
  readonly userId: string | undefined
}

/** The mark of a newly placed order. */
export function placedMark({ orderNo, placed }: Pick<PlacedMark, 'orderNo' | 'placed'>) {
  return { placedHere: { orderNo, placed, userId: sessionOf('customer')?.user.userId } satisfies PlacedMark }
}

/** The order that this entry of the history was placed as, when the page was opened; a new review has none. */
export function usePlacedHere(): PlacedMark | undefined {
  const { state } = useLocation()
  const [mark] = useState((state as { readonly placedHere?: PlacedMark } | null)?.placedHere)
  return mark?.userId === sessionOf('customer')?.user.userId ? mark : undefined
}

/** Replaces a review whose order was placed, for readers who come back to it: nothing there can be placed or paid twice. */
export function PlacedReview({ orderNo, placed }: PlacedMark) {
  const intl = useIntl()
  const text = useText()
  const time = writeTime(intl, placed.at)
  const title =
    placed.at.slice(0, 10) === useToday()
      ? text('booking.review.placedToday', { time })
      : text('booking.review.placedBefore', { date: writeDate(intl, placed.at, 'medium'), time })
  return (
    <MessagePage title={title} lede={orderNo}>
      <ButtonLink look="primary" to={userOrderDetailPath(orderNo)}>
        <Words id="booking.created.toDetail" />
      </ButtonLink>
    </MessagePage>
  )
}
