import { openSession } from '../identity/sessions.store.ts'
import { distinctDays, stepsThrough } from './bookingSteps.ts'
import type { Colleague } from './colleagues.ts'
import { END_SERVICE, START_SERVICE } from './crewsDocuments.ts'
import { officeSteps } from './officeSteps.ts'
import { startProduct } from './startProduct.ts'

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

export type VisitsWorld = Awaited<ReturnType<typeof openVisitsWorld>>

/** A running product with a crew of Sam and Kim and a crew of Lee, and visits of theirs. */
export async function openVisitsWorld() {
  const product = await startProduct()
  const office = officeSteps(product, (await product.admin()).token)
  const [sam, kim, lee] = [await product.staff(), await product.staff(), await product.staff()]
  const groups = [
    await office.group('Crew 1', [sam.id, kim.id]),
    await office.group('Crew 2', [lee.id]),
  ] as const
  const nextDay = distinctDays('2026-12-01')
  const call = <Body = Record<string, unknown>>(path: string, body: object, { token }: Colleague) =>
    product.as(token).call<Body>(path, body)
  const assign = ({ orderNo }: { orderNo: string }, groupId: string) => product.assignCrew(orderNo, groupId)
  const world = {
    product,
    groups,
    /** These four hold the sessions of now. */
    ...{ office, sam, kim, lee },
    /** A day that nothing is booked on. */
    nextDay,
    /** A clean at nine of a customer of its own, without any rank; given to the first crew by default. */
    async visit({ day = nextDay(), group = 0 }: { day?: string; group?: 0 | 1 | 'none' } = {}) {
      const customer = await product.customer({ points: 20_000 })
      const { order } = await stepsThrough(product).clean(customer, day)
      const visit = { orderNo: order?.orderNo ?? '', orderId: order?.id ?? '', customer }
      if (group !== 'none') await assign(visit, groups[group])
      return visit
    },
    assign,
    /** A documented call of a crew member. */
    call,
    async listed(who: Colleague, catalog = 0) {
      const { body } = await call<{ orderData: StaffOrder[] }>('/Staff/getStaffOrders', { catalog }, who)
      return body.orderData
    },
    /** An operation that must be answered. */
    ask: <Data>(query: string, variables: object, { token }: Colleague) =>
      product.as(token).ask<Data>(query, variables),
    /** Presses Start or End, with a key of its own by default. */
    press(verb: 'start' | 'end', orderNo: string, { token }: Colleague, input = {}) {
      const given = { key: crypto.randomUUID(), orderNo, ...input }
      return product.as(token).root<Pressed>(verb === 'start' ? START_SERVICE : END_SERVICE, { input: given })
    },
    /** Moves the clock to a local time of a day; it only goes forward. */
    itIs(day: string, time: string) {
      const wanted = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/Edmonton')
      product.later(product.now().until(wanted.toInstant()))
    },
    /** Half a day later everybody's sessions are over. */
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
