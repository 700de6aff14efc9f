import DataLoader from 'dataloader'
import {
  type Admin,
  type Customer,
  findAdmin,
  findCustomer,
  findStaffMembers,
  type StaffMember,
} from '../accounts/accounts.store.ts'
import { type Address, findAddressVersions, listAddressesOf } from '../accounts/addresses.store.ts'
import { type CustomerName, findCustomerNames } from '../accounts/customerNames.store.ts'
import type { Service } from '../catalog/catalog.store.ts'
import { findPriceLineItems, type PriceLineArchive } from '../catalog/priceLineItems.store.ts'
import { findServicesAsOrdered } from '../catalog/servicesAsOrdered.store.ts'
import type { CrewSource, VisibleCrewMember } from '../doors/crewOf.ts'
import type { Db } from '../kernel/database.ts'
import { findInstructions, type Instructions } from '../ordering/instructions.store.ts'
import { experiencesOf } from '../projections/experienceStatement/experienceStatement.queries.ts'
import { changesOfMany } from '../projections/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../projections/orderChanges/orderTrail.ts'
import type { OrderView } from '../projections/orderHistory/orderView.ts'
import {
  type BalanceView,
  balancesOf,
  NOTHING,
} from '../projections/walletStatement/walletStatement.queries.ts'
import { type Crew, crewMembers, findCrewOf } from '../staffing/crews.store.ts'
import { createMoneyLoaders, type MoneyLoaders } from './moneyLoaders.ts'

/** What lists join, loaded once per request and kind however many rows ask. */
export interface Loaders extends MoneyLoaders {
  readonly addressVersion: DataLoader<string, Address | undefined>
  /** A service with the words it had when an order was placed. */
  readonly orderedService: DataLoader<Pick<OrderView, 'serviceId' | 'placedAt'>, Service | undefined, string>
  readonly changes: DataLoader<string, readonly OrderChangeView[]>
  readonly customer: DataLoader<string, Customer | undefined>
  readonly admin: DataLoader<string, Admin | undefined>
  /** By customer, the default address first. */
  readonly addressesOf: DataLoader<string, readonly Address[]>
  readonly balance: DataLoader<string, BalanceView>
  /** Lifetime experience by customer. */
  readonly experience: DataLoader<string, number>
  /** What the lines of a price are about, by the ids of their items. */
  readonly priceLineItems: DataLoader<readonly string[], PriceLineArchive, string>
  /** Notes to the crew by the ids an order carries. */
  readonly instructions: DataLoader<readonly string[], readonly Instructions[], string>
  readonly crews: CrewSource
  /** The crew somebody is in now. */
  readonly crewOfStaff: DataLoader<string, Crew | undefined>
  readonly customerName: DataLoader<string, CustomerName | undefined>
}

export function createLoaders(db: Db): Loaders {
  return {
    addressVersion: new DataLoader(async (ids) => {
      const found = await findAddressVersions(db, ids)
      return ids.map((id) => found.find((address) => address.addressVersionId === id))
    }),
    orderedService: new DataLoader(
      async (orders) => {
        const services = await findServicesAsOrdered(
          db,
          orders.map(({ serviceId }) => serviceId),
        )
        return orders.map(({ serviceId, placedAt }) => services.asOf(serviceId, placedAt))
      },
      { cacheKeyFn: ({ serviceId, placedAt }) => `${serviceId} ${placedAt}` },
    ),
    changes: new DataLoader(async (ids) => {
      const found = await changesOfMany(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    // customers see their own orders only, so that this is one person
    customer: new DataLoader((ids) => Promise.all(ids.map((id) => findCustomer(db, id)))),
    // the office is few people
    admin: new DataLoader((ids) => Promise.all(ids.map((id) => findAdmin(db, id)))),
    addressesOf: new DataLoader(async (ids) => {
      const found = await listAddressesOf(db, ids)
      return ids.map((id) => found.filter(({ userId }) => userId === id))
    }),
    balance: new DataLoader(async (ids) => {
      const found = await balancesOf(db, ids)
      return ids.map((id) => found.get(id) ?? NOTHING)
    }),
    experience: new DataLoader(async (ids) => {
      const found = await experiencesOf(db, ids)
      return ids.map((id) => found.get(id) ?? 0)
    }),
    priceLineItems: new DataLoader(
      async (lists) => {
        const found = await findPriceLineItems(db, lists.flat())
        return lists.map(() => found)
      },
      { cacheKeyFn: String },
    ),
    instructions: new DataLoader(
      async (lists) => {
        const found = await findInstructions(db, lists.flat())
        return lists.map((ids) => found.filter(({ instructionsId }) => ids.includes(instructionsId)))
      },
      { cacheKeyFn: String },
    ),
    crews: loadedCrews(db),
    // the crew member who asks, and nobody else
    crewOfStaff: new DataLoader((ids) => Promise.all(ids.map((id) => findCrewOf(db, id)))),
    customerName: new DataLoader(async (ids) => {
      const names = new Map((await findCustomerNames(db, ids)).map((name) => [name.userId, name]))
      return ids.map((id) => names.get(id))
    }),
    ...createMoneyLoaders(db),
  }
}

function loadedCrews(db: Db): CrewSource {
  // there are few crews, and each is asked for once
  const members = new DataLoader<string, readonly VisibleCrewMember[]>((groupIds) =>
    Promise.all(groupIds.map((id) => crewMembers(db, id))),
  )
  const people = new DataLoader<readonly string[], readonly StaffMember[], string>(
    async (lists) => {
      const found = await findStaffMembers(db, [...new Set(lists.flat())])
      return lists.map((ids) => found.filter(({ staffId }) => ids.includes(staffId)))
    },
    { cacheKeyFn: String },
  )
  return { membersOf: (groupId) => members.load(groupId), people: (staffIds) => people.load(staffIds) }
}
