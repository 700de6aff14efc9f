import type { BookingRoute } from '../../domain/booking/bookingRoute.ts'
import type { useText } from '../../i18n/useText.ts'
import { selectServiceDetailPath } from '../parts/paths/bookingPaths.ts'

/** The way back from the time or the period to the service that was chosen. */
export function backToService(route: BookingRoute, text: ReturnType<typeof useText>) {
  const to = `${selectServiceDetailPath(route)}?service=${encodeURIComponent(route.serviceId)}`
  return { to, label: text('booking.back.service') }
}
