import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openSession } from '../../identity/sessions.store.ts'
import type { Area } from '../../kernel/viewer.ts'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import { END_SERVICE, REPORT_FAILED_VISIT, START_SERVICE } from '../../testing/crewsDocuments.ts'
import { CONFIRM_RECHARGE, GRANT_REWARD_POINTS, REVERSE_RECHARGE } from '../../testing/moneyDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import {
  ADD_INSTRUCTIONS,
  type OfficeCommand,
  REPORT_PROBLEM,
  RESCHEDULE_ORDER,
} from '../../testing/orderDocuments.ts'
import { watchRequests } from '../../testing/requestStatements.ts'

/*
 * What every command asks of PostgreSQL through its API, until its answer with all that its documents select: statements and commits, of
 * which none may become more. Each is given once before, so that what a process keeps is there.
 */

let office: OfficeWorld
let customer: Newcomer
const watching = watchRequests()
beforeAll(async () => {
  office = await openOfficeWorld()
})
afterAll(async () => {
  watching.end()
  await office.product.stop()
})

const key = () => crypto.randomUUID()
const timeOn = (date: string) => {
  const { year, month, day } = Temporal.PlainDate.from(date)
  return { year, month, day, slot: 'Morning', hour: 9, minute: 30 }
}
async function confirmed(date = office.freeDay()): Promise<string> {
  const orderNo = await office.placed(customer, { date })
  await command('assignGroup', { orderNo, groupId: office.crews[0].groupId })
  return orderNo
}
/** A confirmed order on the morning of its day, for which everybody signs in anew. */
async function dueToday(): Promise<string> {
  const date = office.freeDay()
  // of somebody without a rank, who pays what everybody pays
  customer = await office.customer()
  const orderNo = await confirmed(date)
  const { product, crews } = office
  product.later(
    product.now().until(Temporal.ZonedDateTime.from(`${date}T09:00[America/Edmonton]`).toInstant()),
  )
  crewToken = await tokenOf('staff', crews[0].members[0]?.id ?? '')
  adminToken = await tokenOf('admin', office.admin.id)
  return orderNo
}
let crewToken = ''
let adminToken: string | undefined
async function tokenOf(area: Area, personId: string): Promise<string> {
  const { application, now } = office.product
  return (await openSession(application.accounts, { area, personId, isRemembered: false, now: now() })).token
}
async function serving(): Promise<string> {
  const orderNo = await dueToday()
  await press(START_SERVICE, orderNo)
  return orderNo
}
async function completed(): Promise<string> {
  const orderNo = await serving()
  await press(END_SERVICE, orderNo)
  return orderNo
}
async function disputed(): Promise<string> {
  const orderNo = await completed()
  await command('openDispute', { orderNo, reason: 'Quality', words: 'The oven was left dirty.' })
  return orderNo
}
const command = (root: OfficeCommand, input: object) => office.command(root, input, adminToken)
const press = (document: string, orderNo: string) =>
  office.ask(document, { input: { key: key(), orderNo } }, crewToken)
const recharged = async () => {
  const input = {
    key: key(),
    customerId: customer.userId,
    amountCents: 5_000,
    method: 'Cash',
    confirmRepeat: true,
  }
  const { confirmRecharge } = await office.ask(
    CONFIRM_RECHARGE,
    { input: { ...input, rewardPercent: 10, comment: 'at the desk' } },
    adminToken,
  )
  return confirmRecharge as { paymentId: number; userErrors: object[] }
}

