import { Field, Int, ObjectType } from 'type-graphql'
import type { Language } from '../../../schema/rules/enumerations.ts'
import type { ConsentOccasion } from '../../people/consents.store.ts'
import { ConsentOccasionName, LanguageName } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { ErasureRequest } from './erasure.graphql.ts'

@ObjectType({ description: 'Something a customer said about advertising.' })
export class ConsentChange {
  @Field(() => Boolean, { description: 'Whether it was allowed; false when it was taken back.' })
  isGiven!: boolean

  @Field(() => ConsentOccasionName, { description: 'The form it was said on.' })
  occasion!: ConsentOccasion

  @Field(() => LanguageName, { description: 'The language of the form: what was read.' })
  language!: Language

  @Field(() => OrderMoment, { description: 'When.' })
  at!: OrderMoment
}

@ObjectType({ description: 'What the signed-in customer decides about their own data.' })
export class Privacy {
  @Field(() => Boolean, { description: 'Whether advertising by mail is allowed now.' })
  marketingConsent!: boolean

  @Field(() => [ConsentChange], { description: 'Everything said about it, newest first.' })
  consents!: ConsentChange[]

  @Field(() => ErasureRequest, {
    nullable: true,
    description: 'The open request to be forgotten; null when there is none.',
  })
  erasure!: ErasureRequest | null

  @Field(() => Int, {
    description: 'Orders that are not finished: none may be left when asking to be forgotten.',
  })
  openOrders!: number

  @Field(() => Int, { description: 'Paid points: paid back before anybody is forgotten.' })
  points!: number

  @Field(() => Int, { description: 'Reward points: they lapse.' })
  rewardPoints!: number

  @Field(() => Int, { description: 'Invoices that stay, as tax law asks, with the buyer they name.' })
  invoices!: number
}
