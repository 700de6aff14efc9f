import { stepsThrough } from './bookingSteps.ts'
import { cleaning, inputOf } from './bookings.ts'
import type { Newcomer } from './newcomers.ts'
import type { StartedProduct } from './startProduct.ts'
import type { Belongings } from './validCalls.ts'

/**
 * What a customer has, such that a call which is right in every part is still refused where it would change anything: the order is
 * cancelled already, and the price of the booking is one that nobody was shown.
 */
export async function harmlessBelongings(product: StartedProduct, owner: Newcomer): Promise<Belongings> {
  const steps = stepsThrough(product)
  const [addressId = ''] = owner.addressIds
  const booked = cleaning(addressId, '2026-12-01')
  const { order } = await steps.place(inputOf(booked, 'first'), owner.token)
  const orderNo = order?.orderNo ?? ''
  await steps.cancel(orderNo, owner.token)
  const booking = { ...cleaning(addressId, '2026-12-02'), basePoints: 1 }
  return { userId: owner.userId, addressId, serviceId: booked.serviceId, orderNo, booking }
}
