import { sql } from 'kysely'
import type { Province } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import type { TaxLine } from '../../points/events.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { TaxEntryRow } from './taxEntries.projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    tax_entry: TaxEntryRow
  }
}

/** Money in cents, credit notes counted as positive. */
export interface TaxSums {
  /** What the tax was reckoned on. */
  readonly invoicedOn: number
  readonly invoiced: number
  readonly creditedOn: number
  readonly credited: number
}

/** One tax of one province at one rate. */
export interface TaxReportRow extends TaxSums {
  readonly province: Province
  readonly name: TaxLine['name']
  /** Thousandths of a percent. */
  readonly rateMilli: number
}

/**
 * Tax by province and name over a stretch of local days: invoices of these days, and credit notes of these days to be deducted, each by its
 * own date (decisions T9, G2, G7). Ordered by province, then as invoices print the taxes.
 */
export async function taxReport(
  db: Db,
  { province, ...period }: StatementPeriod & { readonly province?: Province | undefined },
): Promise<TaxReportRow[]> {
  const { from, to } = dateBounds(period)
  const sum = (column: 'taxable' | 'cents', isCredit: boolean) =>
    sql<string>`coalesce(sum(abs(${sql.ref(column)})) filter (where is_credit = ${isCredit}), 0)`
  const found = await db
    .selectFrom('tax_entry')
    .select(['province', 'name', 'rate_milli'])
    .select([
      sum('taxable', false).as('invoicedOn'),
      sum('cents', false).as('invoiced'),
      sum('taxable', true).as('creditedOn'),
      sum('cents', true).as('credited'),
    ])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(province !== undefined, (entries) => entries.where('province', '=', province ?? 1))
    .groupBy(['province', 'name', 'rate_milli'])
    .orderBy('province')
    .orderBy('name')
    .orderBy('rate_milli')
    .execute()
  return found.map((row) => ({
    province: row.province,
    name: row.name,
    rateMilli: row.rate_milli,
    invoicedOn: Number(row.invoicedOn),
    invoiced: Number(row.invoiced),
    creditedOn: Number(row.creditedOn),
    credited: Number(row.credited),
  }))
}
