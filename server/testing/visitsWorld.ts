import { expect } from 'vitest'
import { openSession } from '../identity/sessions.store.ts'
import type { Answer } from './apiClient.ts'
import { distinctDays, stepsThrough } from './bookingSteps.ts'
import { cleaning, inputOf } from './bookings.ts'
import type { Colleague } from './colleagues.ts'
import { contractFaults } from './contractReplies.ts'
import { END_SERVICE, START_SERVICE } from './crewsDocuments.ts'
import type { Newcomer } from './newcomers.ts'
import { type OfficeSteps, officeSteps } from './officeSteps.ts'
import { type StartedProduct, startProduct } from './startProduct.ts'

/** A visit that was booked. */
interface BookedVisit {
  readonly orderNo: string
  readonly orderId: string
  readonly customer: Newcomer
}

interface StaffOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly status: number
  readonly [field: string]: unknown
}

/** What a press of Start or End answers, as far as specs look at it. */
interface Pressed {
  readonly message: string | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
  readonly order: {
    readonly status: string
    readonly started: { at: string }
    readonly ended: { at: string }
  } | null
}

/** A running product with a crew of Sam and Kim and a crew of Lee, and visits of theirs. */
export interface VisitsWorld {
  readonly product: StartedProduct
  readonly groups: readonly [string, string]
  /** These four hold the sessions of now. */
  office: OfficeSteps
  sam: Colleague
  kim: Colleague
  lee: Colleague
  /** A day that nothing is booked on. */
  nextDay(): string
  /** A clean at nine of a customer of its own, without any rank; given to the first crew unless told otherwise. */
  visit(of?: { day?: string; group?: 0 | 1 | 'none' }): Promise<BookedVisit>
  assign(visit: BookedVisit, groupId: string): Promise<void>
  /** A documented call of a crew member, held against the contract. */
  call<Body = Record<string, unknown>>(path: string, body: object, who: Colleague): Promise<Answer<Body>>
  listed(who: Colleague, catalog?: number): Promise<readonly StaffOrder[]>
  /** An operation that must be answered. */
  ask<Data>(query: string, variables: Record<string, unknown>, who: Colleague): Promise<Data>
  /** Presses Start or End, with a key of its own unless told. */
  press(verb: 'start' | 'end', orderNo: string, who: Colleague, input?: object): Promise<Pressed | undefined>
  /** Moves the clock to a local time of a day; it only goes forward. */
  itIs(day: string, time: string): void
  /** Half a day later everybody's sessions are over. */
  signInAgain(): Promise<void>
}

export async function openVisitsWorld(): Promise<VisitsWorld> {
  const product = await startProduct()
  const office = officeSteps(product, (await product.admin()).token)
  const [sam, kim, lee] = [await product.staff(), await product.staff(), await product.staff()]
  const groups = [
    await office.group('Crew 1', [sam.id, kim.id]),
    await office.group('Crew 2', [lee.id]),
  ] as const
  const world: VisitsWorld = {
    ...{ product, groups, office, sam, kim, lee, nextDay: distinctDays('2026-12-01') },
    async visit({ day = world.nextDay(), group = 0 } = {}) {
      const customer = await product.customer({ points: 20_000 })
      const booking = cleaning(customer.addressIds[0] ?? '', day)
      const { order } = await stepsThrough(product).place(
        inputOf(booking, crypto.randomUUID()),
        customer.token,
      )
      const visit = { orderNo: order?.orderNo ?? '', orderId: order?.id ?? '', customer }
      if (group !== 'none') await world.assign(visit, groups[group])
      return visit
    },
    async assign({ orderNo }, groupId) {
      const command = {
        id: crypto.randomUUID(),
        actor: { id: crypto.randomUUID(), role: 3 as const },
        source: 'graphql' as const,
        at: product.now(),
        correlationId: 'spec',
      }
      expect(await product.application.ordering.assignCrew(command, { orderNo, groupId })).toMatchObject({
        value: { orderNo },
      })
    },
    async call<Body>(path: string, body: object, { token }: Colleague) {
      const reply = await product.rest<Body>(path, body, { token })
      expect(contractFaults(path, reply)).toEqual([])
      return reply
    },
    async listed(who, catalog = 0) {
      const { body } = await world.call<{ orderData: StaffOrder[] }>(
        '/Staff/getStaffOrders',
        { catalog },
        who,
      )
      return body.orderData
    },
    async ask<Data>(query: string, variables: Record<string, unknown>, { token }: Colleague) {
      const { body } = await product.graphql<Data>(query, variables, { token })
      expect(body.errors).toBeUndefined()
      return body.data
    },
    async press(verb, orderNo, who, input = {}) {
      const [query, root] =
        verb === 'start' ? ([START_SERVICE, 'startService'] as const) : ([END_SERVICE, 'endService'] as const)
      const given = { key: crypto.randomUUID(), orderNo, ...input }
      return (await world.ask<Record<string, Pressed>>(query, { input: given }, who))[root]
    },
    itIs(day, time) {
      const wanted = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/Edmonton')
      product.later(product.now().until(wanted.toInstant()))
    },
    async signInAgain() {
      const again = async ({ id: personId }: Colleague) => {
        const session = { area: 'staff', personId, isRemembered: false, now: product.now() } as const
        return { id: personId, token: (await openSession(product.application.accounts, session)).token }
      }
      world.office = officeSteps(product, (await product.admin()).token)
      world.sam = await again(world.sam)
      world.kim = await again(world.kim)
      world.lee = await again(world.lee)
    },
  }
  return world
}
