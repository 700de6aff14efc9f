import { expect } from 'vitest'
import { searchedNames } from '../people/customerSearch.ts'
import type { UserError } from './apiUser.ts'
import { distinctDays, stepsThrough } from './bookingSteps.ts'
import type { Newcomer } from './newcomers.ts'
import { OFFICE_COMMANDS, type OfficeCommand } from './orderDocuments.ts'
import { type StartedProduct, startProduct } from './startProduct.ts'

/** What a command of the office answers, as far as specs look at it. */
interface OfficePayload {
  readonly stale: boolean
  readonly message: string | null
  readonly userErrors: readonly UserError[]
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

export type OfficeWorld = Awaited<ReturnType<typeof openOfficeWorld>>

/** A running product with an administrator, a crew of two and a crew of one. */
export async function openOfficeWorld() {
  const product = await startProduct()
  const at = stepsThrough(product)
  const admin = await product.admin()
  const crews = [await product.crew('Crew 1', 2), await product.crew('Crew 2', 1)] as const
  const freeDay = distinctDays('2026-12-01')
  /** A standard clean for 13,500 points; on a day of its own by default. */
  async function placed(who: Newcomer, on: { date?: string; half?: 'morning' | 'afternoon' } = {}) {
    const { date = freeDay(), half = 'morning' } = on
    const { order, userErrors } = await at.clean(who, date, { half })
    if (order === null) throw new Error(`no order on ${date}: ${JSON.stringify(userErrors)}`)
    return order.orderNo
  }
  /** A command of the office, with a key of its own by default. */
  function command(root: OfficeCommand, input: object, token = admin.token): Promise<OfficePayload> {
    return product.as(token).root(OFFICE_COMMANDS[root], { input: { key: crypto.randomUUID(), ...input } })
  }
  return {
    product,
    at,
    admin,
    crews,
    freeDay,
    placed,
    command,
    /** An operation of the office that must be answered. */
    ask: (query: string, variables: object, token = admin.token) => product.as(token).ask(query, variables),
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
  }
}

async function namedCustomer(
  product: StartedProduct,
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
