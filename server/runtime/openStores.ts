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
  const database = await lifecycle.opened(openDatabase(config, logger), ({ close }) => close())
  const store = await lifecycle.opened(openEventStore(config, database.pool, logger), (opened) =>
    opened.close(),
  )
  return { db: createDb(database.pool), store, databaseUrl: database.url }
}
