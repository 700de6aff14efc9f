import { createKurrentEventStore } from '../eventstore/kurrentdb/kurrentEventStore.ts'
import type { EventStore } from '../eventstore/port.ts'
import { createPostgresEventStore } from '../eventstore/postgres/postgresEventStore.ts'
import { address, eventStoreAddress } from '../kernel/configFields.ts'
import { openDatabase } from './openDatabase.ts'
import { OperatorError } from './operatorError.ts'
import type { Program } from './runProgram.ts'

const aDatabase = address('postgres://', 'postgresql://')
const anEventStore = eventStoreAddress()

/** Where events can lie, as an operator names it. */
export interface EventStoreLocation {
  /** How messages call it, such as FROM. */
  readonly name: string
  /** `postgres` for the configured database, or an address of a PostgreSQL database or a KurrentDB; absent: the configured store. */
  readonly where?: string | undefined
}

/**
 * Opens an event store by its place, beside or instead of the configured one, for as long as the program runs. A database is brought to the
 * newest schema.
 * @throws OperatorError in one sentence when the place is none or does not answer
 */
export async function openEventStoreAt(
  program: Program,
  { name, where }: EventStoreLocation,
): Promise<EventStore> {
  const place = where ?? program.config.eventStoreUrl ?? 'postgres'
  const store = anEventStore.safeParse(place).success
    ? await openKurrent(program, place)
    : await openTables(program, place)
  program.lifecycle.onStop(() => store.close())
  return store

  async function openKurrent({ logger }: Program, url: string): Promise<EventStore> {
    const log = {
      info: (fields: object, message: string) => logger.info(fields, message),
      warn: (fields: object, message: string) => logger.warn(fields, message),
    }
    return createKurrentEventStore({ url, log }).catch((cause: unknown) => {
      throw new OperatorError(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    })
  }

  async function openTables({ config, logger, lifecycle }: Program, url: string): Promise<EventStore> {
    const isNamed = url !== 'postgres'
    if (isNamed && !aDatabase.safeParse(url).success)
      throw new OperatorError(
        `${name} must be postgres, or an address that starts with postgres://, kurrentdb:// or esdb://.`,
      )
    const opening = openDatabase(isNamed ? { ...config, databaseUrl: url } : config, logger).catch(
      (cause: unknown) => {
        if (!isNamed || !(cause instanceof OperatorError)) throw cause
        throw new OperatorError(cause.message.replace('DATABASE_URL', name), { cause })
      },
    )
    const database = await lifecycle.opened(opening, ({ close }) => close())
    return createPostgresEventStore({ pool: database.pool })
  }
}
