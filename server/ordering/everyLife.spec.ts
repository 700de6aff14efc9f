import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../schema/rules/enumerations.ts'
import { auditDocuments } from '../billing/billingInvariants.ts'
import { confirmRecharge } from '../billing/commands/confirmRecharge.ts'
import { reverseRecharge } from '../billing/commands/reverseRecharge.ts'
import { unstatedProperty } from '../catalog/propertyMatch.ts'
import { runAudits } from '../kernel/audit.ts'
import { ActorRole } from '../kernel/command.ts'
import { totalOf } from '../points/buckets.ts'
import { type OrderMoney, owedRewards, type Wallet } from '../points/wallet.ts'
import { dayStream } from '../staffing/events.ts'
import { createDomainWorld, type DomainWorld } from '../testing/domainWorld.ts'
import { feeDue, freeUntilOf, type ShownFee } from './cancelling/cancellationFee.ts'
import { cancellationTerms } from './cancelling/cancellationTerms.ts'
import { cancelOrder } from './cancelling/cancelOrder.ts'
import { waiveFee } from './cancelling/waiveFee.ts'
import { assignCrew } from './crewWork/assignCrew.ts'
import { endService } from './crewWork/endService.ts'
import { startService } from './crewWork/startService.ts'
import { openDispute } from './disputes/openDispute.ts'
import { resolveDispute } from './disputes/resolveDispute.ts'
import { orderingAudits } from './invariants/orderInvariants.ts'
import { rescheduleOrder } from './moving/rescheduleOrder.ts'
import { placeOrder } from './placing/placeOrder.ts'

/**
 * Whatever two customers, an admin, the crews and the system do in whatever order, the invariants hold on the log; no move lowers a fee that
 * is due, the fee shown is the fee taken, and it is paid as any spend (decisions M1, M5, M6, M12).
 */

const users = ['user-1', 'user-2']
const crews = { existing: 2, active: 2 }
const services = [
  { serviceId: 'clean', catalog: 1, periodType: 0, minutes: 120 },
  { serviceId: 'deep-clean', catalog: 1, periodType: 0, minutes: 240 },
  { serviceId: 'mow', catalog: 2, periodType: 0, minutes: 60 },
  { serviceId: 'snow', catalog: 3, periodType: 2, minutes: 100 },
] as const
const verbs = [
  'place',
  'assign',
  'start',
  'end',
  'cancel',
  'move',
  'look',
  'waive',
  'dispute',
  'resolve',
  'recharge',
  'reverse',
] as const

interface Step {
  readonly verb: (typeof verbs)[number]
  /** Picks the customer, the service, the order, the crew and the like. */
  readonly pick: number
  /** Picks the day, the slot and the role. */
  readonly turn: number
  readonly hours: number
}

interface Turn extends Step {
  readonly world: DomainWorld
  readonly orderIds: string[]
  /** What customers were shown last of an order's fee, and in which status, by id. */
  readonly looks: Map<string, ShownFee & { readonly status: OrderStatus }>
  readonly at: Temporal.Instant
}

const steps: fc.Arbitrary<Step> = fc.record({
  // an order that comes far is the rarer one, so its verbs are drawn more often
  verb: fc.constantFrom(...verbs, 'place', 'assign', 'assign', 'start', 'end', 'dispute', 'resolve'),
  pick: fc.nat({ max: 23 }),
  turn: fc.nat({ max: 11 }),
  hours: fc.nat({ max: 12 }),
})

/** Monday 2026-11-23 to Wednesday, so that customers and crews meet. */
function requestOf({ pick, turn }: Step) {
  const { catalog: serviceCatalog, periodType } = pickFrom(services, pick)
  if (periodType === 2)
    return { serviceCatalog, periodType, year: 2026, month: 9, day: 1, slot: 0, hour: 0, minute: 0 }
  const day = 23 + (turn % 3)
  const slot = serviceCatalog === 1 ? 1 + (turn % 2) : 0
  const hour = [0, 9, 13][slot] ?? 0
  return { serviceCatalog, periodType, year: 2026, month: 11, day, slot, hour, minute: 0 }
}

