import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkBooking } from '../../../../schema/rules/bookingCalendar.ts'
import { momentOf } from '../../../parts/calendar/dayOffers.ts'
import { catalogName, periodName, slotName } from '../../../parts/catalog/wireNames.ts'
import { BookingFrame } from '../../../parts/page/BookingFrame.tsx'
import { onsiteTimeOf, selectWhenPath, userOrderCreatedPath } from '../../../parts/paths/bookingPaths.ts'
import type { BookingRoute, ChosenTime } from '../../../parts/paths/bookingRoute.ts'
import { calendarOf } from './availableTime.ts'
import { BookingAnswers } from './BookingAnswers.tsx'
import { InvalidTime } from './InvalidTime.tsx'
import { NextSteps } from './NextSteps.tsx'
import { ReviewAside } from './ReviewAside.tsx'
import { type FailedAttempt, ReviewNotice } from './ReviewNotice.tsx'
import { usePlaceOrder } from './usePlaceOrder.ts'
import type { Found } from './WhenStep.tsx'

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
export function ReviewStep({ route, chosen, found, frame }: ReviewStepProps) {
  const { available, me, reread } = found
  const [attempt, setAttempt] = useState<FailedAttempt>()
  const { place, isSending } = usePlaceOrder()
  const navigate = useNavigate()
  const whenPath = selectWhenPath(route, chosen.periodType)
  if (!attempt && !isPossible(chosen, found)) return <InvalidTime backTo={whenPath} />

  const submit = async () => {
    const seen = available.service.price
    const result = await place(wishOf(route, chosen, seen))
    if (result.kind === 'placed') {
      void navigate(userOrderCreatedPath(placedOf(route, chosen, result.orderNo, available.service.name)), {
        state: { justPlaced: true },
      })
      return
    }
    const now = result.kind === 'refused' ? ((await reread().catch(() => undefined)) ?? available) : available
    setAttempt({
      result,
      seenPoints: seen.totalPoints,
      needed: now.service.price.totalPoints,
      available: now.points + now.rewardPoints,
    })
  }
  return (
    <BookingFrame
      catalog={route.catalog}
      {...frame}
      problems={attempt && <ReviewNotice attempt={attempt} whenPath={whenPath} />}
      aside={
        <ReviewAside available={available} me={me} isSending={isSending} onPlace={() => void submit()} />
      }
    >
      <BookingAnswers route={route} chosen={chosen} available={available} />
      <NextSteps email={me?.email} />
    </BookingFrame>
  )
}

function isPossible(chosen: ChosenTime, { available }: Found): boolean {
  const calendar = calendarOf(available)
  const request = { ...chosen, ...(chosen.time ?? { hour: 0, minute: 0 }), serviceCatalog: calendar.catalog }
  return !('rejected' in checkBooking(request, momentOf(calendar)))
}

function wishOf(route: BookingRoute, chosen: ChosenTime, price: Found['available']['service']['price']) {
  const { basePoints, additionalPoints, rankDiscountTenths } = price
  const { year, month, day, time } = chosen
  return {
    addressId: route.addressId,
    serviceId: route.serviceId,
    catalog: catalogName(route.catalog),
    periodType: periodName(chosen.periodType),
    slot: slotName(chosen.slot),
    year,
    month,
    day,
    hour: time?.hour ?? 0,
    minute: time?.minute ?? 0,
    priceSeen: { basePoints, additionalPoints, rankDiscountTenths },
  }
}

function placedOf(route: BookingRoute, chosen: ChosenTime, orderNo: string, serviceName: string) {
  const { slot, periodType } = chosen
  return { orderNo, onsiteTime: onsiteTimeOf(chosen), catalog: route.catalog, serviceName, slot, periodType }
}
