import { z } from 'zod'
import { listAddresses } from '../../addresses/addresses.store.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { rankTitleLabel } from '../../kernel/lookups.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { unfinishedByCustomer } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { addressReply } from '../addresses/address.reply.ts'
import { customerIdOf } from '../context/requestContext.ts'
import { orderReply, repliesFor } from '../orders/orders.reply.ts'
import { ownUserId } from '../rest/fields.ts'
import { customerCall, publicCall, type RestCall } from '../rest/restCall.ts'
import { accountOverview } from './accountOverview.ts'
import { enter } from './signingIn.ts'

/** The account calls of the customer document, section 7. */
export const accountCustomerCalls: readonly RestCall[] = [
  publicCall(
    '/Account/loginAccount',
    z.object({ userName: z.string(), password: z.string(), isRemember: z.boolean().default(false) }),
    async (body, context) => {
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
  ),
  customerCall('/Account/getAccountDetail', z.object(ownUserId), async (_body, context) => {
    const joins = createJoins(context.application.db)
    const userId = customerIdOf(context)
    const [overview, unfinished] = await Promise.all([
      accountOverview(joins, userId),
      joins.of(unfinishedByCustomer).load(userId),
    ])
    const { customer, standing, defaultAddress } = overview
    return {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phoneNo: customer.phoneNo ?? null,
      points: overview.points,
      rewardPoints: overview.rewardPoints,
      rank: standing.rank,
      title: rankTitleLabel(standing.title, context.language),
      titleIcon: standing.title,
      exp: standing.experience,
      nextExp: standing.nextExperience,
      orderOngoingCount: overview.orders.ongoing,
      orderHistoryCount: overview.orders.history,
      frequentAddress: defaultAddress === undefined ? null : addressReply(defaultAddress),
      orders: await repliesFor(context, unfinished, orderReply),
    }
  }),
  customerCall('/Account/getAccountAddresses', z.object(ownUserId), async (_body, context) => {
    const addresses = await listAddresses(context.application.db, customerIdOf(context))
    return { addresses: addresses.map(addressReply) }
  }),
]
