import type pg from 'pg'
import { guardEventStore } from '../eventstore/guardedEventStore.ts'
import type { EventStore } from '../eventstore/port.ts'
import { createPostgresEventStore } from '../eventstore/postgres/postgresEventStore.ts'
import { availabilityOf } from '../kernel/circuit.ts'
import type { Config } from '../kernel/config.ts'
import type { Notifications } from '../kernel/notifications.ts'
import type { Logger } from './logger.ts'
import { OperatorError } from './operatorError.ts'

/**
 * The store that EVENTSTORE_URL names, else the tables beside everything else.
 * @param place.pool stays the caller's
 * @param place.notifications between processes, for a store that does not tell of appends itself
 * @throws OperatorError in one sentence when the named store does not come up or cannot do what we need
 */
export async function openEventStore(
  config: Pick<Config, 'eventStoreUrl'>,
  { pool, notifications }: { readonly pool: pg.Pool; readonly notifications?: Notifications },
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<EventStore> {
  const log = {
    info: (fields: object, message: string) => logger.info(fields, message),
    warn: (fields: object, message: string) => logger.warn(fields, message),
  }
  if (!config.eventStoreUrl)
    return createPostgresEventStore({ pool, log, ...(notifications && { notifications }) })
  try {
    // its client is large, and most installations have none
    const { createKurrentEventStore } = await import('../eventstore/kurrentdb/kurrentEventStore.ts')
    const opened = await createKurrentEventStore({ url: config.eventStoreUrl, log })
    return guardEventStore(opened, {
      onChange: (isAway) => log.warn({ isAway }, availabilityOf('event store', isAway)),
    })
  } catch (cause) {
    throw new OperatorError(`EVENTSTORE_URL: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
