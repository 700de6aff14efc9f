import { createDb, createPool } from '../kernel/database.ts'
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts'
import { type Relay, startRelay } from './relay.ts'

/** A database of one spec's own, and the wire that leads to it. */
export interface RelayedDatabase extends FreshDatabase {
  readonly wire: Relay
}

/** A fresh database whose every connection goes through a relay. */
export async function databaseBehindRelay(): Promise<RelayedDatabase> {
  const fresh = await freshDatabase()
  const direct = new URL(fresh.url)
  const folder = direct.searchParams.get('host')
  const port = Number(direct.port || 5432)
  const wire = await startRelay(folder === null ? port : `${folder}/.s.PGSQL.${port}`)
  direct.searchParams.delete('host')
  direct.port = String(wire.port)
  const pool = createPool(direct.href)
  return {
    url: direct.href,
    pool,
    db: createDb(pool),
    wire,
    async drop() {
      await pool.end()
      await wire.down()
      await fresh.drop()
    },
  }
}
