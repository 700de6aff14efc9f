import { type Language, languageTags } from '../../../schema/rules/enumerations.ts'
import type { TaxLine } from '../../points/events.ts'
import type { DocumentFigures } from '../../readmodels/payments/paymentViews.ts'
import {
  Field,
  FieldResolver,
  Float,
  ObjectType,
  type PartOptions,
  Resolver,
  Root,
} from '../graphql/decorators.ts'
import { ShownField } from '../graphql/shownField.ts'
import { registrationNo } from './invoiceDocument.ts'

@ObjectType({ description: 'Canadian dollars.' })
export class Money {
  @Field(() => Float, 'Whole cents; a Float only because sums may outgrow 32 bits.')
  cents!: number

  @Field(() => String, 'For people, in the request language, with two decimals.')
  formatted!: string
}

/** A field that is Money in the schema and whole cents in its class. */
export const MoneyField = (description: string, options: PartOptions = {}) =>
  ShownField(() => Money, description, {
    ...options,
    show: (cents: Parameters<typeof moneyOf>[0], { language }) => moneyOf(cents, language),
  })

@ObjectType({ description: 'One tax of an invoice or a credit note.' })
class TaxAmount {
  @Field(() => String, 'GST, HST or QST.')
  name!: string

  @MoneyField('The tax, rounded half up on the subtotal.', { name: 'amount' })
  cents!: number
}

@Resolver(() => TaxAmount)
export class TaxAmountResolver {
  @FieldResolver(() => Float, 'Rate in percent.')
  ratePercent(@Root() { rateMilli }: TaxLine) {
    return rateMilli / 1_000
  }

  @FieldResolver(() => String, 'Number it is collected under; HST under the GST number.')
  registrationNo(@Root() { name }: TaxLine) {
    return registrationNo(name)
  }
}

@ObjectType({ description: 'The sums of an invoice or a credit note.' })
export class DocumentSums implements DocumentFigures {
  @MoneyField('Before tax.')
  subtotal!: number

  @Field(() => [TaxAmount], 'One line; two for Quebec.')
  taxes!: readonly TaxLine[]

  @MoneyField('All taxes together.')
  tax!: number

  @MoneyField('With tax.')
  total!: number

  @MoneyField('What rounding to 5 cents adds to cash or takes from it.')
  cashRounding!: number

  @MoneyField('The amount collected or returned: the total, rounded to 5 cents for cash.')
  paid!: number
}

const formats = new Map<Language, Intl.NumberFormat>()

/** An amount for GraphQL (decision K4). @param cents whole cents */
export function moneyOf(cents: number, language: Language): Money {
  const format = formats.get(language) ?? formatOf(language)
  return { cents, formatted: format.format(cents / 100) }
}

function formatOf(language: Language): Intl.NumberFormat {
  const format = new Intl.NumberFormat(languageTags[language], { style: 'currency', currency: 'CAD' })
  formats.set(language, format)
  return format
}
