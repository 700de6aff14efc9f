import type { ColumnType } from 'kysely'
import type { Command } from './command.ts'
import { type Db, inTransaction } from './database.ts'
import { type CommandKey, otherTerms } from './ids.ts'
import { isRejection, type Rejection } from './rejection.ts'

interface UsedKeyTable {
  id: string
  terms: string
  used_at: ColumnType<Date, string, never>
}

declare module './database.ts' {
  interface Tables {
    used_key: UsedKeyTable
  }
}

/** A command that adds a row. */
export interface Adding<Outcome> {
  readonly add: (transaction: Db) => Promise<Outcome | Rejection>
  /** The added row in its current state, also if it was removed since. */
  readonly added: (transaction: Db) => Promise<Outcome>
}

/**
 * Runs a command on rows once per key, in one transaction with its writes (decision L14). Simultaneous calls wait for each other; a refusal
 * leaves the key unused. Without a key every call runs.
 * @returns the row added by this call or the first one; KEY_REUSED for a key that was used with other terms
 */
export async function onceForKey<Outcome extends object>(
  db: Db,
  { key, at }: Pick<Command, 'key' | 'at'>,
  { add, added }: Adding<Outcome>,
): Promise<Outcome | Rejection> {
  return inTransaction(db, async (transaction) => {
    if (key === undefined) return add(transaction)
    const usedTerms = await takeKey(transaction, key, at)
    if (usedTerms !== undefined) return otherTerms(key, usedTerms) ?? added(transaction)
    const outcome = await add(transaction)
    if (isRejection(outcome)) await transaction.deleteFrom('used_key').where('id', '=', key.id).execute()
    return outcome
  })
}

/** @returns the terms it was used with before; undefined for a new key */
async function takeKey(
  transaction: Db,
  { id, terms }: CommandKey,
  at: Temporal.Instant,
): Promise<string | undefined> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('used_key')
    .values({ id, terms, used_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return undefined
  const used = await transaction
    .selectFrom('used_key')
    .select('terms')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return used.terms
}
