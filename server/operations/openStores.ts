import type { EventStore } from '../eventstore/port.ts'
import { createDb, type Db } from '../kernel/database.ts'
import { openDatabase } from './openDatabase.ts'
import { openEventStore } from './openEventStore.ts'
import type { Program } from './runProgram.ts'

/** Everything that is stored, open for as long as the program runs. */
export interface Stores {
  readonly db: Db
  readonly store: EventStore
  readonly databaseUrl: string
}

/** Opens the tables and the events, and has the program's end close them. */
export async function openStores({ config, logger, lifecycle }: Program): Promise<Stores> {
  const database = await openDatabase(config, logger)
  lifecycle.onStop(database.close)
  const store = await openEventStore(config, database.pool, logger)
  lifecycle.onStop(() => store.close())
  return { db: createDb(database.pool), store, databaseUrl: database.url }
}
