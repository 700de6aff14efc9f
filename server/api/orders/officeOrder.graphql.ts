import { Field, ID, Int, ObjectType } from 'type-graphql'
import { OrderListType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { Address, PropertyFacts } from '../account/accounts.graphql.ts'
import { SettledPayload } from '../graphql/settledPayload.graphql.ts'
import { OfficeOrderStaff, OrderGroupRef } from './officeCrew.graphql.ts'
import { OfficeOrderChange } from './officeTrail.graphql.ts'
import { Order } from './order.graphql.ts'

@ObjectType({
  description:
    "What the home as known today would make of an order's price; the placed price stays (decision B8).",
})
export class Requote {
  @Field(() => Int, { description: 'Points it would cost.' })
  totalPoints!: number

  @Field(() => Int, { description: 'Above 0 when the order was placed for less.' })
  differencePoints!: number
}

@ObjectType({ description: 'The customer of an order.' })
export class OrderCustomer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Customer number.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { nullable: true, description: 'Phone number, E.164.' })
  phoneNo!: string | null

  @Field(() => String, { description: 'E-mail address.' })
  email!: string
}

@ObjectType({ description: 'The same place in another record, as the office confirmed it (decision M8).' })
export class ConfirmedElsewhere extends PropertyFacts {
  @Field(() => ID, { description: 'Whose record it is or was.' })
  customerId!: string
}

@ObjectType({ description: 'What the office may do with an order now.' })
export class OfficeMay {
  @Field(() => Boolean, { description: 'Give it to a crew, or to another one.' })
  assign!: boolean

  @Field(() => Boolean, { description: 'Cancel it; free of charge.' })
  cancel!: boolean

  @Field(() => Boolean, { description: 'Move it to another time.' })
  move!: boolean

  @Field(() => Boolean, { description: 'Waive a cancellation fee, where one is due.' })
  waiveFee!: boolean

  @Field(() => Boolean, { description: 'Leave a note for the crew.' })
  addInstructions!: boolean

  @Field(() => Boolean, { description: 'Have the confirmation mailed once more.' })
  resendConfirmation!: boolean

  @Field(() => Boolean, { description: 'Record a complaint.' })
  openDispute!: boolean

  @Field(() => Boolean, { description: 'Decide a complaint.' })
  resolveDispute!: boolean
}

@ObjectType({ description: 'An order as the office sees it.' })
export class OfficeOrder {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => Int, {
    description: 'Grows with every change; send it along as `revisionSeen` (decision E14).',
  })
  revision!: number

  @Field(() => Order, { description: 'What its customer sees of it: work, time, price, notes.' })
  order!: Order

  @Field(() => OrderCustomer, { description: 'Whose it is.' })
  customer!: OrderCustomer

  @Field(() => Address, { description: 'As it was when the order was placed; `isConfirmed` is of today.' })
  address!: Address

  @Field(() => PropertyFacts, { description: 'The property as it is known today.' })
  property!: PropertyFacts

  @Field(() => ConfirmedElsewhere, {
    nullable: true,
    description:
      'Of an address that is not confirmed: the same place, confirmed in another record; null when there is none or the order is over.',
  })
  confirmedElsewhere!: ConfirmedElsewhere | null

  @Field(() => Requote, {
    nullable: true,
    description:
      'What today would make of the price; null when the order is over or its address was removed.',
  })
  requote!: Requote | null

  @Field(() => OrderGroupRef, { nullable: true, description: 'Its crew, while one is assigned.' })
  group!: OrderGroupRef | null

  @Field(() => [OfficeOrderStaff], { description: 'The people on it: the crew of now, or who did the work.' })
  staff!: OfficeOrderStaff[]

  @Field(() => [OfficeOrderChange], {
    description: 'The full trail, oldest first, beginning with the placing.',
  })
  trail!: OfficeOrderChange[]

  @Field(() => String, {
    nullable: true,
    description: 'What the office told the customer about the cancellation.',
  })
  cancellationNote!: string | null

  @Field(() => OfficeMay, { description: 'What the office may do now.' })
  officeMay!: OfficeMay
}

@ObjectType({ description: 'A page of orders; past the end it is empty, with the true count.' })
export class OfficeOrderPage {
  @Field(() => [OfficeOrder], { description: 'The page.' })
  items!: OfficeOrder[]

  @Field(() => Int, { description: 'Orders in the whole list.' })
  totalCount!: number

  @Field(() => Int, { description: 'Which page this is; the first one is 1.' })
  page!: number

  @Field(() => Int, { description: 'How many orders a page holds: 10, 20 or 50.' })
  pageSize!: number
}

@ObjectType({ description: 'How long one of the tabs of the office is.' })
export class OrderCount {
  @Field(() => OrderListType, { description: 'Which tab.' })
  type!: number

  @Field(() => ServiceCatalog, { description: 'Of which catalog.' })
  catalog!: number

  @Field(() => Int, { description: 'Orders in it.' })
  orders!: number
}

@ObjectType({ description: 'An order after a command of the office.' })
export class OfficeOrderPayload extends SettledPayload {
  @Field(() => OfficeOrder, { nullable: true, description: 'The order as it stands now; null when refused.' })
  order!: OfficeOrder | null
}
