import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Every table, merged from the slices: each declares its own rows beside its store with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that the kernel knows no slice
export interface Tables {}

export type Db = Kysely<Tables>

/** A pool that keeps every session in UTC: local time is computed in TypeScript, never in SQL. */
export function createPool(connectionString: string, max = 20): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    // a list asks a dozen questions at once: connections that a quiet while had closed would be what it waits for
    idleTimeoutMillis: 300_000,
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=30000 -c statement_timeout=30000',
  })
  pool.on('error', () => undefined)
  // a connection that dies in somebody's hands fails their query; without a listener it would also end the process
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
