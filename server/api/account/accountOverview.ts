import { nextExperience, type RankTitle, rankFor } from '../../../schema/rules/ranks.ts'
import { type Address, listAddresses } from '../../addresses/addresses.store.ts'
import type { Db } from '../../kernel/database.ts'
import { type Customer, findCustomer } from '../../people/customers.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { orderCounts } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { balanceOf } from '../../readmodels/walletStatement/walletStatement.queries.ts'

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

/** What the account page shows at a glance. Points are integers. */
export interface AccountOverview {
  readonly customer: Customer
  readonly points: number
  readonly rewardPoints: number
  readonly standing: Standing
  readonly orders: { readonly ongoing: number; readonly history: number }
  readonly defaultAddress: Address | undefined
}

/** @throws when a live session's customer has no row, which no command of ours brings about */
export async function accountOverview(db: Db, userId: string): Promise<AccountOverview> {
  const [customer, balance, experience, orders, addresses] = await Promise.all([
    findCustomer(db, userId),
    balanceOf(db, userId),
    experienceOf(db, userId),
    orderCounts(db, userId),
    listAddresses(db, userId),
  ])
  if (customer === undefined) throw new Error(`customer ${userId} has a session and no row`)
  return {
    customer,
    points: balance.points,
    rewardPoints: balance.rewardPoints,
    standing: standingOf(experience),
    orders,
    defaultAddress: addresses.find((address) => address.isDefault),
  }
}

export function standingOf(experience: number): Standing {
  const rank = rankFor(experience)
  const { title, discountTenths } = rank
  return { rank: rank.rank, title, discountTenths, experience, nextExperience: nextExperience(rank) }
}
