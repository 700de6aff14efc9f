import type { Language } from '../../../schema/rules/enumerations.ts'
import type { ConsentOccasion } from '../../people/consents.store.ts'
import { erasureTimes } from '../../people/erasure.ts'
import type { ErasureRequest as ErasureWish } from '../../people/erasureRequests.store.ts'
import { OfficeCustomer } from '../customers/customers.graphql.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { connectionOf } from '../graphql/connection.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { ConsentOccasionName, LanguageName } from '../graphql/enums.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'An open request for erasure.' })
export class ErasureRequest {
  @Field(() => ID, 'Opaque id.')
  id!: string

  @MomentField('When it was asked for.', { name: 'asked' })
  askedAt!: Temporal.Instant

  @MomentField('Not carried out before.')
  earliest!: Temporal.Instant

  @MomentField('Carried out by then.')
  latest!: Temporal.Instant
}

@InputType({ description: 'A request for erasure.' })
export class RequestErasureInput {
  @Field(() => String, "The password, as proof of the account's owner.")
  password!: string
}

@ObjectType({ description: 'Outcome of requesting erasure, or of withdrawing the request.' })
export class ErasureRequestPayload extends CommandPayload {
  @Field(() => ErasureRequest, 'The open request, or null.', nullable)
  erasure?: ErasureRequest | undefined
}

@ObjectType({ description: 'A request for erasure, for the office.' })
class OfficeErasureRequest extends ErasureRequest {
  @Field(() => OfficeCustomer, 'The customer; `points` must be paid back first.')
  customer!: OfficeCustomer

  @Field(() => Int, 'Orders that are not finished; none may be left.')
  openOrders!: number
}

export const OfficeErasureRequestConnection = connectionOf(OfficeErasureRequest, {
  name: 'OfficeErasureRequest',
  page: 'A stretch of the wishes to be forgotten that wait, oldest first.',
  isCounted: false,
})

@ObjectType({ description: 'Outcome of forgetting a customer.' })
export class EraseCustomerPayload extends CommandPayload {
  @Field(() => OfficeCustomer, 'The erased customer; null when refused.', nullable)
  customer?: OfficeCustomer | undefined
}

@ObjectType({ description: 'Something a customer said about advertising.' })
export class ConsentChange {
  @Field(() => Boolean, 'Whether it was allowed; false when it was taken back.')
  isGiven!: boolean

  @Field(() => ConsentOccasionName, 'The form it was said on.')
  occasion!: ConsentOccasion

  @Field(() => LanguageName, 'The language of the form.')
  language!: Language

  @MomentField('When.')
  at!: Temporal.Instant
}

@ObjectType({ description: "The signed-in customer's consents and data." })
export class Privacy {
  @Field(() => Boolean, 'Whether advertising by mail is allowed now.')
  marketingConsent!: boolean

  @Field(() => [ConsentChange], 'Everything said about it, newest first.')
  consents!: readonly ConsentChange[]

  @Field(() => ErasureRequest, 'The open request for erasure, or null.', nullable)
  erasure!: ErasureRequest | undefined
}

/** A wish to be forgotten with the two moments that follow from it. */
export function erasureOf(wish: ErasureWish): ErasureRequest {
  return { ...wish, ...erasureTimes(wish.askedAt) }
}
