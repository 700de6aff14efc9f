import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { seasonOpening } from '../../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useCommand } from '../../api/command/useCommand.tsx'
import {
  type BookingRoute,
  type ChosenTime,
  readBookingRoute,
  readCatalog,
  readChosenTime,
  readPeriod,
} from '../../domain/booking/bookingRoute.ts'
import { begunWords } from '../../domain/booking/periodOptions.ts'
import { todayOf } from '../../domain/calendar/dayOffers.ts'
import { useText } from '../../i18n/useText.ts'
import { MessagePage } from '../../layout/MessagePage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { useShown } from '../../ui/useShown.ts'
import { Words } from '../../ui/Words.tsx'
import { BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import {
  onsiteTimeOf,
  selectWhenPath,
  serviceOrderSummaryPath,
  userOrderCreatedPath,
} from '../parts/paths/bookingPaths.ts'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'
import { calendarOf, isBookable } from './availableTime.ts'
import { BookingAnswers } from './BookingAnswers.tsx'
import { BookingFrame } from './BookingFrame.tsx'
import { HowOften, type Repeat, readRepeat } from './HowOften.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PlacedReview, placedMark, startedMark, usePlacedHere } from './PlacedReview.tsx'
import { ReviewAside } from './ReviewAside.tsx'
import { type FailedAttempt, isDuplicate, ReviewNotice } from './ReviewNotice.tsx'
import { FirstVisitNotice, FullNotice } from './RoomNotices.tsx'
import { placeOrder, startSeries } from './reviewCommands.ts'
import { beginningOf, isFull, laterWeekday } from './visitRoom.ts'
import { type Found, WhenStep } from './WhenStep.tsx'

/**
 * /serviceOrderSummary/…/{period}: everything once more, and the one button that places the order or starts recurring visits (document
 * sections 2 and 5, decision N1).
 */
export function Component() {
  const params = useParams()
  const route = readBookingRoute(params)
  if (!route) return <BrokenBookingLink catalog={readCatalog(params.catalog)} />
  return <Summary key={Object.values(params).join(' ')} route={route} />
}

const backWords = {
  Day: 'booking.back.time',
  Month: 'booking.back.month',
  Season: 'booking.back.season',
} as const

function Summary({ route }: { readonly route: BookingRoute }) {
  const params = useParams()
  const text = useText()
  const periodType = readPeriod(params.period) ?? 'Day'
  const chosen = readChosenTime(params, route.catalog)
  const placed = usePlacedHere()
  if (!chosen) return <InvalidTime backTo={selectWhenPath(route, periodType)} />
  if (placed) return <PlacedReview placed={placed} catalog={route.catalog} chosen={chosen} />
  const frame = {
    step: 'review',
    title: text('booking.review.title'),
    back: {
      to: selectWhenPath(route, periodType, chosen),
      label: text(backWords[periodType]),
    },
  } as const
  return (
    <WhenStep route={route} periodType={periodType} {...frame}>
      {(found) => <ReviewStep route={route} chosen={chosen} found={found} frame={frame} />}
    </WhenStep>
  )
}

interface ReviewStepProps {
  readonly route: BookingRoute
  readonly chosen: ChosenTime
  readonly found: Found
  readonly frame: {
    readonly step: 'review'
    readonly title: string
    readonly back: { readonly to: string; readonly label: string }
  }
}

/** The answers to check, the price, and the button that places the order. */
function ReviewStep({ route, chosen, found, frame }: ReviewStepProps) {
  const { available, mailsTo } = found
  const { price } = available.service
  const [attempt, setAttempt] = useState<FailedAttempt>()
  const [asked] = useSearchParams()
  const isDay = chosen.periodType === 'Day'
  const [repeat, setRepeat] = useState(() => (isDay ? readRepeat(asked) : undefined))
  const { run, isSending } = useCommand<Repeat | undefined, ReviewReply>(
    (every) => (every ? startSeries(route, chosen, every, price) : placeOrder(route, chosen, price)),
    { isSaidByNextPage: true },
  )
  const isShown = useShown(true)
  const navigate = useNavigate()
  const begun = begunWords(
    useText(),
    { periodType: chosen.periodType, date: chosen.date },
    todayOf(available),
  )
  const calendar = calendarOf(available)
  if (!attempt && !isBookable(chosen, calendar))
    return <NotBookable route={route} chosen={chosen} available={available} repeat={repeat} />
  const here = serviceOrderSummaryPath(route, chosen) + (repeat ? `?every=${repeat.everyWeeks}` : '')
  const isResting = !repeat && (isFull(chosen, calendar) || isDuplicate(attempt))

  const submit = async () => {
    const reply = await run(repeat)
    // who went elsewhere is told by the toast alone
    if (!isShown.current || !reply) return
    if (reply.order)
      await leave(placedMark(reply.order, service.name), createdPath(reply.order.orderNo), {
        justPlaced: true,
      })
    else if (reply.series)
      await leave(startedMark(reply.series, service.name), userSeriesPath(reply.series.id), {
        justStarted: true,
      })
    else setAttempt((last) => toTell(last, { reply, seenPoints: price.totalPoints }))
  }
  const createdPath = (orderNo: string) =>
    userOrderCreatedPath(placedOf(route, chosen, orderNo, service.name))
  /** Who comes back finds the mark instead of the review. */
  const leave = async (mark: object, to: string, state: object) => {
    await navigate(serviceOrderSummaryPath(route, chosen), { replace: true, state: mark })
    await navigate(to, { state })
  }
  const { points, rewardPoints, service } = available
  const now = { needed: service.price.totalPoints, available: points + rewardPoints }
  const { date: firstDate, dueOn } = beginningOf(chosen, repeat, calendar)
  return (
    <BookingFrame
      catalog={route.catalog}
      {...frame}
      problems={
        attempt ? (
          <ReviewNotice attempt={attempt} now={now} whenPath={frame.back.to} here={here} />
        ) : (
          isResting && <FullNotice chosen={chosen} calendar={calendar} whenPath={frame.back.to} />
        )
      }
      aside={
        <ReviewAside
          available={available}
          here={here}
          repeat={repeat}
          dueOn={dueOn}
          isSending={isSending}
          // whether an unanswered order took the last place is learned by sending it again
          isResting={isResting && attempt?.reply.failure !== 'unanswered'}
          onPlace={() => void submit()}
        />
      }
    >
      <BookingAnswers
        route={route}
        chosen={chosen}
        firstDate={firstDate}
        available={available}
        begun={begun}
      />
      {isDay && <HowOften repeat={repeat} onChange={setRepeat} points={now.needed} />}
      {repeat && !dueOn && <FirstVisitNotice chosen={chosen} repeat={repeat} calendar={calendar} />}
      {!repeat && now.needed <= now.available && (
        <NextSteps
          mailsTo={mailsTo}
          hasReminder={chosen.periodType === 'Day' && chosen.date > todayOf(available)}
        />
      )}
    </BookingFrame>
  )
}

interface NotBookableProps {
  readonly route: BookingRoute
  readonly chosen: ChosenTime
  readonly available: Found['available']
  readonly repeat: Repeat | undefined
}

/** Recurring visits begin on the first such weekday that can be booked; while the service rests, the step before says until when. Any other time is invalid. */
function NotBookable({ route, chosen, available, repeat }: NotBookableProps) {
  const later = repeat && laterWeekday(chosen, calendarOf(available))
  if (later)
    return <Navigate to={`${serviceOrderSummaryPath(route, later)}?every=${repeat.everyWeeks}`} replace />
  const whenPath = selectWhenPath(route, chosen.periodType)
  if (repeat && seasonOpening(available.offeredMonths, todayOf(available)))
    return <Navigate to={whenPath} replace />
  return <InvalidTime backTo={whenPath} />
}

/** An attempt without an answer stays on screen until one comes; a call that was shed is no answer (decision P127). */
function toTell(last: FailedAttempt | undefined, now: FailedAttempt): FailedAttempt {
  return last?.reply.failure === 'unanswered' && now.reply.failure === 'turnedAway' ? { ...last } : now
}

/** What placing and starting answer. */
type ReviewReply = Awaited<ReturnType<typeof placeOrder>> & Awaited<ReturnType<typeof startSeries>>

function placedOf(route: BookingRoute, chosen: ChosenTime, orderNo: string, serviceName: string) {
  const { slot, periodType } = chosen
  return { orderNo, onsiteTime: onsiteTimeOf(chosen), catalog: route.catalog, serviceName, slot, periodType }
}

/** The on-site time is invalid: says so and goes back after one second (document section 5). */
function InvalidTime({ backTo }: { readonly backTo: string }) {
  const text = useText()
  const navigate = useNavigate()
  const later = useDelayed()
  useEffect(() => {
    later(businessRules.ui.backDelayMs, () => void navigate(backTo, { replace: true }))
  }, [later, navigate, backTo])
  return (
    <div role="alert">
      <MessagePage title={text('booking.review.timeInvalid')} lede={text('booking.review.timeInvalidText')}>
        <ButtonLink to={backTo}>
          <Words id="booking.review.chooseTime" />
        </ButtonLink>
      </MessagePage>
    </div>
  )
}