const play: Readonly<Record<Step['verb'], (turn: Turn) => boolean>> = {
  recharge: ({ world, pick, turn, at }) => {
    const userId = pickFrom(users, pick)
    const year = at.toZonedDateTimeISO('America/Edmonton').year
    const outcome = confirmRecharge(
      { wallet: world.wallet(userId), book: world.book(`invoices-${year}`) },
      {
        userId,
        subtotal: 5_000 + turn * 501,
        rewardPercent: pick * 4,
        method: 1,
        province: 1,
        partyVersionId: 'party-1',
        grantId: `grant-${world.log.length}`,
        at,
        confirmRepeat: false,
      },
    )
    return world.commit(outcome, { ...admin, at })
  },
  reverse: ({ world, pick, turn, at }) => {
    const userId = pickFrom(users, pick)
    const wallet = world.wallet(userId)
    const year = at.toZonedDateTimeISO('America/Edmonton').year
    const { paymentId } = pickFrom(wallet.recharges, turn)
    const amount = turn % 3 === 0 ? undefined : turn * 101
    const outcome = reverseRecharge(
      { wallet, book: world.book(`creditnotes-${year}`) },
      { userId, paymentId, amount, at },
    )
    return world.commit(outcome, { ...admin, at })
  },
  place: (turn) => {
    const { world, orderIds, pick, at } = turn
    const userId = pickFrom(users, pick)
    const service = pickFrom(services, pick)
    const request = requestOf(turn)
    const place = { addressId: `address-of-${userId}`, serviceId: service.serviceId }
    const orderId = `o${orderIds.length}`
    const stream = dayStream(service.catalog, `2026-11-${request.day}`)
    const outcome = placeOrder(
      {
        wallet: world.wallet(userId),
        day: world.day(stream),
        crews,
        orders: world.comparableOrders(userId, place),
      },
      {
        orderId,
        orderNo: orderId.toUpperCase(),
        userId,
        at,
        addressId: place.addressId,
        addressVersionId: 'version-1',
        service: { ...service, disabled: false },
        quote: {
          pointsPerMinute: 25,
          rankDiscount: 50,
          service: {
            checkPoints: [
              { id: 'all', timeConsuming: service.minutes, extraCountingType: 0, extraConsuming: 0 },
            ],
            noCalc: true,
            detailType: 0,
          },
          additionalItems: [],
          property: unstatedProperty,
        },
        request,
        priceSeen: { basePoints: service.minutes * 25, additionalPoints: 0, rankDiscount: 50 },
        closedDates: [],
      },
    )
    const placed = world.commit(outcome, { id: userId, role: ActorRole.Customer, at })
    if (placed) orderIds.push(orderId)
    return placed
  },
  assign: (turn) =>
    onOrder(turn, ({ world, orderId, order, day, pick, at }) => {
      const groupId = `crew-${pick % 2}`
      const outcome = assignCrew(
        { order, day, otherDays: [] },
        { orderId, ...admin, at, groupId, staffIds: [`of-${groupId}`], evenIfBusy: true },
      )
      return world.commit(outcome, { ...admin, at })
    }),
  start: (turn) =>
    onOrder(turn, ({ world, orderId, order, at, hours }) => {
      const staffId = `of-${order.groupId}`
      const by = { id: staffId, role: ActorRole.Staff, at }
      const intent = { orderId, ...by, staffId, crew: [staffId], claimedAt: claimedAt(at, hours) }
      return world.commit(startService(order, intent), by)
    }),
  end: (turn) =>
    onOrder(turn, ({ world, orderId, order, at, hours }) => {
      const staffId = `of-${order.groupId}`
      const by = { id: staffId, role: ActorRole.Staff, at }
      const experience = world.experience(order.userId)
      const intent = { orderId, ...by, staffId, crew: [staffId], claimedAt: claimedAt(at, hours) }
      return world.commit(endService({ order, experience }, intent), by)
    }),
  cancel: (turn) =>
    onOrder(turn, (ordered) => {
      const { world, orderId, order, day, at, turn: who } = ordered
      const role = pickFrom([ActorRole.Customer, ActorRole.Admin, ActorRole.Customer, ActorRole.System], who)
      const wallet = world.wallet(order.userId)
      const feeShown = role === ActorRole.Customer ? recentLook(ordered) : undefined
      const intent = { orderId, role, at, ...(feeShown ? { feeShown } : {}) }
      const due = cancellationTerms(order, at, role)?.feePoints
      const cancelled = world.commit(cancelOrder({ order, wallet, day }, intent), { id: 'any', role, at })
      if (cancelled) expectFairFee(ordered, due ?? 0)
      if (cancelled) expectDebtsPaid(wallet, world.wallet(order.userId))
      return cancelled
    }),
  look: (turn) =>
    onOrder(turn, ({ looks, orderId, order, at }) => {
      const terms = cancellationTerms(order, at, ActorRole.Customer)
      if (terms) looks.set(orderId, { feePoints: terms.feePoints, at, status: order.status })
      return terms !== undefined
    }),
  waive: (turn) =>
    onOrder(turn, ({ world, orderId, order, at }) => {
      const waived = world.commit(waiveFee(order, { orderId, ...admin, at }), { ...admin, at })
      if (waived) expect(feeDue(world.order(orderId), at)).toBe(0)
      return waived
    }),
  move: (turn) =>
    onOrder(turn, ({ world, orderId, order, day, at, turn: when }) => {
      const role = pickFrom([ActorRole.Customer, ActorRole.Admin], when)
      const slot = order.slot === 0 ? 0 : 1 + (when % 2)
      const to = {
        year: 2026,
        month: 11,
        day: 23 + (when % 4),
        slot,
        hour: [0, 10, 14][slot] ?? 0,
        minute: 0,
      }
      const toDay = world.day(dayStream(order.serviceCatalog, `2026-11-${to.day}`))
      const outcome = rescheduleOrder(
        { order, fromDay: day, toDay, crews },
        { orderId, role, at, to, closedDates: [] },
      )
      const moved = world.commit(outcome, { id: 'any', role, at })
      if (moved && !order.isFeeWaived)
        expect(feeDue(world.order(orderId), at)).toBeGreaterThanOrEqual(feeDue(order, at))
      return moved
    }),
  dispute: (turn) =>
    onOrder(turn, ({ world, orderId, order, at }) =>
      world.commit(openDispute(order, { orderId, ...admin, at, reason: 'quality' }), { ...admin, at }),
    ),
  resolve: (turn) =>
    onOrder(turn, ({ world, orderId, order, at, turn: how }) => {
      const wallet = world.wallet(order.userId)
      const outcome = how % 2 === 0 ? ('refunded' as const) : ('completed' as const)
      const resolved = world.commit(resolveDispute({ order, wallet }, { orderId, ...admin, at, outcome }), {
        ...admin,
        at,
      })
      if (resolved) expectDebtsPaid(wallet, world.wallet(order.userId))
      return resolved
    }),
}

