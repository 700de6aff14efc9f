import { type Language, languageTags } from '../../../schema/rules/enumerations.ts'
import type { TaxLine } from '../../points/events.ts'
import type { DocumentFigures } from '../../readmodels/payments/paymentViews.ts'
import { registrationNo } from './invoiceDocument.ts'
import type { DocumentSums, Money, TaxAmount } from './money.graphql.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** An amount as GraphQL tells it (decision K4). @param cents whole cents */
export function moneyNode(cents: number, language: Language): Money {
  const format = formats.get(language) ?? formatOf(language)
  return { cents, formatted: format.format(cents / 100) }
}

export function documentNode(figures: DocumentFigures, language: Language): DocumentSums {
  const money = (cents: number) => moneyNode(cents, language)
  const { subtotal, taxes, tax, total, cashRounding, paid } = figures
  return {
    subtotal: money(subtotal),
    taxes: taxes.map((line) => taxNode(line, language)),
    tax: money(tax),
    total: money(total),
    cashRounding: money(cashRounding),
    paid: money(paid),
  }
}

function taxNode({ name, rateMilli, cents }: TaxLine, language: Language): TaxAmount {
  const amount = moneyNode(cents, language)
  return { name, ratePercent: rateMilli / 1_000, amount, registrationNo: registrationNo(name) }
}

function formatOf(language: Language): Intl.NumberFormat {
  const format = new Intl.NumberFormat(languageTags[language], { style: 'currency', currency: 'CAD' })
  formats.set(language, format)
  return format
}
