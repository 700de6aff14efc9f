import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { TaxSums as Sums, TaxReportRow as TaxRow } from '../../readmodels/payments/taxReport.queries.ts'
import { connectionOf } from '../graphql/connection.ts'
import { ArgsType, Field, Float, ID, nullable, ObjectType } from '../graphql/decorators.ts'
import { PointBucket, PointEntryKind, type ValueOf } from '../graphql/enums.ts'
import { PageArgs, PointEntry } from '../money/histories.graphql.ts'
import { MoneyField } from '../money/money.graphql.ts'
import { OfficePaymentConnection } from '../money/payments.graphql.ts'

const days = {
  from: 'First local day, yyyy-mm-dd; from the beginning when absent.',
  to: 'Last local day, yyyy-mm-dd; up to now when absent.',
}

/** A page of changes by customer and time. */
@ArgsType()
class MovementReportArgs extends PageArgs {
  @Field(() => String, days.from, nullable)
  from!: string | null | undefined

  @Field(() => String, days.to, nullable)
  to!: string | null | undefined

  @Field(() => ID, 'Of this customer only.', nullable)
  customerId!: string | null | undefined
}

@ArgsType()
export class LedgerReportArgs extends MovementReportArgs {
  @Field(() => PointBucket, 'Of this bucket only.', nullable)
  bucket!: string | null | undefined

  @Field(() => PointEntryKind, 'Of this kind only.', nullable)
  kind!: ValueOf<typeof PointEntryKind> | null | undefined
}

@ArgsType()
export class PaymentReportArgs extends MovementReportArgs {
  @Field(() => PaymentMethod, 'Paid like this only.', nullable)
  method!: PaymentMethod | null | undefined

  @Field(() => Province, 'With the taxes of this province only.', nullable)
  province!: Province | null | undefined
}

@ArgsType()
export class TaxReportArgs {
  @Field(() => String, days.from, nullable)
  from!: string | null | undefined

  @Field(() => String, days.to, nullable)
  to!: string | null | undefined

  @Field(() => Province, 'Of this province only.', nullable)
  province!: Province | null | undefined
}

@ObjectType({ description: 'A movement of points with its customer.' })
export class LedgerEntry extends PointEntry {
  @Field(() => ID, 'Whose.', { name: 'customerId' })
  userId!: string
}

@ObjectType({ description: "The totals of a report's movements, in points." })
export class LedgerTotals {
  @Field(() => Float, 'Paid points that came in.')
  pointsIn!: number

  @Field(() => Float, 'Paid points that went out.')
  pointsOut!: number

  @Field(() => Float, 'Reward points that came in.')
  rewardIn!: number

  @Field(() => Float, 'Reward points that went out.')
  rewardOut!: number
}

@ObjectType({ description: "A page of everybody's movements of points, newest first." })
export class LedgerReport extends connectionOf(LedgerEntry, {
  name: 'LedgerEntry',
  page: "A page of everybody's movements of points, newest first.",
}) {
  @Field(() => LedgerTotals, 'Their totals.')
  totals!: Promise<LedgerTotals>
}

@ObjectType({ description: "The totals of a report's payments." })
export class PaymentTotals {
  @MoneyField('Before tax.')
  subtotal!: number

  @MoneyField('Tax.')
  tax!: number

  @MoneyField('With tax.')
  total!: number

  @MoneyField('The rounding of cash, below zero where less was collected.')
  cashRounding!: number

  @MoneyField('The amount collected, with the rounding of cash.')
  paid!: number

  @MoneyField('What went back of these payments, whenever, with tax and rounding.')
  credited!: number

  @MoneyField('The amount kept: collected less returned.')
  kept!: number
}

@ObjectType({ description: "A page of everybody's payments, newest first." })
export class PaymentReport extends OfficePaymentConnection {
  @Field(() => PaymentTotals, 'Their totals.')
  totals!: Promise<PaymentTotals>
}

@ObjectType({ description: 'Tax over a stretch of days.' })
class TaxSums {
  @MoneyField('Amounts before tax that were invoiced.')
  invoicedOn!: number

  @MoneyField('Tax on them.')
  invoiced!: number

  @MoneyField('Amounts before tax on credit notes of these days.')
  creditedOn!: number

  @MoneyField('Tax on them, to be deducted.')
  credited!: number

  @MoneyField('Amounts before tax less credit notes.')
  netOn!: number

  @MoneyField('The tax due: tax less credit notes.')
  net!: number
}

@ObjectType({ description: 'One tax of one province at one rate.' })
export class TaxReportRow extends TaxSums {
  @Field(() => Province, 'Where the services are supplied.')
  province!: number

  @Field(() => String, 'GST, HST or QST.')
  name!: string

  @Field(() => Float, 'Rate in percent.')
  ratePercent!: number
}

@ObjectType({ description: 'One tax over all provinces.' })
export class TaxReportTotal extends TaxSums {
  @Field(() => String, 'GST, HST or QST.')
  name!: string
}

@ObjectType({
  description: 'Tax by province and name over a range of days; credit notes count on their day.',
})
export class TaxReport {
  @Field(() => [TaxReportRow], 'By province, name and rate.')
  rows!: TaxReportRow[]

  @Field(() => [TaxReportTotal], 'By name, over all provinces.')
  totals!: TaxReportTotal[]
}

/** The rows, and the same by name over all provinces. */
export function taxReportOf(rows: readonly TaxRow[]): TaxReport {
  const byName = [...Map.groupBy(rows, ({ name }) => name)]
  return {
    rows: rows.map((row) => ({ ...withNet(row), ratePercent: row.rateMilli / 1_000 })),
    totals: byName.map(([name, same]) => ({ name, ...withNet(same.reduce<Sums>(plus, nothing)) })),
  }
}

const nothing: Sums = { invoicedOn: 0, invoiced: 0, creditedOn: 0, credited: 0 }

function plus(a: Sums, b: Sums): Sums {
  return {
    invoicedOn: a.invoicedOn + b.invoicedOn,
    invoiced: a.invoiced + b.invoiced,
    creditedOn: a.creditedOn + b.creditedOn,
    credited: a.credited + b.credited,
  }
}

function withNet<Row extends Sums>(row: Row): Row & TaxSums {
  return { ...row, netOn: row.invoicedOn - row.creditedOn, net: row.invoiced - row.credited }
}
