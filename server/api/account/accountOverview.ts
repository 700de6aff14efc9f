import { nextExperience, type RankTitle, rankFor } from '../../../schema/rules/ranks.ts'
import { type Address, addressesByCustomer } from '../../addresses/addresses.store.ts'
import type { Joins } from '../../kernel/joins.store.ts'
import { type Customer, customersById } from '../../people/customers.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { orderCountsByCustomer } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { balancesByCustomer } from '../../readmodels/walletStatement/walletStatement.queries.ts'

/** A customer's standing (decisions H2-H6). */
export interface Standing {
  /** 1 to 50. */
  readonly rank: number
  readonly title: RankTitle
  /** Tenths of a percent. */
  readonly discountTenths: number
  readonly experience: number
  readonly nextExperience: number
}

/** A customer's account page. Points are integers. */
export interface AccountOverview extends Customer {
  readonly points: number
  readonly rewardPoints: number
  readonly rank: Standing
  readonly ongoingOrderCount: number
  readonly historyOrderCount: number
  readonly defaultAddress: Address | undefined
}

/** @throws when a live session's customer has no row, which no command of ours brings about */
export async function accountOverview(joins: Joins, userId: string): Promise<AccountOverview> {
  const [customer, { points, rewardPoints }, experience, orders, addresses] = await Promise.all([
    joins.of(customersById).load(userId),
    joins.of(balancesByCustomer).load(userId),
    joins.of(experienceByCustomer).load(userId),
    joins.of(orderCountsByCustomer).load(userId),
    joins.of(addressesByCustomer).load(userId),
  ])
  if (customer === undefined) throw new Error(`customer ${userId} has a session and no row`)
  return {
    ...customer,
    points,
    rewardPoints,
    rank: standingOf(experience),
    ongoingOrderCount: orders.ongoing,
    historyOrderCount: orders.history,
    defaultAddress: addresses.find((address) => address.isDefault),
  }
}

export function standingOf(experience: number): Standing {
  const rank = rankFor(experience)
  const { title, discountTenths } = rank
  return { rank: rank.rank, title, discountTenths, experience, nextExperience: nextExperience(rank) }
}
