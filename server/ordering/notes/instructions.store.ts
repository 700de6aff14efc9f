import type { ColumnType } from 'kysely'
import type { ActorRole } from '../../kernel/command.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'

export interface OrderInstructionTable {
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
 * Writes a note's text, before the event that points at it (event model, "Personal data"). Writing the same note again changes nothing.
 * @returns false when another note has that id
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
  const [known] = await findInstructions(db, [instructionsId])
  return known?.orderId === orderId && known.text === text
}

/** Notes by the ids that orders carry (`instructionsIds`), oldest first; erased ones and those of unknown ids are left out. */
export async function findInstructions(db: Db, ids: readonly string[]): Promise<readonly Instructions[]> {
  const known = ids.filter((id) => isId(id))
  if (known.length === 0) return []
  const rows = await db
    .selectFrom('order_instruction')
    .selectAll()
    .where('id', 'in', known)
    .where('text', '<>', '')
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    instructionsId: row.id,
    orderId: row.order_id,
    text: row.text,
    writtenAt: Temporal.Instant.fromEpochMilliseconds(row.written_at.getTime()),
    author: { id: row.author_id, role: row.author_role },
  }))
}
