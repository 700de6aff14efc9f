import type { EventStore } from '../eventstore/port.ts'
import { createDb, type Db } from '../kernel/database.ts'
import { type Notifications, openNotifications } from '../kernel/notifications.ts'
import { type ProjectionRunner, startProjections } from '../readmodels/engine/runner.ts'
import { OtherStoreError } from '../readmodels/engine/runnerPrepare.ts'
import { logWhileSlow } from './logger.ts'
import { openDatabase } from './openDatabase.ts'
import { openEventStore } from './openEventStore.ts'
import { OperatorError } from './operatorError.ts'
import type { Program } from './runProgram.ts'

/** Everything that is stored, open for as long as the program runs. */
export interface Stores {
  readonly db: Db
  readonly store: EventStore
  readonly databaseUrl: string
  readonly notifications: Notifications
}

/** Opens the tables and the events, and has the program's end close them. */
export async function openStores({ config, logger, lifecycle }: Program): Promise<Stores> {
  const database = await lifecycle.opened(openDatabase(config, logger), ({ close }) => close())
  const { pool, url } = database
  const notifications = await lifecycle.opened(Promise.resolve(openNotifications(url)), (opened) =>
    opened.close(),
  )
  const opening = openEventStore(config, { pool, notifications }, logger)
  const store = await lifecycle.opened(opening, (opened) => opened.close())
  return { db: createDb(pool), store, databaseUrl: url, notifications }
}

/**
 * Keeps the read models up to date for as long as the program runs.
 * @throws OperatorError in one sentence when they were built from another event store than the one that is open
 */
export async function openReadModels(
  { logger, lifecycle }: Pick<Program, 'logger' | 'lifecycle'>,
  { db, store, databaseUrl, notifications }: Stores,
): Promise<ProjectionRunner> {
  try {
    const starting = startProjections({
      db,
      store,
      connectionString: databaseUrl,
      notifications,
      log: logger,
    })
    const started = logWhileSlow(logger, 'building the read models …', () => starting)
    return await lifecycle.opened(started, (runner) => runner.stop())
  } catch (cause) {
    throw cause instanceof OtherStoreError ? new OperatorError(cause.message, { cause }) : cause
  }
}
