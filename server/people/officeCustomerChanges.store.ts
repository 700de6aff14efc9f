import type { CustomerTag } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'

/** The office's data about a customer. */
export interface OfficeNotes {
  readonly memo: string
  readonly specialAttr: CustomerTag
}

/** Reads it locked until the transaction ends; undefined without such a customer. */
export async function lockOfficeNotes(transaction: Db, userId: string): Promise<OfficeNotes | undefined> {
  if (!isId(userId)) return undefined
  const row = await transaction
    .selectFrom('customer')
    .select(['memo', 'special_attr'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { memo: row.memo, specialAttr: row.special_attr }
}

export async function writeOfficeNotes(
  db: Db,
  userId: string,
  { memo, specialAttr }: OfficeNotes,
): Promise<void> {
  await db.updateTable('customer').set({ memo, special_attr: specialAttr }).where('id', '=', userId).execute()
}
