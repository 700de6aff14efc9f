import DataLoader from 'dataloader'
import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { findPriceLineItems, type PriceLineArchive } from '../../catalog/priceLineItems.store.ts'
import type { Service } from '../../catalog/services.store.ts'
import { findServicesAsOrdered } from '../../catalog/servicesAsOrdered.store.ts'
import type { Db } from '../../kernel/database.ts'
import { findCancellationNotes } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { findInstructions, type Instructions } from '../../ordering/notes/instructions.store.ts'
import { loadPriceList, type PriceList } from '../../ordering/placing/pricing.handlers.ts'
import { changesOfMany } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { answerById, rowsOfLists } from './joining.ts'

/** What lists of orders join. */
export interface OrderLoaders {
  /** A service with the words it had when an order was placed. */
  readonly orderedService: DataLoader<Pick<OrderView, 'serviceId' | 'placedAt'>, Service | undefined, string>
  /** An order's story, oldest first, by the order's id. */
  readonly changes: DataLoader<string, readonly OrderChangeView[]>
  /** What the lines of a price are about, by the ids of their items. */
  readonly priceLineItems: DataLoader<readonly string[], PriceLineArchive, string>
  /** Notes to the crew by the ids an order carries. */
  readonly instructions: DataLoader<readonly string[], readonly Instructions[], string>
  /** What the office wrote about a cancellation, by the command that cancelled. */
  readonly cancellationNote: DataLoader<string, string | undefined>
  readonly priceList: DataLoader<ServiceCatalog, PriceList>
}

/** Of the items that the lines of an order's price are about. */
export function priceLineIds({ priceLines }: Pick<OrderView, 'priceLines'>): readonly string[] {
  return priceLines.flatMap(({ itemId }) => (itemId === undefined ? [] : [itemId]))
}

export function createOrderLoaders(db: Db): OrderLoaders {
  return {
    orderedService: loadedServices(db),
    changes: answerById((ids) => changesOfMany(db, ids), []),
    priceLineItems: new DataLoader(
      async (lists) => {
        const found = await findPriceLineItems(db, lists.flat())
        return lists.map(() => found)
      },
      { cacheKeyFn: String },
    ),
    instructions: rowsOfLists(
      (ids) => findInstructions(db, ids),
      ({ instructionsId }) => instructionsId,
    ),
    cancellationNote: new DataLoader(async (ids) => {
      const found = await findCancellationNotes(db, ids)
      return ids.map((id) => found.find(({ commandId }) => commandId === id)?.text)
    }),
    // there are three
    priceList: new DataLoader((catalogs) => Promise.all(catalogs.map((one) => loadPriceList(db, one)))),
  }
}

function loadedServices(db: Db): OrderLoaders['orderedService'] {
  return new DataLoader(
    async (orders) => {
      const services = await findServicesAsOrdered(
        db,
        orders.map(({ serviceId }) => serviceId),
      )
      return orders.map(({ serviceId, placedAt }) => services.asOf(serviceId, placedAt))
    },
    { cacheKeyFn: ({ serviceId, placedAt }) => `${serviceId} ${placedAt}` },
  )
}
