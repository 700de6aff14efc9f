import {
  type Address,
  addressesByCustomer,
  addressVersionsById,
  confirmedNearVersion,
  currentAddressesByVersion,
} from '../../addresses/addresses.store.ts'
import type { Joined, Joins } from '../../kernel/joins.store.ts'
import { type Admin, adminsById } from '../../people/admins.store.ts'
import { type CustomerName, customerNamesById } from '../../people/customerNames.store.ts'
import { type Customer, customersById } from '../../people/customers.store.ts'

/** What lists join of people and their homes. */
export interface PeopleLoaders {
  readonly customer: Joined<Customer | undefined>
  readonly customerName: Joined<CustomerName | undefined>
  readonly admin: Joined<Admin | undefined>
  /** Addresses as an order was placed with them, by the ids of their versions. */
  readonly addressVersion: Joined<Address | undefined>
  /** The same addresses as they are now, by the same ids; undefined once removed. */
  readonly currentAddress: Joined<Address | undefined>
  /** Of those that are not confirmed, by the same ids: what the office confirmed at the postal code, the latest first; removed ones too. */
  readonly confirmedNear: Joined<readonly Address[]>
  /** By customer, the default address first. */
  readonly addressesOf: Joined<readonly Address[]>
}

export function createPeopleLoaders(joins: Joins): PeopleLoaders {
  return {
    customer: joins.of(customersById),
    customerName: joins.of(customerNamesById),
    admin: joins.of(adminsById),
    addressVersion: joins.of(addressVersionsById),
    currentAddress: joins.of(currentAddressesByVersion),
    confirmedNear: joins.of(confirmedNearVersion),
    addressesOf: joins.of(addressesByCustomer),
  }
}
