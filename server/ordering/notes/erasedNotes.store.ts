import type { Db } from '../../kernel/database.ts'
import '../cancelling/cancellationNotes.store.ts'
import './instructions.store.ts'

/** Empties everything that was written about these orders, whoever wrote it: notes name people and houses (decision A20). */
export async function emptyOrderNotes(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await db.updateTable('order_instruction').set({ text: '' }).where('order_id', 'in', orderIds).execute()
  await db.updateTable('order_office_note').set({ text: '' }).where('order_id', 'in', orderIds).execute()
}
