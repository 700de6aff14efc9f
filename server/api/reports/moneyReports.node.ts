import type { Language } from '../../../schema/rules/enumerations.ts'
import type { PaymentTotals as PaymentSums } from '../../readmodels/payments/paymentReport.queries.ts'
import type { TaxSums as Sums, TaxReportRow as TaxRow } from '../../readmodels/payments/taxReport.queries.ts'
import { moneyNode } from '../money/money.node.ts'
import type { PaymentTotals, TaxReport, TaxSums } from './moneyReports.graphql.ts'

export function paymentTotalsNode(sums: PaymentSums, language: Language): PaymentTotals {
  const money = (cents: number) => moneyNode(cents, language)
  const { subtotal, tax, total, paid, credited } = sums
  return {
    subtotal: money(subtotal),
    tax: money(tax),
    total: money(total),
    paid: money(paid),
    credited: money(credited),
    kept: money(paid - credited),
  }
}

export function taxReportNode(rows: readonly TaxRow[], language: Language): TaxReport {
  const byName = [...Map.groupBy(rows, ({ name }) => name)]
  return {
    rows: rows.map(({ province, name, rateMilli, ...sums }) => ({
      province,
      name,
      ratePercent: rateMilli / 1_000,
      ...taxSums(sums, language),
    })),
    totals: byName.map(([name, same]) => ({ name, ...taxSums(same.reduce(plus, nothing), language) })),
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

function taxSums({ invoicedOn, invoiced, creditedOn, credited }: Sums, language: Language): TaxSums {
  const money = (cents: number) => moneyNode(cents, language)
  return {
    invoicedOn: money(invoicedOn),
    invoiced: money(invoiced),
    creditedOn: money(creditedOn),
    credited: money(credited),
    netOn: money(invoicedOn - creditedOn),
    net: money(invoiced - credited),
  }
}
