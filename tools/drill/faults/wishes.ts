import { demoServiceId } from '../../../server/demo/demoCatalog.store.ts'
import { CANCEL_ORDER, PLACE_ORDER } from '../../../server/testing/bookingDocuments.ts'
import { cleaning, inputOf, mowing } from '../../../server/testing/bookings.ts'
import { END_SERVICE, START_SERVICE } from '../../../server/testing/crewsDocuments.ts'
import {
  CONFIRM_RECHARGE,
  GRANT_REWARD_POINTS,
  REVERSE_RECHARGE,
} from '../../../server/testing/moneyDocuments.ts'
import {
  ADD_INSTRUCTIONS,
  OFFICE_COMMANDS,
  RESCHEDULE_ORDER,
} from '../../../server/testing/orderDocuments.ts'
import { beginSeries, ON_SERIES } from './seriesWishes.ts'
import type { Making, Payload, Standing, Wish, WishContext } from './wish.ts'

/** What can be wished for an order in each state. */
const WISHES: Readonly<Record<Standing, readonly Making[]>> = {
  placed: [assign, assign, assign, cancel, cancelByOffice, reschedule, move, instruct, instructByOffice],
  assigned: [start, start, start, resend, move, cancel, assign, instructByOffice],
  started: [end, end, instructByOffice],
  ended: [dispute, dispute, instructByOffice],
  disputed: [resolve],
}

/** The next wish on a lane; new orders come most often. */
export function nextWish(context: WishContext): Wish {
  const { random, orders, series } = context.lane
  const key = `${random.between(0, 2 ** 31)}-${random.between(0, 2 ** 31)}`
  const [orderNo, standing] = random.oneOf([...orders, ['', undefined] as const])
  const isOfOrder = standing !== undefined && random.percent(75)
  const making = random.oneOf(
    isOfOrder ? WISHES[standing] : series.size > 0 ? [...FRESH, ...ON_SERIES] : FRESH,
  )
  const { terms, ...wish } = making(context, orderNo)
  return { ...wish, input: { ...terms, key } }
}

const FRESH: readonly Making[] = [place, place, place, placeMonth, beginSeries, recharge, grant, reverse]

/** A visit of any catalog. */
function place(context: WishContext) {
  const { customer, random, rankDiscount } = context.lane
  const [addressId, day] = [random.oneOf(customer.addressIds), random.oneOf(context.days)]
  const mowed = mowing(addressId, day)
  const snow = { serviceId: demoServiceId('snowVisit'), basePoints: 2_700, additionalPoints: 450 }
  const booking = random.oneOf([
    cleaning(addressId, day, random.percent(50) ? 'morning' : 'afternoon'),
    mowed,
    { ...mowed, ...snow, serviceCatalog: 3 },
  ])
  return placing(context, inputOf({ ...booking, rankDiscount }, ''))
}

/** This month's snow clearing or mowing, which a crew may begin today. */
function placeMonth(context: WishContext) {
  const { customer, random, rankDiscount } = context.lane
  const { year, month } = Temporal.Now.plainDateISO('America/Edmonton')
  const isSnow = month <= 4 || month >= 10
  const input = {
    addressId: random.oneOf(customer.addressIds),
    serviceId: demoServiceId(isSnow ? 'snowMonth' : 'monthlyMowing'),
    catalog: isSnow ? 'SnowRemoval' : 'LawnCare',
    ...{ year, month, day: 1, slot: 'None', hour: 0, minute: 0, periodType: 'Month' },
    priceSeen: {
      basePoints: isSnow ? 13_500 : 14_400,
      additionalPoints: 0,
      rankDiscountTenths: rankDiscount,
    },
  }
  return placing(context, input)
}

function placing({ lane }: WishContext, terms: object) {
  const done = (payload: Payload) => {
    const { orderNo } = payload.order as { readonly orderNo: string }
    if (!lane.orders.has(orderNo)) lane.orders.set(orderNo, 'placed')
  }
  return { root: 'placeOrder', query: PLACE_ORDER, token: lane.customer.token, terms, done }
}

