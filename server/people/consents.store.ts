import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'

/** The form on which a person answers whether we may advertise. */
export type ConsentOccasion = 'registration' | 'profile'

interface MarketingConsentChangeTable {
  id: Generated<string>
  customer_id: string
  is_given: boolean
  occasion: ConsentOccasion
  language: Language
  changed_at: ColumnType<Date, string, string>
}

declare module '../kernel/database.ts' {
  interface Tables {
    marketing_consent_change: MarketingConsentChangeTable
  }
}

/** One entry of a customer's consent log (decision A17). */
export interface ConsentChange {
  readonly isGiven: boolean
  readonly occasion: ConsentOccasion
  /** The language of the form that the person read. */
  readonly language: Language
  readonly at: Temporal.Instant
}

export async function recordConsent(db: Db, userId: string, change: ConsentChange): Promise<void> {
  await db
    .insertInto('marketing_consent_change')
    .values({
      customer_id: userId,
      is_given: change.isGiven,
      occasion: change.occasion,
      language: change.language,
      changed_at: change.at.toString(),
    })
    .execute()
}

/** A customer's answers about advertising and their times, oldest first: the proof, and part of a privacy access request. */
export async function consentLog(db: Db, userId: string): Promise<readonly ConsentChange[]> {
  const rows = await db
    .selectFrom('marketing_consent_change')
    .select(['is_given', 'occasion', 'language', 'changed_at'])
    .where('customer_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    isGiven: row.is_given,
    occasion: row.occasion,
    language: row.language,
    at: Temporal.Instant.fromEpochMilliseconds(row.changed_at.getTime()),
  }))
}
