import { seedAccounts } from '../demo/demoAccounts.handlers.ts'
import { demoCrewId, seedStaff } from '../demo/demoCrews.store.ts'
import type { MailMessage } from '../messaging/mailMessage.ts'
import { findOrderId } from '../ordering/orderNumbers.store.ts'
import { CLEANING_POINTS } from './bookings.ts'
import { countStatements } from './countStatements.ts'
import { keepDelivered, sendingForSpecs, sendNow } from './sendingForSpecs.ts'
import { startTestApp, type TestApp } from './testApp.ts'

export type MailedOrders = Awaited<ReturnType<typeof openMailedOrders>>

/** A running product with the crews of the demo, an administrator, and the mails of its orders. It is Tuesday 2026-11-24, 10:00 in Alberta. */
export async function openMailedOrders() {
  const product = await startTestApp()
  const { db, store } = product.application
  const people = await seedAccounts(db, product.now())
  await seedStaff(db, people.staff, product.now())
  const office = await product.admin()
  const mail = mailOf(product)
  const daysBegun = new Set<string>()
  return {
    product,
    mail,
    office,
    /** A standard clean of a new customer, who cannot pay for another one. The second of a day is in the afternoon. */
    async ordered(day: string, { wantsMail = true }: { wantsMail?: boolean } = {}) {
      const customer = await product.customer({ points: CLEANING_POINTS })
      await db
        .updateTable('customer')
        .set({ email_notifications: wantsMail })
        .where('id', '=', customer.userId)
        .execute()
      const half = daysBegun.has(day) ? 'afternoon' : 'morning'
      daysBegun.add(day)
      const orderNo = (await product.clean(customer, day, { half })).order?.orderNo ?? ''
      return { customer, orderNo, orderId: (await findOrderId({ store }, orderNo)) ?? '' }
    },
    /** Assigns an order to a crew. */
    confirm: (orderNo: string) => product.assignCrew(orderNo, demoCrewId('Crew 1')),
  }
}

/** The mails of a product, sent when a spec asks for it. */
function mailOf(product: TestApp) {
  const { store } = product.application
  const { db, statements } = countStatements(product.application.db)
  const { delivered, deliver } = keepDelivered()
  const { context } = sendingForSpecs({ db, store, now: product.now }, deliver)
  return {
    /** How many statements sending has sent to the tables. */
    statements,
    /** Sends all mails of events up to now. @returns the delivered mails, in order */
    async send(): Promise<readonly MailMessage[]> {
      const before = delivered.length
      await product.projections.waitFor({ projections: ['mails'] }, await store.head(), { timeoutMs: 20_000 })
      await sendNow(context)
      return delivered.slice(before)
    },
  }
}
