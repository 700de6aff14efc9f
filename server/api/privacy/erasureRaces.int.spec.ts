import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentMethod, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { createBilling } from '../../billing/billing.handlers.ts'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { recordEvents } from '../../eventstore/commandEvents.ts'
import { createCommandHandler } from '../../eventstore/commandHandler.ts'
import { rangeOf } from '../../eventstore/port.ts'
import { eraseCustomer, withdrawErasure } from '../../identity/eraseCustomer.handlers.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import type { DomainEvent } from '../../kernel/event.ts'
import { commandId } from '../../kernel/ids.ts'
import { granted } from '../../kernel/rejection.ts'
import { orderStream } from '../../ordering/events.ts'
import { createOrdering } from '../../ordering/ordering.handlers.ts'
import { keepReferenceData, type OrderingContext } from '../../ordering/referenceData.store.ts'
import { mayAskErasure, mayBeClosed } from '../../people/erasure.ts'
import { insertErasureRequest } from '../../people/erasureRequests.store.ts'
import { walletStream } from '../../points/events.ts'
import { WITHDRAW_ERASURE } from '../../testing/accountDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { assigned, disputed, ended, started } from '../../testing/orderStory.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { erasureHooks } from './erasureHooks.ts'

/** Somebody asks to be forgotten, or is forgotten, in the very moment in which they book or are paid for (decision M4). */

let product: TestApp
let adminId: string
beforeAll(async () => {
  product = await startTestApp()
  adminId = (await product.admin()).id
})
afterAll(() => product.stop())

/** Another process, in which this happens after its first decision and before that is written, or just before it first reads a wallet. */
function processIn(
  meanwhile: () => Promise<unknown> = async () => undefined,
  before: 'writing' | 'reading' = 'writing',
): OrderingContext {
  const { db, store } = product.application
  let isFirst = true
  const comeTo = async (moment: typeof before) => {
    if (!isFirst || moment !== before) return
    isFirst = false
    await meanwhile()
  }
  const seen: typeof store = {
    ...store,
    async append(request, options) {
      await comeTo('writing')
      return store.append(request, options)
    },
    async readStreams(streams, options) {
      if (streams.map(rangeOf).some(({ stream }) => stream.startsWith('wallet-'))) await comeTo('reading')
      return store.readStreams(streams, options)
    },
  }
  const handle = createCommandHandler({
    store: seen,
    caughtUp: async () => true,
    random: Math.random,
    now: () => performance.now(),
  })
  return { db, store: seen, handle, referenceDataAt: keepReferenceData(db) }
}

function command(name: string, actor: Command['actor']): Command {
  const id = commandId(actor.id, name, crypto.randomUUID())
  return { id, actor, source: 'graphql', at: product.now(), correlationId: id }
}

const ofCustomer = ({ userId }: Newcomer) => ({ id: userId, role: ActorRole.Customer })
const ofAdmin = () => ({ id: adminId, role: ActorRole.Admin })

/** A carpet cleaning for 7,200 points. */
const book = (who: Newcomer, context = processIn(), day = 1) =>
  createOrdering(context).placeOrder(command('placeOrder', ofCustomer(who)), {
    addressId: who.addressIds[0] ?? '',
    serviceId: demoServiceId('carpetCleaning'),
    serviceCatalog: ServiceCatalog.HouseCleaning,
    periodType: PeriodType.Day,
    year: 2026,
    month: 12,
    day,
    slot: Slot.Morning,
    hour: 9,
    minute: 0,
    priceSeen: { basePoints: 7_200, additionalPoints: 0, rankDiscount: 0 },
  })

const askErasure = (who: Newcomer, context = processIn()) =>
  erasureHooks(context, product.projections).changeAccess(command('requestErasure', ofCustomer(who)), {
    userId: who.userId,
    access: 'frozen',
    refuse: mayAskErasure,
  })

const erase = (who: Newcomer, context = processIn()) =>
  erasureHooks(context, product.projections).changeAccess(command('eraseCustomer', ofAdmin()), {
    userId: who.userId,
    access: 'closed',
    refuse: mayBeClosed,
  })

const payIn = (who: Newcomer, context = processIn()) =>
  createBilling(context).recharge(command('recharge', ofAdmin()), {
    userId: who.userId,
    subtotal: 5_000,
    rewardPercent: 0,
    method: PaymentMethod.Cheque,
    confirmRepeat: false,
  })

const reward = (who: Newcomer, context: OrderingContext) =>
  createBilling(context).reward(command('reward', ofAdmin()), { userId: who.userId, amount: 5_000 })

/** An order that a crew served, and what came of it. */
async function served(who: Newcomer, ...since: readonly DomainEvent[]) {
  const order = granted(await book(who, processIn(), 2)).value
  const stream = orderStream(order.orderId)
  const happened = [assigned(), started(), ended(), ...since].map(({ type, data }) => ({
    stream,
    event: { type, data },
  }))
  const events = recordEvents(command('serve', ofAdmin()), happened)
  await product.application.store.append({ expect: { [stream]: 0n }, events })
  return order
}

