import { Field, Float, ObjectType } from 'type-graphql'
import { type Language, languageTags } from '../../../schema/rules/enumerations.ts'
import type { TaxLine } from '../../points/events.ts'
import type { DocumentFigures } from '../../readmodels/payments/paymentViews.ts'
import { registrationNo } from './invoiceDocument.ts'

@ObjectType({ description: 'Canadian dollars.' })
export class Money {
  @Field(() => Float, {
    description: 'Whole cents; a Float only because sums over all customers may outgrow 32 bits.',
  })
  cents!: number

  @Field(() => String, { description: 'For people, in the request language, with two decimals.' })
  formatted!: string
}

@ObjectType({ description: 'One tax of an invoice or a credit note.' })
export class TaxAmount {
  @Field(() => String, { description: 'GST, HST or QST.' })
  name!: string

  @Field(() => Float, { description: 'Rate in percent.' })
  ratePercent!: number

  @Field(() => Money, { description: 'The tax, rounded half up on the subtotal.' })
  amount!: Money

  @Field(() => String, { description: 'Number it is collected under; HST under the GST number.' })
  registrationNo!: string
}

@ObjectType({ description: 'The sums of an invoice or a credit note.' })
export class DocumentSums {
  @Field(() => Money, { description: 'Before tax.' })
  subtotal!: Money

  @Field(() => [TaxAmount], { description: 'One line; two for Quebec.' })
  taxes!: TaxAmount[]

  @Field(() => Money, { description: 'All taxes together.' })
  tax!: Money

  @Field(() => Money, { description: 'With tax.' })
  total!: Money

  @Field(() => Money, { description: 'What rounding to 5 cents adds to cash or takes from it.' })
  cashRounding!: Money

  @Field(() => Money, { description: 'What is collected, or given back: the total, in cash to 5 cents.' })
  paid!: Money
}

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
