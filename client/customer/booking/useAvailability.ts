import { useQuery } from '@apollo/client/react'
import type { BookingRoute } from '../../domain/booking/bookingRoute.ts'
import { AvailabilityDocument } from './booking.generated.ts'

/** Address, service, price and free times of a booking; asked anew on every visit, shown at once when known from before. */
export function useAvailability({ addressId, serviceId }: BookingRoute) {
  return useQuery(AvailabilityDocument, {
    variables: { addressId, serviceId },
    nextFetchPolicy: 'cache-first',
  })
}
