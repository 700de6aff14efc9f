import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { createKeyedLock } from '../../kernel/keyedLock.ts'
import { isOutage } from '../../kernel/unavailable.ts'
import { ConflictError, StoreUnavailableError } from '../errors.ts'
import type { EventStore } from '../port.ts'

/** Each append that holds rows keeps a connection; the pool must have enough left for whoever changes them meanwhile. */
const HOLDERS = 4

/**
 * A store whose events are in another database than the rows that appends may stand on: a transaction around the append holds them.
 * Rows without {@link RowsHeld.always} are not held.
 */
export function holdingRows(store: EventStore, db: Db): EventStore {
  const turns = createKeyedLock({ holders: HOLDERS })
  return {
    ...store,
    async append({ rows, ...request }, options) {
      if (!rows?.always) return store.append(request, options)
      const release = await turns.acquire([rows.hold])
      try {
        return await db.transaction().execute(async (transaction) => {
          const held = await sql<{ version: number }>`select ${sql.raw(rows.hold)}() as version`.execute(
            transaction,
          )
          if (held.rows[0]?.version !== rows.version) throw new ConflictError([])
          return store.append(request, options)
        })
      } catch (error) {
        throw isOutage(error) ? new StoreUnavailableError('rows cannot be held', { cause: error }) : error
      } finally {
        release?.()
      }
    },
  }
}
