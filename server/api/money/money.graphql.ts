import { Field, Float, ObjectType } from 'type-graphql'

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
