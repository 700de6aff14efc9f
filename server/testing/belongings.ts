import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import { granted } from '../kernel/rejection.ts'
import { findOrderId } from '../ordering/orderNumbers.store.ts'
import { cleaning, inputOf } from './bookings.ts'
import type { Belongings } from './calls/validCall.ts'
import type { TestApp } from './testApp.ts'
import type { People } from './tokens.ts'

/** The customer's data: a pending order, a recharge, and a booking that could be placed. */
export async function belongingsOf(product: TestApp, people: People): Promise<Belongings> {
  const { userId, token, addressIds } = people.customer
  const [addressId = ''] = addressIds
  const booked = cleaning(addressId, '2026-12-01')
  const paymentId = await recharged(product, people)
  const { order } = await product.place(inputOf(booked, 'first'), token)
  const orderNo = order?.orderNo ?? ''
  return {
    userId,
    addressId,
    serviceId: booked.serviceId,
    orderNo,
    orderId: (await findOrderId(product.application, orderNo)) ?? '',
    paymentId,
    booking: cleaning(addressId, '2026-12-02'),
    staffId: people.staff.id,
    absentId: crypto.randomUUID(),
  }
}

/** The same, such that valid calls cannot change anything: the order is cancelled already, and the booking's price was never shown. */
export async function harmlessBelongings(product: TestApp, people: People): Promise<Belongings> {
  const belongings = await belongingsOf(product, people)
  await product.cancel(belongings.orderNo, people.customer.token)
  return { ...belongings, booking: { ...belongings.booking, basePoints: 1 } }
}

/** 10 dollars before tax, confirmed by the office. */
async function recharged(product: TestApp, { admin, customer }: People): Promise<number> {
  const command = product.command(admin.id, ActorRole.Admin)
  const recharge = product.application.billing.recharge(command, {
    userId: customer.userId,
    subtotal: 1_000,
    rewardPercent: 0,
    method: PaymentMethod.ETransfer,
    confirmRepeat: false,
  })
  return granted(await recharge).value.paymentId
}
