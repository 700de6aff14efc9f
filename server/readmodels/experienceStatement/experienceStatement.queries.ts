import { sql } from 'kysely'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ActorRole } from '../../kernel/command.ts'
import type { Db } from '../../kernel/database.ts'
import { finderOf, joinOf } from '../../kernel/joins.store.ts'
import { yearsIn } from '../historyYears.queries.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { ExperienceBalanceRow, ExperienceEntryRow } from './experienceStatement.projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    experience_balance: ExperienceBalanceRow
    experience_entry: ExperienceEntryRow
  }
}

/** One line of the experience history; it always adds. */
export interface ExperienceEntryView {
  readonly id: string
  readonly amount: number
  readonly role: ActorRole
  readonly orderId: string
  readonly at: Temporal.Instant
}

/** Lifetime experience by customers' ids, 0 for a customer without a completed order. */
export const experienceByCustomer = joinOf<number>()({
  name: 'experience',
  ids: 'text',
  sql: `select user_id as id, to_json(experience) as row from experience_balance where user_id = any($ids)`,
  read: (experience = 0) => experience,
})
export const experienceOf = finderOf(experienceByCustomer)

/** The lines of a period, newest first, at most 1,000 (decision F8). */
export async function experienceHistory(
  db: Db,
  of: { readonly userId: string } & StatementPeriod,
): Promise<ExperienceEntryView[]> {
  const { from, to } = dateBounds(of)
  const found = await db
    .selectFrom('experience_entry')
    .select(sql<ExperienceEntryRow>`to_json(experience_entry)`.as('row'))
    .where('user_id', '=', of.userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('revision', 'desc')
    .limit(businessRules.lists.historyCap)
    .execute()
  return found.map(({ row }) => experienceEntryView(row))
}

/** The local years in which experience was gained, newest first (decision F7). */
export function experienceYears(db: Db, userId: string): Promise<number[]> {
  return yearsIn(db, 'experience_entry', userId)
}

/** A line as readers see it. */
export function experienceEntryView(row: ExperienceEntryRow): ExperienceEntryView {
  return {
    id: String(row.revision + 1),
    amount: row.amount,
    role: row.role,
    orderId: row.order_id,
    at: Temporal.Instant.from(row.at),
  }
}
