import { chakra } from '@chakra-ui/react/styled-system'
import { Navigate, useSearchParams } from 'react-router'
import { fromHm } from '../../domain/booking/slotTimes.ts'
import { intervals } from '../../domain/series/rhythmForm.ts'
import { addDays } from '../../format/calendarDates.ts'
import { dayNow } from '../../format/serverClock.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { serviceOrderSummaryPath } from '../parts/paths/bookingPaths.ts'
import type { OrderDetailFragment } from './orders.generated.ts'

/**
 * Asks after a completed visit of its own whether it shall recur; each answer leads to the review, filled in, and so does the mail's link
 * with its answer behind the `?` (decision N1).
 */
export function HaveAgain({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const asked = useSearchParams()[0].get('repeat')
  if (order.status !== 'Completed' || order.periodType !== 'Day' || order.series) return null
  const chosen = intervals.find((every) => String(every) === asked)
  if (chosen) return <Navigate to={reviewPath(order, chosen)} replace />
  return (
    <Card aria-labelledby="again-title" mb="6" className="no-print">
      <chakra.h2 id="again-title" textStyle="t18">
        {text('series.ask')}
      </chakra.h2>
      <chakra.p color="muted" mt="1">
        {text('series.askText')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        {intervals.map((every) => (
          <ButtonLink key={every} to={reviewPath(order, every)}>
            {text('series.every', { every })}
          </ButtonLink>
        ))}
      </chakra.div>
    </Card>
  )
}

/** The review of the same visit so many weeks later, or on the next such weekday after today. */
function reviewPath(order: OrderDetailFragment, everyWeeks: number): string {
  const { catalog, serviceId, address, bookedDate, bookedTime, slot } = order
  const today = dayNow(order.placed.at)
  let date = addDays(bookedDate, 7 * everyWeeks)
  while (date <= today) date = addDays(date, 7)
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const time = bookedTime ? fromHm(Number(bookedTime.replace(':', ''))) : undefined
  const route = { catalog, addressId: address.addressId, serviceId }
  const chosen = { periodType: 'Day' as const, year, month, day, slot, time, date }
  return `${serviceOrderSummaryPath(route, chosen)}?every=${everyWeeks}`
}
