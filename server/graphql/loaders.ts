import DataLoader from 'dataloader'
import { type Address, findAddressVersions } from '../accounts/addresses.store.ts'
import { findServices, type Service } from '../catalog/catalog.store.ts'
import type { Db } from '../kernel/database.ts'
import { changesOfMany } from '../projections/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../projections/orderChanges/orderTrail.ts'

/** What lists join, loaded once per request and kind however many rows ask. */
export interface Loaders {
  readonly addressVersion: DataLoader<string, Address | undefined>
  readonly service: DataLoader<string, Service | undefined>
  readonly changes: DataLoader<string, readonly OrderChangeView[]>
}

export function createLoaders(db: Db): Loaders {
  return {
    addressVersion: new DataLoader(async (ids) => {
      const found = await findAddressVersions(db, ids)
      return ids.map((id) => found.find((address) => address.addressVersionId === id))
    }),
    service: new DataLoader(async (ids) => {
      const found = await findServices(db, ids)
      return ids.map((id) => found.find((service) => service.serviceId === id))
    }),
    changes: new DataLoader(async (ids) => {
      const found = await changesOfMany(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
  }
}
