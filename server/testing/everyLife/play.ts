import { expect } from 'vitest'
import { confirmRecharge } from '../../billing/confirmRecharge.ts'
import { reverseRecharge } from '../../billing/reverseRecharge.ts'
import { unstatedProperty } from '../../catalog/propertyMatch.ts'
import { ActorRole } from '../../kernel/command.ts'
import { feeDue } from '../../ordering/cancelling/cancellationFee.ts'
import { cancellationTerms } from '../../ordering/cancelling/cancellationTerms.ts'
import { cancelOrder } from '../../ordering/cancelling/cancelOrder.ts'
import { waiveFee } from '../../ordering/cancelling/waiveFee.ts'
import { assignCrew } from '../../ordering/crewWork/assignCrew.ts'
import { endService } from '../../ordering/crewWork/endService.ts'
import { reportFailedVisit } from '../../ordering/crewWork/reportFailedVisit.ts'
import { startService } from '../../ordering/crewWork/startService.ts'
import { openDispute } from '../../ordering/disputes/openDispute.ts'
import { resolveDispute } from '../../ordering/disputes/resolveDispute.ts'
import { rescheduleOrder } from '../../ordering/moving/rescheduleOrder.ts'
import { placeOrder } from '../../ordering/placing/placeOrder.ts'
import { dayStream } from '../../staffing/events.ts'
import { expectDebtsPaid, expectFairFee, recentLook } from './fairness.ts'
import { onOrder, pickFrom, type Step, services, type Turn, users } from './step.ts'

const crews = { existing: 2, active: 2 }
const admin = { id: 'admin-1', role: ActorRole.Admin }

/** Decides what each verb asks, and writes it. @returns whether it happened */
export const play: Readonly<Record<Step['verb'], (turn: Turn) => boolean>> = {
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
        service: { ...service, serviceCatalog: service.catalog, isOffered: true, offeredMonths: [] },
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
  fail: (turn) =>
    onOrder(turn, ({ world, orderId, order, at, hours }) => {
      const staffId = `of-${order.groupId}`
      const by = { id: staffId, role: ActorRole.Staff, at }
      const intent = { orderId, ...by, staffId, crew: [staffId], claimedAt: claimedAt(at, hours) }
      return world.commit(reportFailedVisit(order, { ...intent, reason: 'weather' }), by)
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
        { order, fromDay: day, toDay, crews, others: [], isCrewAtWork: true },
        { orderId, role, at, to, closedDates: [] },
      )
      const moved = world.commit(outcome, { id: 'any', role, at })
      if (moved && !order.isFeeWaived)
        expect(feeDue(world.order(orderId), at)).toBeGreaterThanOrEqual(feeDue(order, at))
      return moved
    }),
  dispute: (played) =>
    onOrder(played, ({ world, orderId, order, at, turn }) => {
      const state = { order, wallet: world.wallet(order.userId) }
      const role = turn % 2 === 0 ? ActorRole.Customer : ActorRole.Admin
      const opened = openDispute(state, { orderId, role, at, reason: 'quality' })
      return world.commit(opened, { id: 'any', role, at })
    }),
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

/** A crew's clock may say anything, most of it wrong. */
function claimedAt(at: Temporal.Instant, hours: number): Temporal.Instant {
  return at.subtract({ hours: hours * hours - 3 })
}
