import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invariantChecks } from '../../runtime/verify/invariantChecks.ts'
import { verify } from '../../runtime/verify/verification.ts'
import {
  ERASE_CUSTOMER,
  ERASURE_REQUESTS,
  PRIVACY,
  REQUEST_ERASURE,
  WITHDRAW_ERASURE,
} from '../../testing/accountDocuments.ts'
import { cleaning } from '../../testing/bookings.ts'
import { settleSomebody, tablesWithTraces, traces } from '../../testing/erasureSteps.ts'
import { REVERSE_RECHARGE } from '../../testing/moneyDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** Asking to be forgotten, and being forgotten (decision A20). */

interface Outcome {
  readonly message: string | null
  readonly userErrors: readonly { code: string; field: string | null; message: string }[]
  readonly erasure?: { id: string; asked: { at: string } } | null
  readonly customer?: Record<string, unknown> | null
}

let world: OfficeWorld
/** Of an administrator who is signed in: a session of theirs lasts for twelve hours. */
let office: string
beforeAll(async () => {
  world = await openOfficeWorld()
  office = world.admin.token
})
afterAll(async () => {
  expect(world.product.failures()).toEqual([])
  await world.product.stop()
})

const askFor = async ({ token, password }: Newcomer, typed = password) =>
  (await world.ask(REQUEST_ERASURE, { input: { password: typed } }, token)).requestErasure as Outcome
const withdraw = async ({ token }: Newcomer) =>
  (await world.ask(WITHDRAW_ERASURE, {}, token)).withdrawErasure as Outcome
const erase = async ({ userId }: Newcomer) =>
  (await world.ask(ERASE_CUSTOMER, { customerId: userId }, office)).eraseCustomer as Outcome
const aDayLater = async () => {
  world.product.later({ hours: 24 })
  office = (await world.product.admin()).token
}
const kindsFor = async ({ userId }: Newcomer) =>
  (await world.product.posted(userId)).map(({ kind }) => kind).filter((kind) => kind.startsWith('erasure'))
const codesOf = ({ userErrors }: Outcome) => userErrors.map(({ code }) => code)

describe('asking to be forgotten', () => {
  it('takes the password', async () => {
    const who = await world.customer()
    expect(await askFor(who, 'wrong-1')).toEqual({
      erasure: null,
      message: null,
      userErrors: [
        {
          code: 'CURRENT_PASSWORD_WRONG',
          field: 'password',
          message: 'The current password is wrong.',
        },
      ],
    })
    expect(codesOf(await askFor(who, ''))).toEqual(['FIELD_REQUIRED'])
    expect(await kindsFor(who)).toEqual([])
  })

  it('is refused while something is booked, with the figure', async () => {
    const who = await world.customer()
    const orderNo = await world.placed(who)
    const [refusal] = (await askFor(who)).userErrors
    expect(refusal).toEqual({
      code: 'ERASURE_ORDERS_OPEN',
      field: null,
      message: '1 order isn’t finished yet. Cancel what’s booked first.',
    })
    await world.product.cancel(orderNo, who.token)
    expect(codesOf(await askFor(who))).toEqual([])
  })

  it('is noted once, mailed once, and nothing can be booked from then on', async () => {
    const who = await world.customer()
    const first = await askFor(who)
    expect(first.message).toBe('Request recorded. We’ve emailed you about it.')
    expect((await askFor(who)).erasure).toEqual(first.erasure)
    expect(await kindsFor(who)).toEqual(['erasureAsked'])
    const booking = cleaning(who.addressIds[0] ?? '', world.freeDay())
    const refused = await world.product.call('/Service/createServiceOrder', booking, who.token)
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        tag: 'warning',
        msg: 'You’ve asked us to delete your account. Withdraw the request on the privacy page to book again.',
      },
    ])
  })

  it('can be taken back, and then one books again', async () => {
    const who = await world.customer()
    await askFor(who)
    expect(await withdraw(who)).toMatchObject({ erasure: null, userErrors: [] })
    expect(await kindsFor(who)).toEqual(['erasureAsked', 'erasureWithdrawn'])
    expect(codesOf(await withdraw(who))).toEqual(['ERASURE_NOT_ASKED'])
    await world.placed(who)
    expect(codesOf(await erase(who))).toEqual(['ERASURE_NOT_ASKED'])
  })

  it('is shown to who asked, with both days and what goes with it', async () => {
    const who = await world.customer()
    const { erasure } = await askFor(who)
    const { privacy } = (await world.ask(PRIVACY, {}, who.token)) as { privacy: Record<string, unknown> }
    expect(privacy).toMatchObject({ openOrders: 0, points: 0, rewardPoints: 5_000_000, invoices: 0 })
    expect(privacy.erasure).toEqual(erasure)
    const { asked, earliest, latest } = privacy.erasure as Record<string, { at: string }>
    const [from, first, last] = [asked, earliest, latest].map((moment) =>
      Temporal.Instant.from(moment?.at ?? ''),
    )
    expect(from?.until(first ?? from).total('hours')).toBe(24)
    expect(from?.until(last ?? from).total('hours')).toBe(30 * 24)
  })
})

