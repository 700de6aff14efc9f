import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { createDb, createPool, type Db } from '../kernel/database.ts'
import { runOnce, withDatabase } from './databaseForSpecs.ts'

export interface FreshDatabase {
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Db
  /** Closes the pool and deletes the database. */
  drop(): Promise<void>
}

/**
 * A spec's own database, with the newest schema and no rows. The spec drops it in `afterAll`.
 * @param isWithReadModels with the tables of the read models; otherwise starting them creates these
 */
export async function freshDatabase(isWithReadModels = false): Promise<FreshDatabase> {
  const server = inject('specServerUrl')
  const template = inject(isWithReadModels ? 'specTemplateWithReadModels' : 'specTemplate')
  const name = `spec_${randomBytes(6).toString('hex')}`
  await runOnce(server, `create database ${name} template ${template}`)
  const url = withDatabase(server, name)
  const pool = createPool(url)
  return {
    url,
    pool,
    db: createDb(pool),
    async drop() {
      await pool.end()
      await runOnce(server, `drop database if exists ${name} with (force)`)
    },
  }
}
