import { type Address, listAddressesOf } from '../../addresses/addresses.store.ts'
import type { Db } from '../../kernel/database.ts'
import { findOfficeCustomers, type OfficeCustomer } from '../../people/officeCustomers.store.ts'
import { experiencesOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import {
  type BalanceView,
  balancesOf,
  NOTHING,
} from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { type Standing, standingOf } from '../account/accountOverview.ts'

/** A customer as the office's list shows one: person, points, standing and properties (back-office document, section 3 "User"). */
export interface OfficeCustomerCard {
  readonly customer: OfficeCustomer
  readonly balance: BalanceView
  readonly standing: Standing
  /** The default one first. */
  readonly addresses: readonly Address[]
}

/** The cards of a page of customers, in its order: one question of each kind however many there are. */
export async function officeCustomerCards(
  db: Db,
  customers: readonly OfficeCustomer[],
): Promise<readonly OfficeCustomerCard[]> {
  const ids = customers.map(({ userId }) => userId)
  const [addresses, balances, experiences] = await Promise.all([
    listAddressesOf(db, ids),
    balancesOf(db, ids),
    experiencesOf(db, ids),
  ])
  return customers.map((customer) => ({
    customer,
    balance: balances.get(customer.userId) ?? NOTHING,
    standing: standingOf(experiences.get(customer.userId) ?? 0),
    addresses: addresses.filter(({ userId }) => userId === customer.userId),
  }))
}

/** One customer's card as it stands now; undefined when there is no such customer. */
export async function officeCustomerCard(db: Db, userId: string): Promise<OfficeCustomerCard | undefined> {
  const [card] = await officeCustomerCards(db, await findOfficeCustomers(db, [userId]))
  return card
}
