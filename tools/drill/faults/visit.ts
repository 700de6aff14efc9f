import { demoServiceId } from '../../../server/demo/demoCatalog.store.ts'
import { type Booking, cleaning } from '../../../server/testing/bookings.ts'
import type { SeededRandom } from '../../seededRandom.ts'

/** A visit of any catalog at a home. */
export function bookingOf(addressId: string, random: SeededRandom, day: string): Booking {
  const visit = cleaning(addressId, day, random.percent(50) ? 'morning' : 'afternoon')
  const dateOnly = { ...visit, slot: 0, hour: 0 }
  return random.oneOf<Booking>([
    visit,
    { ...dateOnly, serviceId: demoServiceId('mowing'), serviceCatalog: 2, basePoints: 3_600 },
    {
      ...dateOnly,
      serviceId: demoServiceId('snowVisit'),
      serviceCatalog: 3,
      basePoints: 2_700,
      additionalPoints: 450,
    },
  ])
}
