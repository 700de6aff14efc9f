import { createPostgresEventStore } from '../../eventstore/postgres/postgresEventStore.ts'
import { createDb, createPool } from '../../kernel/database.ts'
import { startEmbeddedPostgres } from '../../runtime/embeddedPostgres/startEmbeddedPostgres.ts'
import { migrate } from '../../runtime/migrate.ts'
import { settleNewcomer } from '../../testing/newcomers.ts'
import { seedCatalog } from '../demo/demoCatalog.store.ts'
import type { Account } from './ledger.ts'
import type { Site } from './site.ts'

/** The most that one grant gives. */
const GRANT = 9_999_999

/** Fills the site's empty database with a catalogue and customers who have points for any number of orders, and leaves it. */
export async function prepareAccounts(
  { dataDir, sessionSecret }: Site,
  customers: number,
): Promise<readonly Account[]> {
  const postgres = await startEmbeddedPostgres(dataDir)
  await migrate(postgres.url)
  const pool = createPool(postgres.url)
  try {
    const now = Temporal.Now.instant()
    const home = { db: createDb(pool), store: createPostgresEventStore({ pool }), sessionSecret }
    await seedCatalog(home.db, now)
    const settling = Array.from({ length: customers }, async (): Promise<Account> => {
      const customer = await settleNewcomer(home, { points: GRANT, addresses: 2, now })
      return { customer, grant: GRANT, orders: new Map(), unanswered: [] }
    })
    return await Promise.all(settling)
  } finally {
    await pool.end()
    await postgres.stop()
  }
}
