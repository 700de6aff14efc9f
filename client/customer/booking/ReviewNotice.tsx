import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Reply } from '../../api/command/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useFocusFor } from '../../ui/useFocusFor.ts'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { fromBooking, userOrderDetailPath, userRechargePath } from '../parts/paths/customerPaths.ts'
import { restingId } from './RoomNotices.tsx'

/** An attempt that placed nothing, as far as is known. */
export interface FailedAttempt {
  readonly reply: Reply
  /** Total of the price that was sent. */
  readonly seenPoints: number
}

/** Refused because the customer has booked the same already: to try again helps nothing. */
export function isDuplicate(attempt: FailedAttempt | undefined): boolean {
  return attempt?.reply.userErrors[0]?.code === RejectionCode.DUPLICATE_BOOKING
}

interface ReviewNoticeProps {
  readonly attempt: FailedAttempt
  /** The current total and balance. */
  readonly now: { readonly needed: number; readonly available: number }
  readonly whenPath: string
  /** This step with its choices, to come back to after a recharge. */
  readonly here: string
}

/** Why the order was not placed and what to do next; takes the focus with every attempt. */
export function ReviewNotice(props: ReviewNoticeProps) {
  const { attempt } = props
  const box = useFocusFor<HTMLDivElement>(attempt)
  const { failure, userErrors } = attempt.reply
  const isRefused = userErrors.length > 0 && failure !== 'unanswered'
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={isRefused ? 'warn' : 'danger'} role="alert">
        <AttemptWords {...props} />
      </Notice>
    </div>
  )
}

function AttemptWords({ attempt, now, whenPath, here }: ReviewNoticeProps) {
  const text = useText()
  const { needed, available } = now
  const { failure, userErrors } = attempt.reply
  const [refusal] = userErrors
  if (failure === 'unanswered')
    return <Said title={text('booking.review.createError')}>{text('noAnswer.text')}</Said>
  if (!refusal) return <Said title={text('booking.review.createError')} />
  const chooseTime = <Link to={whenPath}>{text('booking.review.chooseTime')}</Link>
  switch (refusalKind(refusal.code)) {
    case 'slotFull':
      return (
        <Said title={text('booking.review.slotFull')} next={chooseTime}>
          {text('booking.review.slotFullText')}
        </Said>
      )
    case 'notEnough':
      return (
        <Said
          title={text('booking.review.notEnough')}
          next={
            <UnlessLeaving>
              <Link to={userRechargePath(Math.max(0, needed - available))} state={fromBooking(here)}>
                {text('booking.price.recharge')}
              </Link>
            </UnlessLeaving>
          }
        >
          {text('booking.review.notEnoughText', {
            needed,
            available,
            missing: Math.max(0, needed - available),
          })}
        </Said>
      )
    case 'priceChanged':
      return (
        <Said title={text('booking.review.priceChanged')}>
          {text('booking.review.priceChangedText', { points: needed, before: attempt.seenPoints })}
        </Said>
      )
    case 'duplicate':
      return (
        <Said
          title={text('booking.review.duplicate')}
          next={
            refusal.recordId ? (
              <Link to={userOrderDetailPath(refusal.recordId)}>{text('booking.created.toDetail')}</Link>
            ) : (
              <Link to="/userOrderList/0">{text('booking.review.toOrders')}</Link>
            )
          }
        >
          {text('booking.review.duplicateText')}
        </Said>
      )
    case 'time':
      return (
        <Said title={text('booking.review.refused')} next={chooseTime}>
          {refusal.message}
        </Said>
      )
    default:
      return <Said title={text('booking.review.refused')}>{refusal.message}</Said>
  }
}

interface SaidProps {
  readonly title: string
  readonly next?: ReactNode
  readonly children?: ReactNode
}

function Said({ title, next, children }: SaidProps) {
  return (
    <>
      <chakra.strong id={restingId} display="block" textStyle="t16" fontWeight="strong">
        {title}
      </chakra.strong>
      {children} {next}
    </>
  )
}

/** What the page does about a refused order, beside reporting it. */
type RefusalKind = 'slotFull' | 'notEnough' | 'priceChanged' | 'duplicate' | 'time' | 'other'

/** Sorts the server's refusals by the remedy: another time, more points, a look at the new price, the existing order. */
function refusalKind(code: string): RefusalKind {
  return kinds[code] ?? 'other'
}

const kinds: Readonly<Record<string, RefusalKind>> = {
  [RejectionCode.SLOT_FULL]: 'slotFull',
  [RejectionCode.NOT_ENOUGH_POINTS]: 'notEnough',
  [RejectionCode.PRICE_CHANGED]: 'priceChanged',
  [RejectionCode.DUPLICATE_BOOKING]: 'duplicate',
  [RejectionCode.DATE_INVALID]: 'time',
  [RejectionCode.DATE_PAST]: 'time',
  [RejectionCode.DATE_TOO_FAR]: 'time',
  [RejectionCode.DAY_CLOSED]: 'time',
  [RejectionCode.OUT_OF_SEASON]: 'time',
  [RejectionCode.SLOT_REQUIRED]: 'time',
  [RejectionCode.TIME_REQUIRED]: 'time',
  [RejectionCode.TIME_OUTSIDE_SLOT]: 'time',
  [RejectionCode.TOO_LATE_TODAY]: 'time',
  [RejectionCode.MONTH_INVALID]: 'time',
  [RejectionCode.YEAR_INVALID]: 'time',
}