/** What was shown within the last ten minutes. */
function recentLook({ looks, orderId, at }: OrderTurn) {
  const look = looks.get(orderId)
  return look && at.since(look.at).total('minutes') <= 10 ? look : undefined
}

/** What was due is what was taken, reward points first; less only for somebody who was shown less, and rightly so. */
function expectFairFee(turn: OrderTurn, due: number): void {
  const { world, orderId, order, at } = turn
  const { balance, orders } = world.wallet(order.userId)
  const fee = orders.get(orderId)?.fee ?? { points: 0, rewardPoints: 0 }
  if (fee.points > 0) expect(balance.rewardPoints).toBe(0)
  const look = recentLook(turn)
  if (fee.points + fee.rewardPoints === due) return
  expect(fee.points + fee.rewardPoints).toBe(look?.feePoints)
  const wasFree = look && Temporal.Instant.compare(look.at, freeUntilOf(order)) < 0
  const isFresh = order.confirmedAt && at.since(order.confirmedAt).total('minutes') <= 5
  expect(look?.status === OrderStatus.Confirmed || wasFree || isFresh).toBe(true)
}

/** Reward points that came back paid what was owed, as long as any was and the fee left some. */
function expectDebtsPaid(before: Wallet, after: Wallet): void {
  if (owedRewards(after) === 0) return
  const sum = (wallet: Wallet, count: (money: OrderMoney) => number) =>
    [...wallet.orders.values()].reduce((total, money) => total + count(money), 0)
  const grown = (count: (money: OrderMoney) => number) => sum(after, count) - sum(before, count)
  const [back, paid] = [grown(({ gotBack }) => gotBack.rewardPoints), grown(({ recovered }) => recovered)]
  expect(paid === back || totalOf(after.balance) === 0).toBe(true)
}

const admin = { id: 'admin-1', role: ActorRole.Admin }

type OrderTurn = Turn & {
  readonly orderId: string
  readonly order: ReturnType<DomainWorld['order']>
  readonly day: ReturnType<DomainWorld['day']>
}

function onOrder(turn: Turn, act: (turn: OrderTurn) => boolean): boolean {
  const { world, orderIds, pick } = turn
  if (orderIds.length === 0) return false
  const orderId = pickFrom(orderIds, pick)
  const order = world.order(orderId)
  const day = world.day(dayStream(order.serviceCatalog, order.bookedFor.date))
  return act({ ...turn, orderId, order, day })
}

/** A crew's clock may say anything, most of it wrong. */
function claimedAt(at: Temporal.Instant, hours: number): Temporal.Instant {
  return at.subtract({ hours: hours * hours - 3 })
}

function pickFrom<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

describe('every life', () => {
  it('keeps the invariants, and all verbs happen', () => {
    const happenedVerbs = new Set<string>()
    fc.assert(
      fc.property(fc.array(steps, { minLength: 30, maxLength: 60 }), (story) => {
        const world = createDomainWorld()
        const told = { world, orderIds: [] as string[], looks: new Map() }
        let at = Temporal.Instant.from('2026-11-21T15:00:00Z')
        for (const user of [0, 1])
          play.recharge({ verb: 'recharge', pick: user, turn: 11, hours: 0, ...told, at })
        for (const step of story) {
          at = at.add({ minutes: step.hours * 20 + 1 })
          if (play[step.verb]({ ...step, ...told, at })) happenedVerbs.add(step.verb)
        }
        const reports = runAudits([...orderingAudits(), auditDocuments()], world.log)
        expect(reports.flatMap((report) => report.violations)).toStrictEqual([])
      }),
      { numRuns: 150, seed: 20_261_121 },
    )
    expect(happenedVerbs).toStrictEqual(new Set(verbs))
  })
})
