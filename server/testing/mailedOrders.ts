import { seedAccounts } from '../demo/demoAccounts.handlers.ts'
import { demoCrewId, seedStaff } from '../demo/demoCrews.store.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { commandId } from '../kernel/ids.ts'
import { isRejection } from '../kernel/rejection.ts'
import { findOrderId } from '../ordering/orderNumbers.store.ts'
import { type BookingSteps, stepsThrough } from './bookingSteps.ts'
import { CLEANING_POINTS, cleaning, inputOf } from './bookings.ts'
import type { Colleague } from './colleagues.ts'
import type { Newcomer } from './newcomers.ts'
import { mailOf, type ProductMail } from './productMail.ts'
import { type StartedProduct, startProduct } from './startProduct.ts'

interface Ordered {
  readonly customer: Newcomer
  readonly orderNo: string
  readonly orderId: string
}

/** A running product with the crews of the demo, an administrator, and the mails of its orders. It is Tuesday 2026-11-24, 10:00 in Alberta. */
export interface MailedOrders {
  readonly product: StartedProduct
  readonly at: BookingSteps
  readonly mail: ProductMail
  readonly office: Colleague
  /** A standard clean of a customer of its own, who can pay for no other. The second of a day is in its afternoon. */
  ordered(day: string, who?: { readonly wantsMail?: boolean }): Promise<Ordered>
  /** Gives an order to a crew. */
  confirm(orderNo: string): Promise<void>
}

export async function openMailedOrders(): Promise<MailedOrders> {
  const product = await startProduct()
  const { db, store } = product.application
  const at = stepsThrough(product)
  const people = await seedAccounts(db, product.now())
  await seedStaff(db, people.staff, product.now())
  const office = await product.admin()
  const mail = await mailOf(product)
  const daysBegun = new Set<string>()
  return {
    product,
    at,
    mail,
    office,
    async ordered(day, { wantsMail = true } = {}) {
      const customer = await product.customer({ points: CLEANING_POINTS })
      await db
        .updateTable('customer')
        .set({ email_notifications: wantsMail })
        .where('id', '=', customer.userId)
        .execute()
      const booking = cleaning(
        customer.addressIds[0] ?? '',
        day,
        daysBegun.has(day) ? 'afternoon' : 'morning',
      )
      daysBegun.add(day)
      const placed = await at.place(inputOf(booking, 'first'), customer.token)
      const orderNo = placed.order?.orderNo ?? ''
      return { customer, orderNo, orderId: (await findOrderId({ store }, orderNo)) ?? '' }
    },
    async confirm(orderNo) {
      const command: Command = {
        id: commandId(office.id, 'assignCrew', orderNo),
        actor: { id: office.id, role: ActorRole.Admin },
        source: 'graphql',
        at: product.now(),
        correlationId: orderNo,
      }
      const request = { orderNo, groupId: demoCrewId('Crew 1') }
      if (isRejection(await product.application.ordering.assignCrew(command, request)))
        throw new Error(`${orderNo} is not confirmed`)
    },
  }
}
