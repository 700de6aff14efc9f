import { randomInt } from 'node:crypto'
import type { ColumnType, Generated } from 'kysely'
import { DatabaseError } from 'pg'
import type { CustomerTag, Language, Province } from '../../schema/rules/enumerations.ts'

/** Rows of the people of all three areas. */

/** A moment: written as an ISO string, read as a Date. */
type Moment = ColumnType<Date, string, string>

export interface CustomerTable {
  id: string
  user_no: string
  first_name: string
  last_name: string
  /** Null while the office knows none (decision W2). */
  email: string | null
  /** E.164. */
  phone: string | null
  password_hash: string
  is_active: boolean
  language: Language
  /** False until they have chosen one: the first is only a default. */
  language_chosen: Generated<boolean>
  /** yyyy-mm-dd; selected as text, because the driver would read a Date in its own zone. */
  dob: ColumnType<never, string | null, string | null>
  email_notifications: boolean
  /** Whether we may advertise by mail; every change is in the consent log (decision A17). */
  marketing_consent: Generated<boolean>
  memo: Generated<string>
  special_attr: Generated<CustomerTag>
  created_at: Moment
  /** When the person was erased: the rest identifies nobody (decision A20). */
  erased_at: ColumnType<Date | null, never, string>
  /** Both orders of the name as the search box compares them: see `searchedNames`. */
  search_first_last: string
  search_last_first: string
}

export interface AdminTable {
  id: string
  user_name: string
  password_hash: string
  is_disabled: Generated<boolean>
  language: Language
  created_at: Moment
}

export interface StaffTable {
  id: string
  staff_no: string
  photo_token: Generated<string>
  first_name: string
  last_name: string
  email: string
  phone: string | null
  password_hash: string | null
  is_disabled: Generated<boolean>
  self_assessment: number
  unit: string
  street_no: string
  street_name: string
  city: string
  postal: string
  province: Province
  language: Language
  created_at: Moment
  removed_at: ColumnType<Date | null, string | null | undefined, string | null>
}

declare module '../kernel/database.ts' {
  interface Tables {
    customer: CustomerTable
    admin: AdminTable
    staff: StaffTable
  }
}

const FEWEST_DIGITS = 6
/** The format of the column and of photo addresses. */
const MOST_DIGITS = 9
/** Draws per length: more than an unlucky streak needs while some are free, few enough to try longer ones soon. */
const DRAWS = 10

/**
 * Draws a unique, permanent number for a person. Numbers are random, so nobody can count customers or guess the next one (decision I4).
 * They have six digits, and more once those are used up.
 * @param insert inserts the person under the number; false if it is taken
 * @throws if no free number is found
 */
export async function drawnNumber(
  prefix: 'C' | 'S',
  insert: (number: string) => Promise<boolean>,
): Promise<string> {
  for (let draw = 0; draw < DRAWS * (MOST_DIGITS - FEWEST_DIGITS + 1); draw++) {
    const least = 10 ** (FEWEST_DIGITS - 1 + Math.floor(draw / DRAWS))
    const number = `${prefix}-${randomInt(least, 10 * least)}`
    if (await insert(number)) return number
  }
  throw new Error(`No free number was found for a person (${prefix}).`)
}

/** The unique constraint that an insert broke; undefined for other errors. */
export function brokenUnique(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined
}
