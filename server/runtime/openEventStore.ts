import type pg from 'pg'
import { holdingRows } from '../eventstore/kurrentdb/holdingRows.ts'
import type { EventStore } from '../eventstore/port.ts'
import { createPostgresEventStore } from '../eventstore/postgres/postgresEventStore.ts'
import { createDb } from '../kernel/database.ts'
import type { Notifications } from '../kernel/notifications.ts'
import type { Config } from './config.ts'
import { address, eventStoreAddress } from './config.ts'
import type { Logger } from './logger.ts'
import { openDatabase } from './openDatabase.ts'
import { OperatorError } from './operatorError.ts'
import type { Program } from './runProgram.ts'

type StoreLogger = Pick<Logger, 'info' | 'warn'>

/**
 * The store of EVENTSTORE_URL, else the tables in the database.
 * @param place.pool remains the caller's
 * @param place.notifications between processes, for a store that does not announce appends itself
 * @throws OperatorError in one sentence if the named store cannot be reached or lacks a feature
 */
export async function openEventStore(
  { eventStoreUrl }: Pick<Config, 'eventStoreUrl'>,
  { pool, notifications }: { readonly pool: pg.Pool; readonly notifications?: Notifications },
  logger: StoreLogger,
): Promise<EventStore> {
  const log = storeLog(logger)
  if (!eventStoreUrl) return createPostgresEventStore({ pool, log, ...(notifications && { notifications }) })
  return holdingRows(await openKurrent('EVENTSTORE_URL', eventStoreUrl, logger), createDb(pool))
}

/** Where events can lie, as an operator names it. */
interface EventStoreLocation {
  /** How messages call it, such as FROM. */
  readonly name: string
  /** `postgres` for the configured database, or an address of a PostgreSQL database or a KurrentDB; absent: the configured store. */
  readonly where?: string | undefined
}

const aDatabase = address('postgres://', 'postgresql://')
const anEventStore = eventStoreAddress()

/**
 * Opens an event store by its address until the program ends. A database is migrated to the newest schema.
 * @throws OperatorError in one sentence if the address is malformed or does not answer
 */
export async function openEventStoreAt(
  program: Program,
  { name, where }: EventStoreLocation,
): Promise<EventStore> {
  const place = where ?? program.config.eventStoreUrl ?? 'postgres'
  const store = anEventStore.safeParse(place).success
    ? await openKurrent(name, place, program.logger)
    : await openTables(name, place, program)
  program.lifecycle.onStop(() => store.close())
  return store
}

/** @param name what messages call the address */
async function openKurrent(name: string, url: string, logger: StoreLogger): Promise<EventStore> {
  try {
    // its client is large, and most installations have none
    const { createKurrentEventStore } = await import('../eventstore/kurrentdb/kurrentEventStore.ts')
    return await createKurrentEventStore({ url, log: storeLog(logger) })
  } catch (cause) {
    throw new OperatorError(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** @param place `postgres`, or an address */
async function openTables(
  name: string,
  place: string,
  { config, logger, lifecycle }: Program,
): Promise<EventStore> {
  const isNamed = place !== 'postgres'
  if (isNamed && !aDatabase.safeParse(place).success)
    throw new OperatorError(
      `${name} must be postgres, or an address that starts with postgres://, kurrentdb:// or esdb://.`,
    )
  const opening = openDatabase(isNamed ? { ...config, databaseUrl: place } : config, logger).catch(
    (cause: unknown) => {
      if (!isNamed || !(cause instanceof OperatorError)) throw cause
      throw new OperatorError(cause.message.replace('DATABASE_URL', name), { cause })
    },
  )
  const database = await lifecycle.opened(opening, ({ close }) => close())
  return createPostgresEventStore({ pool: database.pool })
}

function storeLog(logger: StoreLogger) {
  return {
    info: (fields: object, message: string) => logger.info(fields, message),
    warn: (fields: object, message: string) => logger.warn(fields, message),
  }
}
