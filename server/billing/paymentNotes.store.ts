import { type ColumnType, type RawBuilder, sql } from 'kysely'
import { fieldFaults } from '../../schema/rules/fieldFault.ts'
import { noteField } from '../../schema/rules/paymentFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Db } from '../kernel/database.ts'
import { joinOf } from '../kernel/joins.store.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

interface PaymentNoteTable {
  command_id: string
  customer_id: string
  text: string
  created_at: ColumnType<Date, string, never>
}

declare module '../kernel/database.ts' {
  interface Tables {
    payment_note: PaymentNoteTable
  }
}

/** The office's internal note on a payment or its reversal (decision G10). */
export interface PaymentNote {
  /** The command, which the payment's events name as their cause. */
  readonly commandId: string
  readonly userId: string
  /** Empty: nothing is kept. */
  readonly text: string
  readonly now: Temporal.Instant
}

/**
 * A note as it is kept.
 * @param field as the call names it: FIELD_REQUIRED for an empty one unless it is `comment`, which may be empty
 */
export function checkedNote(text: string, field: 'comment' | 'reason'): string | Rejection {
  const outcome = noteField.safeParse(text)
  if (!outcome.success) {
    const [fault] = fieldFaults(outcome.error)
    const { code, ...more } = fault ?? { code: RejectionCode.FIELD_INVALID }
    return { rejected: code, ...more, field }
  }
  if (outcome.data === '' && field === 'reason') return reject(RejectionCode.FIELD_REQUIRED, { field })
  return outcome.data
}

/** Writes a note down, once: a retry of its command changes nothing. @returns false when the command has left another note */
async function keepNote(db: Db, { commandId, userId, text, now }: PaymentNote): Promise<boolean> {
  if (text === '') return (await findNote(db, commandId)) === undefined
  const written = await db
    .insertInto('payment_note')
    .values({ command_id: commandId, customer_id: userId, text, created_at: now.toString() })
    .onConflict((conflict) => conflict.column('command_id').doNothing())
    .returning('command_id')
    .executeTakeFirst()
  return written !== undefined || (await findNote(db, commandId)) === text
}

/** Writes the note of a command before it runs. @returns KEY_REUSED if the command has another note (decision L14) */
export async function keepOnlyNote(db: Db, note: PaymentNote): Promise<Rejection | undefined> {
  return (await keepNote(db, note)) ? undefined : reject(RejectionCode.KEY_REUSED, { field: 'key' })
}

async function findNote(db: Db, commandId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_note')
    .select('text')
    .where('command_id', '=', commandId)
    .executeTakeFirst()
  return row?.text
}

/**
 * The same as a part of the statement that writes its subject, and only if that returns a row. @param about the subject's name in the
 * statement
 */
export function keepNoteWith(
  about: string,
  { commandId, userId, text, now }: PaymentNote,
): RawBuilder<never> {
  return sql`(insert into payment_note (command_id, customer_id, text, created_at)
    select ${commandId}::uuid, ${userId}::uuid, ${text}, ${now.toString()}::timestamptz
    from ${sql.table(about)} where ${text} <> '' on conflict (command_id) do nothing)`
}

/** Notes by their commands. */
export const paymentNotesByCommand = joinOf<string>()({
  name: 'payment_note',
  ids: 'uuid',
  sql: `select command_id as id, to_json(text) as row from payment_note where command_id = any($ids)`,
  read: (text) => text,
})

/** Empties the office's notes on a customer's payments; the payments stay (decision A20). */
export async function emptyNotes(db: Db, userId: string): Promise<void> {
  await db.updateTable('payment_note').set({ text: '' }).where('customer_id', '=', userId).execute()
}