/** What is measured, after what has to be there. */
const commands = {
  placeOrder: async () => {
    const booking = inputOf(cleaning(customer.addressIds[0] ?? '', office.freeDay()), key())
    return () => office.product.place(booking, customer.token)
  },
  createServiceOrder: async () => {
    const booking = cleaning(customer.addressIds[0] ?? '', office.freeDay())
    return () => office.product.call('/Service/createServiceOrder', booking, customer.token)
  },
  cancelOrder: async () => {
    const orderNo = await office.placed(customer)
    return () => office.product.cancel(orderNo, customer.token)
  },
  cancelServiceOrder: async () => {
    const orderNo = await office.placed(customer)
    return () => office.product.call('/Service/cancelServiceOrder', { orderNo }, customer.token)
  },
  rescheduleOrder: async () => {
    const orderNo = await office.placed(customer)
    const input = { key: key(), orderNo, ...timeOn(office.freeDay()) }
    return () => office.ask(RESCHEDULE_ORDER, { input }, customer.token)
  },
  addInstructions: async () => {
    const input = { key: key(), orderNo: await office.placed(customer), text: 'Ring twice.' }
    return () => office.ask(ADD_INSTRUCTIONS, { input }, customer.token)
  },
  assignGroup: async () => {
    const orderNo = await office.placed(customer)
    return () => command('assignGroup', { orderNo, groupId: office.crews[0].groupId })
  },
  cancelCustomerOrder: async () => {
    const orderNo = await office.placed(customer)
    return () => command('cancelCustomerOrder', { orderNo, reason: 'Rain.' })
  },
  moveOrder: async () => {
    const orderNo = await confirmed()
    const time = timeOn(office.freeDay())
    return () => command('moveOrder', { orderNo, ...time })
  },
  addOfficeInstructions: async () => {
    const orderNo = await office.placed(customer)
    return () => command('addOfficeInstructions', { orderNo, text: 'Ring twice.' })
  },
  resendConfirmation: async () => {
    const orderNo = await confirmed()
    return () => command('resendConfirmation', { orderNo })
  },
  confirmRecharge: async () => recharged,
  grantRewardPoints: async () => () =>
    office.ask(GRANT_REWARD_POINTS, { input: { key: key(), customerId: customer.userId, amount: 100 } }),
  reverseRecharge: async () => {
    const { paymentId } = await recharged()
    const input = { key: key(), customerId: customer.userId, paymentId, reason: 'A mistake.' }
    return () => office.ask(REVERSE_RECHARGE, { input })
  },
  waiveFee: async () => {
    const orderNo = await dueToday()
    return () => command('waiveFee', { orderNo, reason: 'Our mistake.' })
  },
  startService: async () => {
    const orderNo = await dueToday()
    return () => press(START_SERVICE, orderNo)
  },
  endService: async () => {
    const orderNo = await serving()
    return () => press(END_SERVICE, orderNo)
  },
  reportFailedVisit: async () => {
    const orderNo = await dueToday()
    const input = { key: key(), orderNo, reason: 'Other', words: 'A dog was in the yard.' }
    return () => office.ask(REPORT_FAILED_VISIT, { input }, crewToken)
  },
  openDispute: async () => {
    const orderNo = await completed()
    return () => command('openDispute', { orderNo, reason: 'Quality', words: 'The oven was left dirty.' })
  },
  reportProblem: async () => {
    const orderNo = await completed()
    const token = await tokenOf('customer', customer.userId)
    const input = { key: key(), orderNo, reason: 'Quality', words: 'The oven was left dirty.' }
    return () => office.ask(REPORT_PROBLEM, { input }, token)
  },
  resolveDispute: async () => {
    const orderNo = await disputed()
    return () =>
      command('resolveDispute', {
        orderNo,
        outcome: 'Refunded',
        rewardPoints: 0,
        note: 'Spoke with the customer.',
      })
  },
} satisfies Record<string, () => Promise<() => Promise<unknown>>>

/** Statements and commits, the most of each. */
const most: Record<keyof typeof commands, readonly [statements: number, commits: number]> = {
  placeOrder: [5, 1],
  createServiceOrder: [5, 1],
  cancelOrder: [4, 1],
  cancelServiceOrder: [4, 1],
  rescheduleOrder: [6, 1],
  addInstructions: [5, 2],
  assignGroup: [5, 1],
  cancelCustomerOrder: [6, 2],
  moveOrder: [6, 1],
  addOfficeInstructions: [5, 2],
  resendConfirmation: [3, 1],
  confirmRecharge: [6, 2],
  grantRewardPoints: [4, 1],
  reverseRecharge: [6, 2],
  waiveFee: [6, 2],
  startService: [3, 1],
  endService: [3, 1],
  reportFailedVisit: [5, 2],
  openDispute: [6, 2],
  reportProblem: [6, 2],
  resolveDispute: [6, 2],
}

beforeEach(async () => {
  customer = await office.customer()
})

it.each(Object.keys(commands) as (keyof typeof commands)[])('%s', async (name) => {
  const prepare = commands[name]
  await (await prepare())()
  const give = await prepare()
  let answer: unknown
  const cost = await watching.of(async () => {
    answer = await give()
  })
  expect(JSON.stringify(answer)).not.toMatch(/"code":/)
  const [statements, commits] = most[name]
  expect(cost, cost.texts.join('\n')).toEqual({
    statements: expect.toSatisfy((asked: number) => asked <= statements, `at most ${statements}`),
    commits: expect.toSatisfy((made: number) => made <= commits, `at most ${commits}`),
    texts: expect.anything(),
  })
})
