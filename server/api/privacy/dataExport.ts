import { sql } from 'kysely'
import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import {
  CustomerTag,
  OrderAction,
  OrderStatus,
  PaymentMethod,
  PeriodType,
  Province,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import type { Sent } from '../rest/restCall.ts'
import { type PersonalTableName, personalTables } from './personalTables.ts'

/** A row in the file: names in camelCase, moments in ISO 8601. */
type ToldRow = Readonly<Record<string, unknown>>

/** Everything we keep of a person, by section. */
export const dataExportShape = z
  .strictObject({
    about: z.strictObject({
      company: z.string(),
      createdAt: z.iso.datetime(),
      times: z.string().describe('How moments are written'),
      money: z.string().describe('What amounts are counted in'),
      codes: z
        .record(z.string(), z.record(z.string(), z.string()))
        .describe('What the numbers of some columns mean, by column'),
    }),
    sections: z
      .record(z.string(), z.array(z.looseObject({})))
      .describe('The rows of each table that is about the person'),
  })
  .meta({ id: 'PersonalData' })

export type PersonalData = Sent<z.infer<typeof dataExportShape>>

/**
 * Answers a privacy access request (decision A18, including the office's memo): every row about this person, a section for each table,
 * without hashes of secrets and the office's own data (decision M7).
 * @param userId a customer's id
 */
export async function dataExport(db: Db, userId: string, now: Temporal.Instant): Promise<PersonalData> {
  const owned = await belongingsOf(db, userId)
  const names = Object.keys(personalTables) as PersonalTableName[]
  const told = await Promise.all(
    names.map(async (name) => [personalTables[name].section, await rowsOf(db, name, owned)] as const),
  )
  return { about: aboutFile(now), sections: Object.fromEntries(told) }
}

type Owned = Readonly<Record<(typeof personalTables)[PersonalTableName]['of'], readonly string[]>>

async function belongingsOf(db: Db, userId: string): Promise<Owned> {
  const [orders, complaints, addresses, payments] = await Promise.all([
    db
      .selectFrom('order_history')
      .select(['order_id', 'cancel_command_id'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('order_change')
      .innerJoin('order_history', 'order_history.order_id', 'order_change.order_id')
      .select(sql<string>`new_value ->> 'noteId'`.as('note_id'))
      .where('user_id', '=', userId)
      .where('action', '=', OrderAction.DisputeOpened)
      .execute(),
    db.selectFrom('address').select('id').where('customer_id', '=', userId).execute(),
    db.selectFrom('payment').select('invoice_no').where('user_id', '=', userId).execute(),
  ])
  return {
    customer: [userId],
    orders: orders.map(({ order_id }) => order_id),
    noted: [
      ...orders.map(({ cancel_command_id }) => cancel_command_id).filter((id) => id !== null),
      ...complaints.map(({ note_id }) => note_id).filter(isId),
    ],
    addresses: addresses.map(({ id }) => id),
    invoices: payments.map(({ invoice_no }) => invoice_no),
  }
}

async function rowsOf(db: Db, table: PersonalTableName, owned: Owned): Promise<readonly ToldRow[]> {
  const { column, of, type, order, ...more } = personalTables[table]
  if (owned[of].length === 0) return []
  const left: readonly string[] = 'without' in more ? more.without : []
  const withCrews: readonly string[] = 'withoutCrewsIn' in more ? more.withoutCrewsIn : []
  const { rows } = await sql<{ row: ToldRow }>`
    select to_jsonb(kept) - ${[...left]}::text[] as row from ${sql.table(table)} as kept
    where ${sql.ref(column)} = any(${[...owned[of]]}::${sql.raw(type)}[])
    ${table === 'office_change' ? sql`and subject_kind = 'customer'` : sql``}
    order by ${sql.ref(order)}`.execute(db)
  return rows.map(({ row }) => toldRow(withoutCrews(row, withCrews)))
}

/** The row without the ids of crews and their members in these columns of JSON. */
function withoutCrews(row: ToldRow, columns: readonly string[]): ToldRow {
  const left = columns.map((column) => {
    const { groupId, staffId, staffIds, ...told } = row[column] as ToldRow
    return [column, told]
  })
  return { ...row, ...Object.fromEntries(left) }
}

function toldRow(row: ToldRow): ToldRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value]))
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function aboutFile(now: Temporal.Instant): PersonalData['about'] {
  const codes = {
    status: OrderStatus,
    catalog: ServiceCatalog,
    periodType: PeriodType,
    method: PaymentMethod,
    province: Province,
    specialAttr: CustomerTag,
    role: ActorRole,
  }
  return {
    company: businessRules.company.legalName,
    createdAt: now.toString({ smallestUnit: 'second' }),
    times: 'ISO 8601; +00:00 is UTC',
    money: 'whole cents; 100 points are one dollar',
    codes: Object.fromEntries(Object.entries(codes).map(([name, names]) => [name, byNumber(names)])),
  }
}

function byNumber(names: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).map(([name, number]) => [String(number), name]))
}
