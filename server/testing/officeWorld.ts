import { expect } from 'vitest'
import { searchedNames } from '../people/customerSearch.ts'
import type { UserError } from './apiUser.ts'
import { distinctDays } from './bookingSteps.ts'
import type { Colleague } from './colleagues.ts'
import { END_SERVICE, START_SERVICE } from './crewsDocuments.ts'
import type { Newcomer } from './newcomers.ts'
import { OFFICE_COMMANDS, type OfficeCommand } from './orderDocuments.ts'
import { startTestApp, type TestApp } from './testApp.ts'

/** The fields of an office command's answer that specs read. */
interface OfficePayload {
  readonly stale: boolean
  readonly message: string | null
  readonly userErrors: readonly UserError[]
  readonly order: {
    readonly id: string
    readonly revision: number
    readonly order: { readonly orderNo: string; readonly status: string; readonly bookedDate: string }
    readonly trail: readonly Record<string, unknown>[]
  } | null
}

interface StaffOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly [field: string]: unknown
}

/** The fields of the answer to Start and End that specs read. */
interface PressPayload {
  readonly message: string | null
  readonly userErrors: readonly UserError[]
  readonly order: {
    readonly status: string
    readonly started: { at: string }
    readonly ended: { at: string }
  } | null
}

/** A refused command on an order. */
export const refusedWith = (code: string, field: string | null = null) => ({
  order: null,
  userErrors: [{ code, field }],
})

export type OfficeWorld = Awaited<ReturnType<typeof openOfficeWorld>>

/** A running product with an administrator, a crew of Sam and Kim, and a crew of Lee. */
export async function openOfficeWorld() {
  const product = await startTestApp()
  const [sam, kim, lee] = [await product.staff(), await product.staff(), await product.staff()]
  const crews = [await product.crew('Crew 1', [sam, kim]), await product.crew('Crew 2', [lee])] as const
  const freeDay = distinctDays('2026-12-01')
  /** A standard clean for 13,500 points; on a free day by default. */
  async function placed(who: Newcomer, on: { date?: string; half?: 'morning' | 'afternoon' } = {}) {
    const { date = freeDay(), half = 'morning' } = on
    const { order, userErrors } = await product.clean(who, date, { half })
    if (order === null) throw new Error(`no order on ${date}: ${JSON.stringify(userErrors)}`)
    return order.orderNo
  }
  let admin = await product.admin()
  /** A command of the office, with a new key by default. */
  function command(root: OfficeCommand, input: object, token = admin.token): Promise<OfficePayload> {
    return product.as(token).root(OFFICE_COMMANDS[root], { input: { key: crypto.randomUUID(), ...input } })
  }
  return {
    product,
    /** Signed in: another one after `itIs`. */
    get admin() {
      return admin
    },
    crews,
    ...{ sam, kim, lee },
    freeDay,
    placed,
    command,
    /** An operation that must be answered; of the office by default. */
    ask: <Data = Record<string, unknown>>(query: string, variables: object = {}, token = admin.token) =>
      product.as(token).ask<Data>(query, variables),
    /** A documented call of the office. */
    rest: <Body = Record<string, unknown>>(path: string, body: object) =>
      product.as(admin.token).call<Body>(path, body),
    /** A customer who can book for years. */
    customer: (name?: Parameters<typeof namedCustomer>[1]) => namedCustomer(product, name),
    /** Like `placed`, with a crew: the first one by default. */
    async confirmed(who: Newcomer, { date, crew = 0 }: { date?: string; crew?: 0 | 1 } = {}) {
      const orderNo = await placed(who, date === undefined ? {} : { date })
      const assigned = await command('assignGroup', { orderNo, groupId: crews[crew].groupId })
      expect(assigned).toMatchObject({ userErrors: [], order: { order: { status: 'Confirmed' } } })
      return orderNo
    },
    /** A clean at nine of a new customer; assigned to the first crew by default. */
    async visit({ day = freeDay(), crew = 0 }: { day?: string; crew?: 0 | 1 | 'none' } = {}) {
      const customer = await product.customer({ points: 20_000 })
      const { order } = await product.clean(customer, day)
      const visit = { orderNo: order?.orderNo ?? '', orderId: order?.id ?? '', customer }
      if (crew !== 'none') await product.assignCrew(visit.orderNo, crews[crew].groupId)
      return visit
    },
    /** The orders of a crew member. @param catalog 0 for ongoing ones, 1 for the history */
    async listed({ token }: Colleague, catalog = 0) {
      const path = '/Staff/getStaffOrders'
      return (await product.as(token).call<{ orderData: StaffOrder[] }>(path, { catalog })).body.orderData
    },
    /** Presses Start or End, with a new key by default. */
    press(verb: 'start' | 'end', orderNo: string, { token }: Colleague, input = {}) {
      const pressed = { key: crypto.randomUUID(), orderNo, ...input }
      const document = verb === 'start' ? START_SERVICE : END_SERVICE
      return product.as(token).root<PressPayload>(document, { input: pressed })
    },
    /** Moves the clock forward to a local time of a day, and signs the administrator in again. */
    async itIs(day: string, time: string) {
      const wanted = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/Edmonton')
      product.later(product.now().until(wanted.toInstant()))
      admin = await product.admin()
    },
  }
}

async function namedCustomer(
  product: TestApp,
  name?: { firstName: string; lastName: string; phone?: string },
): Promise<Newcomer> {
  const customer = await product.customer({ points: 5_000_000 })
  if (name === undefined) return customer
  const { firstName: first_name, lastName: last_name, phone = null } = name
  await product.database.db
    .updateTable('customer')
    .set({ first_name, last_name, phone, ...searchedNames(name) })
    .where('id', '=', customer.userId)
    .execute()
  return customer
}
