import DataLoader from 'dataloader'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import {
  type Admin,
  type Customer,
  findAdmin,
  findCustomers,
  findStaffMembers,
  type StaffMember,
} from '../accounts/accounts.store.ts'
import {
  type Address,
  findAddressVersions,
  findCurrentAddresses,
  listAddressesOf,
} from '../accounts/addresses.store.ts'
import { type CustomerName, findCustomerNames } from '../accounts/customerNames.store.ts'
import type { Service } from '../catalog/catalog.store.ts'
import { findPriceLineItems, type PriceLineArchive } from '../catalog/priceLineItems.store.ts'
import { findServicesAsOrdered } from '../catalog/servicesAsOrdered.store.ts'
import type { CrewSource } from '../doors/crewOf.ts'
import type { CrewPerson } from '../doors/crewsOfOrders.ts'
import { type Actor, namesOf } from '../doors/peopleNames.ts'
import type { Db } from '../kernel/database.ts'
import { findCancellationNotes } from '../ordering/cancellationNotes.store.ts'
import { findInstructions, type Instructions } from '../ordering/instructions.store.ts'
import { loadPriceList, type PriceList } from '../ordering/pricing.handlers.ts'
import { experiencesOf } from '../projections/experienceStatement/experienceStatement.queries.ts'
import { changesOfMany } from '../projections/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../projections/orderChanges/orderTrail.ts'
import type { OrderView } from '../projections/orderHistory/orderView.ts'
import {
  type BalanceView,
  balancesOf,
  NOTHING,
} from '../projections/walletStatement/walletStatement.queries.ts'
import { membersOfCrews } from '../staffing/crewRosters.store.ts'
import { type Crew, findCrewOf, findCrews } from '../staffing/crews.store.ts'
import { createMoneyLoaders, type MoneyLoaders } from './moneyLoaders.ts'

/** What lists join, loaded once per request and kind however many rows ask. */
export interface Loaders extends MoneyLoaders {
  readonly addressVersion: DataLoader<string, Address | undefined>
  /** The same addresses as they are now, by their own ids; undefined once removed. */
  readonly currentAddress: DataLoader<string, Address | undefined>
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
  /** The crew somebody is in now. */
  readonly crewOfStaff: DataLoader<string, Crew | undefined>
  readonly customerName: DataLoader<string, CustomerName | undefined>
  /** Crews by their ids, also removed ones. */
  readonly group: DataLoader<string, Crew | undefined>
  /** What people are called, by what events know of them. */
  readonly personName: DataLoader<Actor, string | undefined, string>
  /** What the office wrote about a cancellation, by the command that cancelled. */
  readonly cancellationNote: DataLoader<string, string | undefined>
  readonly priceList: DataLoader<ServiceCatalog, PriceList>
  readonly crews: LoadedCrews
}

/** Crews with all that the office may see; customers are shown less of it. */
export interface LoadedCrews extends CrewSource {
  membersOf(groupId: string): Promise<readonly CrewPerson[]>
  people(staffIds: readonly string[]): Promise<readonly CrewPerson[]>
}

export function createLoaders(db: Db): Loaders {
  return {
    addressVersion: new DataLoader(async (ids) => {
      const found = await findAddressVersions(db, ids)
      return ids.map((id) => found.find((address) => address.addressVersionId === id))
    }),
    currentAddress: new DataLoader(async (ids) => {
      const found = await findCurrentAddresses(db, ids)
      return ids.map((id) => found.find((address) => address.addressId === id))
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
    customer: new DataLoader(async (ids) => {
      const found = await findCustomers(db, ids)
      return ids.map((id) => found.find(({ userId }) => userId === id))
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
    group: new DataLoader(async (ids) => {
      const found = await findCrews(db, ids)
      return ids.map((id) => found.find(({ groupId }) => groupId === id))
    }),
    personName: new DataLoader((actors) => namesOf(db, actors), {
      cacheKeyFn: ({ role, id }) => `${role}/${id}`,
    }),
    cancellationNote: new DataLoader(async (ids) => {
      const found = await findCancellationNotes(db, ids)
      return ids.map((id) => found.find(({ commandId }) => commandId === id)?.text)
    }),
    // there are three
    priceList: new DataLoader((catalogs) => Promise.all(catalogs.map((one) => loadPriceList(db, one)))),
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

function loadedCrews(db: Db): LoadedCrews {
  const members = new DataLoader<string, readonly CrewPerson[]>(async (groupIds) => {
    const found = await membersOfCrews(db, groupIds)
    return groupIds.map((id) => found.get(id) ?? [])
  })
  const people = new DataLoader<readonly string[], readonly StaffMember[], string>(
    async (lists) => {
      const found = await findStaffMembers(db, [...new Set(lists.flat())])
      return lists.map((ids) => found.filter(({ staffId }) => ids.includes(staffId)))
    },
    { cacheKeyFn: String },
  )
  return { membersOf: (groupId) => members.load(groupId), people: (staffIds) => people.load(staffIds) }
}
