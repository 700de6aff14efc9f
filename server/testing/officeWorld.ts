import { expect } from 'vitest'
import { searchedNames } from '../people/customerSearch.ts'
import type { Answer } from './apiClient.ts'
import { type BookingSteps, distinctDays, stepsThrough } from './bookingSteps.ts'
import { cleaning, inputOf } from './bookings.ts'
import type { Colleague } from './colleagues.ts'
import { contractFaults } from './contractReplies.ts'
import type { Newcomer } from './newcomers.ts'
import { OFFICE_COMMANDS, type OfficeCommand } from './orderDocuments.ts'
import { type StartedProduct, startProduct } from './startProduct.ts'

/** A running product with an administrator, a crew of two and a crew of one. */
export interface OfficeWorld {
  readonly product: StartedProduct
  readonly at: BookingSteps
  readonly admin: Colleague
  readonly crews: readonly [SettledCrew, SettledCrew]
  freeDay(): string
  /** A customer who can book for years. */
  customer(name?: { firstName: string; lastName: string; phone?: string }): Promise<Newcomer>
  /** A standard clean for 13,500 points; on a day of its own unless told. */
  placed(who: Newcomer, on?: { date?: string; half?: 'morning' | 'afternoon' }): Promise<string>
  /** The same with a crew: the first one unless told. */
  confirmed(who: Newcomer, on?: { date?: string; crew?: 0 | 1 }): Promise<string>
  /** A documented call of the office; its reply must be as documented, whatever it is. */
  rest<Body = Record<string, unknown>>(path: string, body: object): Promise<Answer<Body>>
  /** An operation of the office that must be answered. */
  ask(query: string, variables: object, token?: string): Promise<Record<string, unknown>>
  /** A command of the office, with a key of its own unless told. */
  command(root: OfficeCommand, input: object, token?: string): Promise<OfficePayload>
}

interface SettledCrew {
  readonly groupId: string
  readonly groupNo: string
  readonly members: readonly Colleague[]
}

/** What a command of the office answers, as far as specs look at it. */
interface OfficePayload {
  readonly stale: boolean
  readonly message: string | null
  readonly userErrors: readonly {
    readonly code: string
    readonly field: string | null
    readonly message: string
  }[]
  readonly order: {
    readonly id: string
    readonly revision: number
    readonly order: { readonly status: string; readonly bookedDate: string }
    readonly trail: readonly Record<string, unknown>[]
  } | null
}

/** How a command of an order answers that was refused. */
export const refusedWith = (code: string, field: string | null = null) => ({
  order: null,
  userErrors: [{ code, field }],
})

export async function openOfficeWorld(): Promise<OfficeWorld> {
  const product = await startProduct()
  const at = stepsThrough(product)
  const admin = await product.admin()
  const crews = [await settleCrew(product, 'Crew 1', 2), await settleCrew(product, 'Crew 2', 1)] as const
  const freeDay = distinctDays('2026-12-01')
  const ask: OfficeWorld['ask'] = async (query, variables, token = admin.token) => {
    const { body } = await product.graphql(query, { ...variables }, { token })
    expect(body.errors).toBeUndefined()
    return body.data
  }
  const placed: OfficeWorld['placed'] = async (who, { date = freeDay(), half = 'morning' } = {}) => {
    const booking = cleaning(who.addressIds[0] ?? '', date, half)
    const { order, userErrors } = await at.place(inputOf(booking, crypto.randomUUID()), who.token)
    if (order === null) throw new Error(`no order on ${date}: ${JSON.stringify(userErrors)}`)
    return order.orderNo
  }
  const command: OfficeWorld['command'] = async (root, input, token) => {
    const variables = { input: { key: crypto.randomUUID(), ...input } }
    return (await ask(OFFICE_COMMANDS[root], variables, token))[root] as OfficePayload
  }
  return {
    product,
    at,
    admin,
    crews,
    freeDay,
    ask,
    customer: (name) => namedCustomer(product, name),
    placed,
    command,
    async confirmed(who, { date, crew = 0 } = {}) {
      const orderNo = await placed(who, date === undefined ? {} : { date })
      const assigned = await command('assignGroup', { orderNo, groupId: crews[crew].groupId })
      expect(assigned).toMatchObject({ userErrors: [], order: { order: { status: 'Confirmed' } } })
      return orderNo
    },
    async rest<Body>(path: string, body: object) {
      const reply = await product.rest<Body>(path, body, { token: admin.token })
      expect(contractFaults(path, reply)).toEqual([])
      return reply
    },
  }
}

async function settleCrew(product: StartedProduct, groupNo: string, size: number): Promise<SettledCrew> {
  const { db } = product.database
  const groupId = crypto.randomUUID()
  const now = product.now().toString()
  await db.insertInto('staff_group').values({ id: groupId, group_no: groupNo, created_at: now }).execute()
  const members: Colleague[] = []
  for (let place = 0; place < size; place++) {
    const member = await product.staff()
    await db
      .insertInto('staff_group_member')
      .values({ staff_id: member.id, group_id: groupId, joined_at: now })
      .execute()
    members.push(member)
  }
  return { groupId, groupNo, members }
}

async function namedCustomer(
  product: StartedProduct,
  name?: Parameters<OfficeWorld['customer']>[0],
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
