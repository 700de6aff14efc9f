import { createBilling } from '../billing/billing.handlers.ts'
import { seedAccounts } from '../demo/demoAccounts.handlers.ts'
import { seedCatalog } from '../demo/demoCatalog.store.ts'
import { seedStaff } from '../demo/demoCrews.store.ts'
import { createCommandHandler } from '../eventstore/commandHandler.ts'
import type { EventStore, RecordedEvent } from '../eventstore/port.ts'
import { createPostgresEventStore } from '../eventstore/postgres/postgresEventStore.ts'
import type { ActorRole, Command } from '../kernel/command.ts'
import { commandId } from '../kernel/ids.ts'
import { createOrdering } from '../ordering/ordering.handlers.ts'
import { placeDueVisits, type SeriesLook } from '../ordering/recurring/dueVisits.handlers.ts'
import { createSeries } from '../ordering/recurring/series.handlers.ts'
import { keepReferenceData } from '../ordering/referenceData.store.ts'
import { freshDatabase } from './freshDatabase.ts'

export type DemoHandlers = Awaited<ReturnType<typeof openDemoHandlers>>

/** The handlers over a database and a log of a spec's own, with the demo's people, catalogue and crews and nothing booked. */
export async function openDemoHandlers() {
  const database = await freshDatabase()
  const { db, pool } = database
  const signedUp = Temporal.Instant.from('2026-01-05T17:00:00Z')
  const people = await seedAccounts(db, signedUp)
  await seedCatalog(db, signedUp)
  await seedStaff(db, people.staff, signedUp)
  const store = createPostgresEventStore({ pool })
  return {
    database,
    store,
    people,
    /** Handlers of another process; `over` wraps its store. */
    handlers: (over: (store: EventStore) => EventStore = (same) => same) => {
      const seen = over(store)
      const handle = createCommandHandler({
        store: seen,
        caughtUp: async () => true,
        random: Math.random,
        now: () => performance.now(),
      })
      const context = { db, store: seen, handle, referenceDataAt: keepReferenceData(db) }
      return {
        ordering: createOrdering(context),
        series: createSeries(context),
        placeDueVisits: (look: SeriesLook) => placeDueVisits(context, look),
        billing: createBilling(context),
      }
    },
    eventsOf: async (stream: string): Promise<readonly RecordedEvent[]> =>
      (await store.readStreams([stream])).get(stream) ?? [],
    close: () => store.close().then(() => database.drop()),
  }
}

/** A command of one of the demo's people. @param at any ISO instant */
export function commandBy(
  role: ActorRole,
  actorId: string,
  { key, at }: { key: string; at: string },
): Command {
  const id = commandId(actorId, 'spec', key)
  return {
    id,
    key: { id, terms: 'spec' },
    actor: { id: actorId, role },
    source: 'graphql',
    at: Temporal.Instant.from(at),
    correlationId: id,
  }
}
