import type { AvailabilityQuery, OrderMailsFragment } from '../customer/booking/booking.generated.ts'
import type { OrderDetailFragment } from '../customer/orders/orders.generated.ts'
import type { SavedAddressFragment } from '../domain/address/SavedAddress.generated.ts'
import type { BookingOfferFragment } from '../domain/booking/BookingOffer.generated.ts'
import { home } from './addressExamples.ts'

/** With the name of its type, by which the cache knows what a fragment belongs to. */
export function named<T extends object>(typeName: string, value: T): T {
  return { __typename: typeName, ...value }
}

/* What the server answers in the specs of the booking and order screens: Nadia, her address, a standard clean. */

export const nadiasAddress: SavedAddressFragment = {
  ...home,
  property: { ...home.property, bathType: null, hasHalfBath: true, isCornerLot: false },
}

export const otherAddress: SavedAddressFragment = named('Address', {
  ...nadiasAddress,
  id: 'a2',
  streetNo: '7',
  streetName: 'Cottonwood Crescent',
  isDefault: false,
  isConfirmed: true,
  accessNotes: '',
})

export const standardClean: BookingOfferFragment = named('ServiceOffer', {
  id: '11',
  catalog: 'HouseCleaning',
  name: 'Standard clean',
  description: 'The whole home, kept up.',
  offeredMonths: [],
  periodType: 'Day',
  specialNotice: null,
  checkPoints: [{ id: '1', name: 'Kitchen', minutes: 40 }],
  price: {
    basePoints: 13_500,
    additionalPoints: 2_100,
    rankDiscountTenths: 50,
    discountPoints: 780,
    totalPoints: 14_820,
    estimatedDollars: '148.2',
    minutes: 208,
    lines: [
      { kind: 'CheckPoint', label: 'Kitchen', minutes: 180, points: 13_500 },
      { kind: 'Property', label: 'Large home', minutes: 28, points: 2_100 },
      { kind: 'Discount', label: '', minutes: 0, points: -780 },
    ],
  },
})

export const deepClean: BookingOfferFragment = named('ServiceOffer', {
  ...standardClean,
  id: '12',
  name: 'Deep clean',
  price: { ...standardClean.price, totalPoints: 25_080, estimatedDollars: '250.8', minutes: 360 },
})

export const seasonPass: BookingOfferFragment = named('ServiceOffer', {
  ...standardClean,
  id: '31',
  catalog: 'SnowRemoval',
  name: 'Season pass',
  periodType: 'Season',
  specialNotice: 'Keep the driveway free of cars.',
})

export const me = named('Customer', { id: 'c1', rank: named('Rank', { title: 'Gold' as const }) })

export const profile: OrderMailsFragment = named('Profile', {
  id: 'c1',
  email: 'nadia.kowalchuk@example.ca',
  emailNotifications: true,
})

/** Wednesday, November 19, 2025, 10:40 AM in Alberta. */
export const availability: NonNullable<AvailabilityQuery['availability']> = {
  points: 21_480,
  rewardPoints: 1_500,
  address: nadiasAddress,
  service: standardClean,
  slotHours: { amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14 },
  stepMinutes: 30,
  dayLatestBookHour: 14,
  timeZone: 'America/Edmonton',
  zoneLabel: 'MST',
  now: '2025-11-19T10:40:00-07:00',
  lastDate: '2026-04-30',
  closedDates: ['2025-12-25'],
  fullDays: ['2025-11-21'],
  fullSlots: [{ date: '2025-11-25', slot: 'Morning' }],
  offeredMonths: [],
  earliestMonth: '2025-11',
  latestMonth: '2026-11',
  seasons: [2025, 2026],
}

/** The time that comes with the services. */
export const clock = { at: availability.now }

const moment = (at: string) => ({ at, zoneLabel: 'MST' })

export const confirmedOrder: OrderDetailFragment = named('Order', {
  id: 'o1',
  orderNo: 'K7M4-2QXP',
  status: 'Confirmed',
  catalog: 'HouseCleaning',
  periodType: 'Day',
  serviceName: 'Standard clean',
  placed: moment('2025-11-19T10:52:00-07:00'),
  booked: moment('2025-11-27T09:30:00-07:00'),
  bookedDate: '2025-11-27',
  bookedTime: '09:30',
  slot: 'Morning',
  started: null,
  ended: null,
  basePoints: 13_500,
  additionalPoints: 2_100,
  rankDiscountTenths: 50,
  discountPoints: 780,
  totalPoints: 14_820,
  priceLines: standardClean.price.lines,
  address: { ...nadiasAddress, addressId: nadiasAddress.id },
  serviceId: '11',
  series: null,
  contactPhone: '+14035550172',
  staff: [{ staffNo: 'S1', photo: '/static/staff/S1.svg?token=t', firstName: 'Marek', rate: 4.9 }],
  changes: [
    {
      action: 'Placed',
      at: '2025-11-19T10:52:00-07:00',
      zoneLabel: 'MST',
      role: 'Customer',
      byViewer: true,
      visitFailedReason: null,
    },
    {
      action: 'Confirmed',
      at: '2025-11-19T13:15:00-07:00',
      zoneLabel: 'MST',
      role: 'Admin',
      byViewer: false,
      visitFailedReason: null,
    },
  ],
  cancellation: { feePoints: 2_500, refundPoints: 12_320, freeUntil: null },
  reportedWords: null,
  refund: null,
  instructions: [],
  viewerMay: { cancel: true, reschedule: false, movesLeft: 3, addInstructions: false, reportProblem: false },
})

/** The server of somebody who can book, with what is different. */
export const available = (change: object = {}) => ({
  Availability: () => ({ data: { me, profile, availability: { ...availability, ...change } } }),
})
