import type { Insertable } from 'kysely'
import type { InvoicePartyTable } from '../../server/billing/invoiceParties.store.ts'
import {
  type CatalogReferenceData,
  loadCatalogReferenceData,
} from '../../server/catalog/catalogReferenceData.store.ts'
import { demoPeople } from '../../server/demo/demoAccounts.handlers.ts'
import { readUpTo } from '../../server/eventstore/copying/readUpTo.ts'
import type { EventStore } from '../../server/eventstore/port.ts'
import type { ActorRole, Command } from '../../server/kernel/command.ts'
import type { Db } from '../../server/kernel/database.ts'
import type { StreamEvents } from '../../server/kernel/event.ts'
import { commandId } from '../../server/kernel/ids.ts'
import { isRejection, type Rejection } from '../../server/kernel/rejection.ts'
import { businessDate } from '../../server/kernel/time.ts'
import type { OrderPlaced } from '../../server/ordering/events.ts'
import type { Crews } from '../../server/staffing/capacity.ts'
import { countCrewsOn, loadCrewReferenceData } from '../../server/staffing/crewReferenceData.store.ts'
import { createSeededRandom, type SeededRandom } from '../seededRandom.ts'
import { type Books, createBooks, isShared } from './books.ts'

/** What plays the plans of a load. */
export interface Playing {
  readonly loadId: string
  readonly adminId: string
  readonly books: Books
  /** Recipients of invoices, which must be written before the events that name them. */
  readonly parties: Insertable<InvoicePartyTable>[]
  readonly random: SeededRandom
  readonly crews: Crews
  readonly catalogue: CatalogReferenceData
  /** Which order has which number. */
  readonly orderNos: Map<string, string>
}

/** The actor of a command, and its time in milliseconds since 1970. */
export interface Doing {
  readonly actor: { readonly id: string; readonly role: ActorRole }
  readonly verb: string
  /** Names it within its verb, for ever. */
  readonly key: string
  readonly at: number
}

/** Every event of a load carries the load's id as `$correlationId`. */
export function commandIn({ loadId }: Pick<Playing, 'loadId'>, { actor, verb, key, at }: Doing): Command {
  return {
    id: commandId(actor.id, `${loadId} ${verb}`, key),
    actor,
    source: 'seed',
    at: Temporal.Instant.fromEpochMilliseconds(at),
    correlationId: loadId,
  }
}

/** @throws for a refusal, which is a mistake in the plan */
export function allowed(what: string, outcome: StreamEvents | Rejection): StreamEvents {
  if (isRejection(outcome)) throw new Error(`${what} was refused: ${JSON.stringify(outcome)}`)
  return outcome
}

/** Data shared by the parts of a load: common streams, and the numbers of orders. */
export interface Ledgers {
  readonly books: Books
  readonly orderNos: Map<string, string>
}

/** Both as they were before a load. */
export async function openLedgers(store: EventStore): Promise<Ledgers> {
  const books = createBooks()
  const orderNos = new Map<string, string>()
  for await (const event of readUpTo(store, { head: await store.head() })) {
    if (isShared(event.stream)) books.enter(event)
    if (event.type === 'order.placed')
      orderNos.set((event.data as OrderPlaced['data']).orderNo, event.stream.slice('order-'.length))
  }
  return { books, orderNos }
}

/** Prepares playing a part of a load, with current prices and crews. */
export async function openPlaying(
  db: Db,
  of: {
    readonly ledgers: Ledgers
    readonly loadId: string
    readonly seed: number
    readonly end: Temporal.Instant
  },
): Promise<Playing> {
  return {
    ...of.ledgers,
    loadId: of.loadId,
    adminId: demoPeople().adminId,
    parties: [],
    random: createSeededRandom(of.seed),
    crews: countCrewsOn(await loadCrewReferenceData(db), businessDate(of.end)),
    catalogue: await loadCatalogReferenceData(db),
  }
}