/** A mutation that leaves the order standing otherwise, or as it is. */
function onOrder(root: string, query: string, token: string) {
  return (
    context: WishContext,
    terms: { readonly orderNo: string; readonly [term: string]: unknown },
    standing?: Standing | 'over',
  ) => ({
    ...{ root, query, token, terms },
    done() {
      if (standing === 'over') context.lane.orders.delete(terms.orderNo)
      else if (standing) context.lane.orders.set(terms.orderNo, standing)
    },
  })
}

function byOffice(root: keyof typeof OFFICE_COMMANDS, { admin }: WishContext) {
  return onOrder(root, OFFICE_COMMANDS[root], admin.token)
}

function cancel(context: WishContext, orderNo: string) {
  const cancelling = onOrder('cancelOrder', CANCEL_ORDER, context.lane.customer.token)
  return cancelling(context, { orderNo, feeSeen: 0 }, 'over')
}

function cancelByOffice(context: WishContext, orderNo: string) {
  return byOffice('cancelCustomerOrder', context)(context, { orderNo, reason: 'Storm.' }, 'over')
}

function assign(context: WishContext, orderNo: string) {
  const { groupId } = context.lane.random.oneOf(context.crews)
  return byOffice('assignGroup', context)(context, { orderNo, groupId }, 'assigned')
}

function reschedule(context: WishContext, orderNo: string) {
  const rescheduling = onOrder('rescheduleOrder', RESCHEDULE_ORDER, context.lane.customer.token)
  return rescheduling(context, { orderNo, ...another(context) })
}

function move(context: WishContext, orderNo: string) {
  return byOffice('moveOrder', context)(context, { orderNo, ...another(context) }, 'placed')
}

function another({ days, lane }: WishContext) {
  const { year, month, day } = Temporal.PlainDate.from(lane.random.oneOf(days))
  return { year, month, day, slot: 'Morning', hour: 9, minute: 30 }
}

function instruct(context: WishContext, orderNo: string) {
  const instructing = onOrder('addInstructions', ADD_INSTRUCTIONS, context.lane.customer.token)
  return instructing(context, { orderNo, text: 'Ring twice.' })
}

function instructByOffice(context: WishContext, orderNo: string) {
  return byOffice('addOfficeInstructions', context)(context, { orderNo, text: 'Mind the dog.' })
}

function resend(context: WishContext, orderNo: string) {
  return byOffice('resendConfirmation', context)(context, { orderNo })
}

function dispute(context: WishContext, orderNo: string) {
  return byOffice('openDispute', context)(
    context,
    { orderNo, reason: 'Quality', words: 'The oven was left dirty.' },
    'disputed',
  )
}

function resolve(context: WishContext, orderNo: string) {
  return byOffice('resolveDispute', context)(
    context,
    { orderNo, outcome: 'Refunded', note: 'Spoke with the customer.' },
    'over',
  )
}

function start(context: WishContext, orderNo: string) {
  return onOrder('startService', START_SERVICE, crewMember(context))(context, { orderNo }, 'started')
}

function end(context: WishContext, orderNo: string) {
  return onOrder('endService', END_SERVICE, crewMember(context))(context, { orderNo }, 'ended')
}

/** A member of any crew: one without the order is refused. */
function crewMember({ lane, crews }: WishContext): string {
  return lane.random.oneOf(lane.random.oneOf(crews).members).token
}

function recharge({ lane, admin }: WishContext) {
  const money = { amountCents: 5_000, method: 'ETransfer', rewardPercent: 10, confirmRepeat: true }
  return {
    ...{ root: 'confirmRecharge', query: CONFIRM_RECHARGE, token: admin.token },
    terms: { ...money, customerId: lane.customer.userId },
    done: ({ paymentId }: Payload) => void lane.payments.push(Number(paymentId)),
  }
}

function grant({ lane, admin }: WishContext) {
  return {
    ...{ root: 'grantRewardPoints', query: GRANT_REWARD_POINTS, token: admin.token },
    terms: { customerId: lane.customer.userId, amount: lane.random.between(1, 500) },
    done: () => undefined,
  }
}

/** Of the last recharge, or of one that never was, which is refused. */
function reverse({ lane, admin }: WishContext) {
  const paymentId = lane.payments.at(-1) ?? 1
  return {
    ...{ root: 'reverseRecharge', query: REVERSE_RECHARGE, token: admin.token },
    terms: { customerId: lane.customer.userId, paymentId, reason: 'typed wrongly' },
    done: () => void lane.payments.pop(),
  }
}
