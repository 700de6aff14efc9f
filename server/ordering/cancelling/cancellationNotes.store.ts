import type { ColumnType } from 'kysely'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { joinOf } from '../../kernel/joins.store.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'

interface CancellationNoteTable {
  command_id: string
  order_id: string
  text: string
  written_at: ColumnType<Date, string, never>
}

declare module '../../kernel/database.ts' {
  interface Tables {
    order_office_note: CancellationNoteTable
  }
}

/**
 * A note on a cancellation, for the customer; or for the office: on a waived fee, a complaint or its decision, or a crew's words on a failed visit.
 */
interface CancellationNote {
  /** The command that it belongs to; the event names it as its cause. */
  readonly commandId: string
  readonly orderId: string
  /** Up to 500 characters, in lines. */
  readonly text: string
}

/**
 * Writes a note before the events it belongs to; writing it again changes nothing. A blank note is not stored.
 * @returns false if the command has left another note
 */
async function writeCancellationNote(
  db: Db,
  { commandId, orderId, text }: CancellationNote,
  now: Temporal.Instant,
): Promise<boolean> {
  if (text === '') return (await findCancellationNote(db, commandId)) === undefined
  const written = await db
    .insertInto('order_office_note')
    .values({ command_id: commandId, order_id: orderId, text, written_at: now.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('command_id')
    .executeTakeFirst()
  return written !== undefined || (await findCancellationNote(db, commandId)) === text
}

/** Writes the note of a command before its events. @returns KEY_REUSED if the command already has another note (decision L14) */
export async function writeOnlyNote(
  db: Db,
  note: CancellationNote,
  now: Temporal.Instant,
): Promise<Rejection | undefined> {
  const isWritten = await writeCancellationNote(db, note, now)
  return isWritten ? undefined : reject(RejectionCode.KEY_REUSED, { field: 'key' })
}

/** A command's note; undefined if there is none or it was erased. */
async function findCancellationNote(db: Db, commandId: string): Promise<string | undefined> {
  if (!isId(commandId)) return undefined
  const row = await db
    .selectFrom('order_office_note')
    .select('text')
    .where('command_id', '=', commandId)
    .where('text', '<>', '')
    .executeTakeFirst()
  return row?.text
}

/** Notes by their commands' ids (such as an order's `cancelCommandId`), without erased ones. */
export const cancellationNotesByCommand = joinOf<string>()({
  name: 'order_office_note',
  ids: 'uuid',
  sql: `select command_id as id, to_json(text) as row from order_office_note where command_id = any($ids) and text <> ''`,
  read: (text) => text,
})
