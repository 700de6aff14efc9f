import DataLoader from 'dataloader'
import {
  type Address,
  findAddressVersions,
  findConfirmedAt,
  findCurrentAddresses,
  listAddressesOf,
} from '../../addresses/addresses.store.ts'
import type { Db } from '../../kernel/database.ts'
import { type Admin, findAdmins } from '../../people/admins.store.ts'
import { type CustomerName, findCustomerNames } from '../../people/customerNames.store.ts'
import { type Customer, findCustomers } from '../../people/customers.store.ts'
import { rowById } from './joining.ts'

/** What lists join of people and their homes. */
export interface PeopleLoaders {
  readonly customer: DataLoader<string, Customer | undefined>
  readonly customerName: DataLoader<string, CustomerName | undefined>
  readonly admin: DataLoader<string, Admin | undefined>
  /** Addresses as an order was placed with them, by the ids of their versions. */
  readonly addressVersion: DataLoader<string, Address | undefined>
  /** The same addresses as they are now, by their own ids; undefined once removed. */
  readonly currentAddress: DataLoader<string, Address | undefined>
  /** What the office confirmed, by postal code, the latest first; removed ones too. */
  readonly confirmedAt: DataLoader<string, readonly Address[]>
  /** By customer, the default address first. */
  readonly addressesOf: DataLoader<string, readonly Address[]>
}

export function createPeopleLoaders(db: Db): PeopleLoaders {
  return {
    customer: rowById(
      (ids) => findCustomers(db, ids),
      ({ userId }) => userId,
    ),
    customerName: rowById(
      (ids) => findCustomerNames(db, ids),
      ({ userId }) => userId,
    ),
    admin: rowById(
      (ids) => findAdmins(db, ids),
      ({ adminId }) => adminId,
    ),
    addressVersion: rowById(
      (ids) => findAddressVersions(db, ids),
      ({ addressVersionId }) => addressVersionId,
    ),
    currentAddress: rowById(
      (ids) => findCurrentAddresses(db, ids),
      ({ addressId }) => addressId,
    ),
    confirmedAt: new DataLoader(async (postals) => {
      const found = await findConfirmedAt(db, postals)
      return postals.map((postal) => found.filter((address) => address.postal === postal))
    }),
    addressesOf: new DataLoader(async (ids) => {
      const found = await listAddressesOf(db, ids)
      return ids.map((id) => found.filter(({ userId }) => userId === id))
    }),
  }
}