describe('a wish and a booking at the same moment', () => {
  it('refuses the booking when the wish is written first', async () => {
    const who = await product.customer({ points: 20_000 })
    const wish = async () => expect(await askErasure(who)).toBeUndefined()
    expect(await book(who, processIn(wish))).toEqual({ rejected: 'ERASURE_ASKED' })
  })

  it('refuses the wish when the booking is written first', async () => {
    const who = await product.customer({ points: 20_000 })
    const booking = async () => expect(await book(who)).toMatchObject({ value: {} })
    expect(await askErasure(who, processIn(booking))).toMatchObject({ rejected: 'ERASURE_ORDERS_OPEN' })
  })

  it('refuses the wish when the booking is written before its wallet is read, whatever the orders showed until then', async () => {
    const who = await product.customer({ points: 20_000 })
    const booking = async () => expect(await book(who)).toMatchObject({ value: {} })
    const refused = { rejected: 'ERASURE_ORDERS_OPEN' }
    expect(await askErasure(who, processIn(booking, 'reading'))).toMatchObject(refused)
  })
})

describe('an open complaint', () => {
  const refused = {
    rejected: 'ERASURE_ORDERS_OPEN',
    params: { orders: 1, booked: 0, inService: 0, complaints: 1 },
  }

  it('stands in the way of the wish, and of erasing, for resolving it may bring points back', async () => {
    const who = await product.customer({ points: 20_000 })
    await served(who, disputed())
    expect(await askErasure(who)).toEqual(refused)
    expect(await erase(who)).toEqual(refused)
  })

  it('is not recorded for who is forgotten', async () => {
    const who = await product.customer({ points: 20_000 })
    const { orderNo } = await served(who)
    expect(await erase(who)).toBeUndefined()
    const complaint = createOrdering(processIn()).openDispute(command('openDispute', ofAdmin()), {
      orderNo,
      reason: 'quality',
      words: 'The oven was left dirty.',
    })
    expect(await complaint).toEqual({ rejected: 'NOT_FOUND' })
  })
})

describe('erasing and points that come in at the same moment', () => {
  it('erases nobody whose payment was written first', async () => {
    const who = await product.customer()
    const payment = async () => expect(await payIn(who)).toMatchObject({ value: {} })
    expect(await erase(who, processIn(payment))).toEqual({
      rejected: 'ERASURE_POINTS_LEFT',
      params: { points: 5_000 },
    })
  })

  it('takes no payment for who is forgotten meanwhile', async () => {
    const who = await product.customer()
    const erasing = async () => expect(await erase(who)).toBeUndefined()
    expect(await payIn(who, processIn(erasing))).toEqual({ rejected: 'NOT_FOUND' })
  })

  it('gives no reward points to who is forgotten meanwhile', async () => {
    const who = await product.customer()
    const erasing = async () => expect(await erase(who)).toBeUndefined()
    expect(await reward(who, processIn(erasing))).toEqual({ rejected: 'NOT_FOUND' })
  })
})

describe('a wish that is taken back', () => {
  it('opens nothing again when its turn comes after the erasure', async () => {
    const who = await product.customer()
    const { accounts, db } = product.application
    await insertErasureRequest(db, who.userId, product.now().subtract({ hours: 24 }))
    const erased = await eraseCustomer(accounts, command('eraseCustomer', ofAdmin()), who.userId)
    expect(erased).toEqual({ userId: who.userId })
    const withdrawn = await withdrawErasure(accounts, command('withdrawErasure', ofCustomer(who)))
    const wallet = walletStream(who.userId)
    const events = (await product.application.store.readStreams([wallet])).get(wallet)
    expect([events?.at(-1)?.type, withdrawn]).toEqual(['points.closed', { rejected: 'NOT_FOUND' }])
  })
})

describe('one customer who takes a wish back thirty times at once', () => {
  it('is answered each time, and keeps nobody else waiting', async () => {
    const who = await product.customer()
    const withdrawals = Array.from({ length: 30 }, () =>
      product.graphql(WITHDRAW_ERASURE, {}, { token: who.token }),
    )
    const other = await product.customer()
    const asked = await product.graphql('{ addresses { id } }', {}, { token: other.token })
    expect(asked.body).toMatchObject({ data: { addresses: [{}] } })
    const codes = (await Promise.all(withdrawals)).map(({ body }) => JSON.stringify(body))
    expect(new Set(codes.map((text) => /"code":"(\w+)"/.exec(text)?.[1]))).toEqual(
      new Set(['ERASURE_NOT_ASKED']),
    )
  })

  it('holds few connections also when they are many customers', async () => {
    const many = await Promise.all(Array.from({ length: 24 }, () => product.customer()))
    const replies = await Promise.all(
      many.map(({ token }) => product.graphql(WITHDRAW_ERASURE, {}, { token })),
    )
    for (const { text } of replies) expect(text).toContain('"ERASURE_NOT_ASKED"')
  })
})