describe('forgetting somebody', () => {
  it('waits a day, pays the points back first, and leaves nobody in any table', async () => {
    const { who, orderNo, paymentId } = await settleSomebody(world)
    const { db } = world.product.database
    expect((await tablesWithTraces(db, who.email)).length).toBeGreaterThan(5)
    await askFor(who)
    const [refusal] = (await erase(who)).userErrors
    expect([refusal?.code, refusal?.message]).toEqual([
      'ERASURE_TOO_EARLY',
      'An account can be erased one day after the request: 24 hours to go.',
    ])
    await aDayLater()
    expect((await erase(who)).userErrors[0]?.message).toBe('10,000 paid points are left. Refund them first.')
    const back = {
      paymentId,
      customerId: who.userId,
      reason: 'the account is erased',
      key: crypto.randomUUID(),
    }
    const { reverseRecharge } = await world.ask(REVERSE_RECHARGE, { input: back }, office)
    expect((reverseRecharge as Outcome).userErrors).toEqual([])
    const erased = await erase(who)
    expect(erased.userErrors).toEqual([])
    expect(erased.customer).toMatchObject({
      firstName: 'Former',
      lastName: 'customer',
      email: `${who.userId}@erased.invalid`,
      phoneNo: null,
      memo: '',
      isActive: false,
      addresses: [],
    })
    // as issued: what an invoice says of its buyer is kept for tax law (decision G9)
    expect(await tablesWithTraces(db, who.email)).toEqual(['public.invoice_party'])
    await holdsTogether(orderNo)
    await stays(who)
  })

  it('is refused to who is not there, and listed until it is done', async () => {
    const who = await world.customer()
    await askFor(who)
    expect(await waiting()).toContain(who.userId)
    await aDayLater()
    expect(codesOf(await erase(who))).toEqual([])
    expect(await waiting()).not.toContain(who.userId)
    expect(codesOf(await erase(who))).toEqual(['NOT_FOUND'])
  })
})

async function waiting(): Promise<readonly unknown[]> {
  const { erasureRequests } = (await world.ask(ERASURE_REQUESTS, { first: 100 }, office)) as {
    erasureRequests: { edges: readonly { node: { customer: { id: string } } }[] }
  }
  return erasureRequests.edges.map(({ node }) => node.customer.id)
}

/** The eleven invariants, and the order's own page in the office. */
async function holdsTogether(orderNo: string): Promise<void> {
  const lines: string[] = []
  const { store, db } = world.product.application
  expect([await verify(invariantChecks({ db, store }), (line) => lines.push(line)), lines]).toEqual([
    0,
    lines,
  ])
  const { adminOrder } = await world.ask(
    'query ($orderNo: String!) { adminOrder(orderNo: $orderNo) { customer { firstName lastName } cancellationNote } }',
    { orderNo },
    office,
  )
  expect(adminOrder).toEqual({
    customer: { firstName: 'Former', lastName: 'customer' },
    cancellationNote: null,
  })
}

/** Neither the old session nor the old password opens anything, and the office cannot bring them back. */
async function stays({ userId, token, email, password }: Newcomer): Promise<void> {
  expect((await world.product.call('/Account/getAccountDetail', {}, token)).status).toBe(401)
  const signIn = { userName: email, password, isRemember: false }
  expect((await world.product.call('/Account/loginAccount', signIn)).body).toMatchObject({ tag: 'password' })
  for (const [path, body] of [
    ['/Staff/editUserMemo', { newMemo: traces.memo }],
    ['/Staff/confrmUserPayment', { paidAmount: 5, paymentMethod: 2, rewardPercent: 0, comment: '' }],
  ] as const) {
    const reply = await world.product.call<{ msg: string }>(path, { userId, ...body }, office)
    expect([path, reply.status, reply.body.msg]).toEqual([path, 400, 'not found'])
  }
}
