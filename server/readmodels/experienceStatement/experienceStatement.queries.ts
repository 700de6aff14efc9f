import { sql } from 'kysely'
import type { ActorRole } from '../../kernel/command.ts'
import { finderOf, joinOf } from '../../kernel/joins.store.ts'
import { placeParts } from '../../kernel/pages.ts'
import { entriesIn, type KeysetListing } from '../keysetPage.queries.ts'
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

/** A line as readers see it. */
function experienceEntryView(row: ExperienceEntryRow): ExperienceEntryView {
  return {
    id: String(row.revision + 1),
    amount: row.amount,
    role: row.role,
    orderId: row.order_id,
    at: Temporal.Instant.from(row.at),
  }
}

/** By revision, newest first. */
const listing: KeysetListing<ExperienceEntryRow, number, ExperienceEntryView> = {
  name: 'experience',
  place: placeParts.revision,
  row: sql`to_json(experience_entry)`,
  order: sql`revision desc`,
  after: (revision) => sql`revision < ${revision}`,
  placeOf: ({ revision }) => revision,
  viewOf: experienceEntryView,
}
export const {
  history: experienceHistory,
  page: experiencePage,
  years: experienceYears,
} = entriesIn('experience_entry', listing)
