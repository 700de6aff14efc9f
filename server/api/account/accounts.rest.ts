import { z } from 'zod'
import { listAddresses } from '../../addresses/addresses.store.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { unfinishedByCustomer } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { addressReply, addressShape } from '../addresses/addresses.rest.ts'
import { customerIdOf } from '../context/requestContext.ts'
import { rankTitleLabel } from '../lookups/lookups.ts'
import { orderReply, orderShape, repliesFor } from '../orders/orders.reply.ts'
import { ownUser, rankField } from '../rest/fields.ts'
import { customerCall, publicCall, type RestCall } from '../rest/restCall.ts'
import { accountOverview } from './accountOverview.ts'
import { enter } from './proofs.graphql.ts'

/** The account calls of the customer document, section 7. */
export const accountCustomerCalls: readonly RestCall[] = [
  publicCall('/Account/loginAccount', {
    summary: 'Sign a customer in',
    countsAttempts: true,
    body: z.object({ userName: z.string(), password: z.string(), isRemember: z.boolean().default(false) }),
    returns: 'Signed in',
    reply: z.strictObject({
      token: z.string(),
      user: z.strictObject({ userId: z.string(), userNo: z.string(), firstName: z.string() }),
      msg: z.string(),
    }),
    answer: async (body, context) => {
      const outcome = await enter(context, { area: 'customer', ...body })
      if (isRejection(outcome)) return outcome
      if (outcome.area !== 'customer') throw new Error('a customer sign-in opened another area')
      const { userId, userNo, firstName } = outcome.customer
      return {
        token: outcome.token,
        user: { userId, userNo, firstName },
        msg: messageOf('SIGNED_IN', context.language),
      }
    },
  }),
  customerCall('/Account/getAccountDetail', {
    summary: 'The account overview',
    body: ownUser,
    returns: 'The overview',
    reply: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNo: z.string().nullable(),
      points: z.int(),
      rewardPoints: z.int(),
      rank: rankField,
      title: z.string(),
      titleIcon: z.string(),
      exp: z.int(),
      nextExp: z.int(),
      orderOngoingCount: z.int(),
      orderHistoryCount: z.int(),
      frequentAddress: addressShape.nullable(),
      orders: z.array(orderShape),
    }),
    answer: async (_body, context) => {
      const joins = createJoins(context.application.db)
      const userId = customerIdOf(context)
      const [overview, unfinished] = await Promise.all([
        accountOverview(joins, userId),
        joins.of(unfinishedByCustomer).load(userId),
      ])
      const { rank: standing, defaultAddress } = overview
      return {
        firstName: overview.firstName,
        lastName: overview.lastName,
        email: overview.email,
        phoneNo: overview.phoneNo ?? null,
        points: overview.points,
        rewardPoints: overview.rewardPoints,
        rank: standing.rank,
        title: rankTitleLabel(standing.title, context.language),
        titleIcon: standing.title,
        exp: standing.experience,
        nextExp: standing.nextExperience,
        orderOngoingCount: overview.ongoingOrderCount,
        orderHistoryCount: overview.historyOrderCount,
        frequentAddress: defaultAddress === undefined ? null : addressReply(defaultAddress),
        orders: await repliesFor(context, unfinished, orderReply),
      }
    },
  }),
  customerCall('/Account/getAccountAddresses', {
    summary: 'Saved addresses, the default one first',
    body: ownUser,
    returns: 'The addresses',
    reply: z.strictObject({ addresses: z.array(addressShape) }),
    answer: async (_body, context) => {
      const addresses = await listAddresses(context.application.db, customerIdOf(context))
      return { addresses: addresses.map(addressReply) }
    },
  }),
]

const signInForm = z.object({ userName: z.string(), password: z.string() })

/** How administrators and crews sign in (back-office document, section 7). */
export const officeSignInCalls: readonly RestCall[] = [
  publicCall('/Staff/loginAdmin', {
    summary: 'Sign an administrator in',
    countsAttempts: true,
    body: signInForm,
    returns: 'Signed in',
    reply: z.strictObject({
      token: z.string(),
      admin: z.strictObject({ userName: z.string() }),
      msg: z.string(),
    }),
    answer: async (form, context) => {
      const outcome = await enter(context, { area: 'admin', ...form, isRemember: false })
      if (isRejection(outcome)) return outcome
      if (outcome.area !== 'admin') throw new Error("an administrator's sign-in opened another area")
      const { token, admin } = outcome
      return { token, admin: { userName: admin.userName }, msg: messageOf('SIGNED_IN', context.language) }
    },
  }),
  publicCall('/Staff/loginStaff', {
    summary: 'Sign a crew member in',
    countsAttempts: true,
    body: signInForm,
    returns: 'Signed in',
    reply: z.strictObject({
      token: z.string(),
      staff: z.strictObject({ staffId: z.string(), firstName: z.string(), staffNo: z.string() }),
      msg: z.string(),
    }),
    answer: async (form, context) => {
      const outcome = await enter(context, { area: 'staff', ...form, isRemember: false })
      if (isRejection(outcome)) return outcome
      if (outcome.area !== 'staff') throw new Error("a crew member's sign-in opened another area")
      const { staffId, firstName, staffNo } = outcome.staff
      const msg = messageOf('SIGNED_IN', context.language)
      return { token: outcome.token, staff: { staffId, firstName, staffNo }, msg }
    },
  }),
]
