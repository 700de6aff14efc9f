import { type Address, addressesByCustomer } from '../../addresses/addresses.store.ts'
import type { Db } from '../../kernel/database.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { findOfficeCustomers, type OfficeCustomer } from '../../people/officeCustomers.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import {
  type BalanceView,
  balancesByCustomer,
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

/** The cards of a page of customers, in its order, with all joins in one statement. */
export async function officeCustomerCards(
  db: Db,
  customers: readonly OfficeCustomer[],
): Promise<readonly OfficeCustomerCard[]> {
  const joins = createJoins(db)
  return Promise.all(
    customers.map(async (customer) => {
      const { userId } = customer
      const [held, gained, addresses] = await Promise.all([
        joins.of(balancesByCustomer).load(userId),
        joins.of(experienceByCustomer).load(userId),
        joins.of(addressesByCustomer).load(userId),
      ])
      return { customer, balance: held, standing: standingOf(gained), addresses }
    }),
  )
}

/** A customer's current card; undefined for an unknown id. */
export async function officeCustomerCard(db: Db, userId: string): Promise<OfficeCustomerCard | undefined> {
  const [card] = await officeCustomerCards(db, await findOfficeCustomers(db, [userId]))
  return card
}
