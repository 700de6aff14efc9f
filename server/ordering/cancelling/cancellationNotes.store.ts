import type { ColumnType } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'

interface CancellationNoteTable {
  command_id: string
  order_id: string
  text: string
  written_at: ColumnType<Date, string, never>
}

declare module '../../kernel/database.ts' {
  interface Tables {
    cancellation_note: CancellationNoteTable
  }
}

/** What the office says about a cancellation, to the customer, or about a fee that it waived. */
export interface CancellationNote {
  /** The command that cancelled or waived; the event names it as its cause. */
  readonly commandId: string
  readonly orderId: string
  /** Up to 500 characters, in lines. */
  readonly text: string
}

/** Writes a note before what it belongs to; writing it again changes nothing. */
export async function writeCancellationNote(
  db: Db,
  { commandId, orderId, text }: CancellationNote,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('cancellation_note')
    .values({ command_id: commandId, order_id: orderId, text, written_at: now.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes by their commands (`cancelCommandId` of an order, for one); erased ones are left out. */
export async function findCancellationNotes(
  db: Db,
  commandIds: readonly string[],
): Promise<readonly CancellationNote[]> {
  const known = commandIds.filter((id) => isId(id))
  if (known.length === 0) return []
  const rows = await db
    .selectFrom('cancellation_note')
    .select(['command_id', 'order_id', 'text'])
    .where('command_id', 'in', known)
    .where('text', '<>', '')
    .execute()
  return rows.map((row) => ({ commandId: row.command_id, orderId: row.order_id, text: row.text }))
}
