import type { ColumnType } from 'kysely'
import type { ActorRole } from '../../kernel/command.ts'
import type { Db } from '../../kernel/database.ts'
import { joinOf } from '../../kernel/joins.store.ts'
import '../cancelling/cancellationNotes.store.ts'

interface OrderInstructionTable {
  id: string
  order_id: string
  author_role: ActorRole
  author_id: string
  text: string
  written_at: ColumnType<Date, string, never>
}

declare module '../../kernel/database.ts' {
  interface Tables {
    order_instruction: OrderInstructionTable
  }
}

/** A note to the crew (decision E11). */
export interface Instructions {
  readonly instructionsId: string
  readonly orderId: string
  /** Up to 500 characters, in lines. */
  readonly text: string
  readonly writtenAt: Temporal.Instant
  readonly author: { readonly id: string; readonly role: ActorRole }
}

/**
 * Writes a note's text before the event that refers to it (decision A20). Writing the same note again changes nothing.
 * @returns false if another note has that id
 */
export async function writeInstructions(db: Db, note: Instructions): Promise<boolean> {
  const { instructionsId, orderId, text, writtenAt, author } = note
  const written = await db
    .insertInto('order_instruction')
    .values({
      id: instructionsId,
      order_id: orderId,
      author_role: author.role,
      author_id: author.id,
      text,
      written_at: writtenAt.toString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written !== undefined) return true
  const known = await findInstructions(db, instructionsId)
  return known?.orderId === orderId && known.text === text
}

/** A note's order and text; undefined for an unknown id and for an erased note. */
async function findInstructions(db: Db, id: string) {
  return db
    .selectFrom('order_instruction')
    .select(['order_id as orderId', 'text'])
    .where('id', '=', id)
    .where('text', '<>', '')
    .executeTakeFirst()
}

/** Notes by comma-separated lists of their ids, as orders have them (`instructionsIds`); oldest first, without erased ones. */
export const instructionsByList = joinOf<readonly InstructionsRow[]>()({
  name: 'instructions',
  ids: 'text',
  sql: `select list as id, json_agg(found order by written_at, id) as row from (
    select list, i.* from unnest($ids) as list
    join order_instruction i on i.id = any (string_to_array(list, ',')::uuid[]) and text <> '') as found group by list`,
  read: (rows = []): readonly Instructions[] => rows.map(instructionsOf),
})

type InstructionsRow = Omit<OrderInstructionTable, 'written_at'> & { readonly written_at: string }

function instructionsOf(row: InstructionsRow): Instructions {
  return {
    instructionsId: row.id,
    orderId: row.order_id,
    text: row.text,
    writtenAt: Temporal.Instant.from(row.written_at),
    author: { id: row.author_id, role: row.author_role },
  }
}

/** Empties instructions and office notes of these orders, whoever wrote them: notes name people and houses (decision A20). */
export async function emptyOrderNotes(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await db.updateTable('order_instruction').set({ text: '' }).where('order_id', 'in', orderIds).execute()
  await db.updateTable('order_office_note').set({ text: '' }).where('order_id', 'in', orderIds).execute()
}
