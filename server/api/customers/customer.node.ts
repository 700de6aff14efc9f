import type { AccountOverview } from '../account/accountOverview.ts'
import type { Customer } from '../account/accounts.graphql.ts'
import { addressNode } from '../addresses/address.node.ts'

/** The signed-in customer as GraphQL shows them. */
export function customerNode(overview: AccountOverview): Customer {
  const { customer, standing, orders, defaultAddress } = overview
  return {
    id: customer.userId,
    userNo: customer.userNo,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phoneNo: customer.phoneNo ?? null,
    points: overview.points,
    rewardPoints: overview.rewardPoints,
    rank: standing,
    ongoingOrderCount: orders.ongoing,
    historyOrderCount: orders.history,
    defaultAddress: defaultAddress === undefined ? null : addressNode(defaultAddress),
  }
}
