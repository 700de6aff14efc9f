import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { DocumentSums } from './money.graphql.ts'
import { OfficePayment } from './payments.graphql.ts'

@ObjectType({ description: 'The figures of a recharge.' })
export class RechargeQuote extends DocumentSums {
  @Field(() => Int, { description: 'Points paid for, one per cent before tax.' })
  points!: number

  @Field(() => Int, { description: 'Reward points on top, rounded down.' })
  rewardPoints!: number

  @Field(() => Province, { description: "The province of the customer's default address, for its taxes." })
  province!: number
}

@ObjectType({ description: 'The most that can be taken back of a recharge; all 0 when everything is spent.' })
export class ReversalQuote extends DocumentSums {
  @Field(() => Int, { description: 'Paid points that are unspent.' })
  points!: number

  @Field(() => Int, { description: 'Reward points that came with the recharge and would go with it.' })
  rewardPoints!: number

  @Field(() => Int, {
    description: 'Spent reward points of this payment, which would be owed (decision M1).',
  })
  rewardOwed!: number
}

@ObjectType({ description: 'Points a customer holds.' })
export class PointBalance {
  @Field(() => Int, { description: 'Paid points.' })
  points!: number

  @Field(() => Int, { description: 'Reward points.' })
  rewardPoints!: number

  @Field(() => Int, { description: 'Both together.' })
  total!: number

  @Field(() => Int, { description: 'Reward points owed for reversed recharges (decision M1).' })
  owedRewardPoints!: number
}

@InputType({ description: 'A payment that was received.' })
export class ConfirmRechargeInput {
  @Field(() => String, { description: 'One per intent; a retry with the same key is the same payment.' })
  key!: string

  @Field(() => ID, { description: 'Who paid.' })
  customerId!: string

  @Field(() => Int, { description: 'Before tax, in cents: 1 to 9,999,900.' })
  amountCents!: number

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  method!: PaymentMethod

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Reward points, in whole percent of the points: 0 to 100.',
  })
  rewardPercent!: number

  @Field(() => String, { nullable: true, description: 'For the office only; up to 1,000 characters.' })
  comment!: string | null | undefined

  @Field(() => Boolean, { defaultValue: false, description: 'An equal payment within a minute is intended.' })
  confirmRepeat!: boolean

  @Field(() => Int, {
    nullable: true,
    description:
      'The total with tax on screen, in cents; another one is refused with TOTAL_CHANGED (decision P255).',
  })
  totalSeenCents!: number | null | undefined
}

@InputType({ description: 'Reward points, free of charge.' })
export class GrantRewardPointsInput {
  @Field(() => String, { description: 'One per intent; a retry with the same key is the same grant.' })
  key!: string

  @Field(() => ID, { description: 'Who gets them.' })
  customerId!: string

  @Field(() => Int, { description: 'How many: 1 to 9,999,999.' })
  amount!: number
}

@InputType({ description: 'A recharge that was wrong.' })
export class ReverseRechargeInput {
  @Field(() => String, { description: 'One per intent; a retry with the same key is the same reversal.' })
  key!: string

  @Field(() => ID, { description: 'The customer.' })
  customerId!: string

  @Field(() => Int, { description: 'Which payment.' })
  paymentId!: number

  @Field(() => Int, { nullable: true, description: 'Paid points to take back; all unspent ones if absent.' })
  amount!: number | null | undefined

  @Field(() => String, { description: 'Why; for the office only, up to 1,000 characters.' })
  reason!: string
}

@ObjectType({ description: 'The answer of every command on points and payments.' })
export class MoneyPayload extends CommandPayload {
  @Field(() => PointBalance, {
    nullable: true,
    description: "The customer's balance now; null when refused.",
  })
  balance?: PointBalance | undefined

  @Field(() => Boolean, { description: 'Lists may lag behind this answer for a moment.' })
  stale!: boolean
}

@ObjectType({ description: 'A confirmed payment.' })
export class ConfirmRechargePayload extends MoneyPayload {
  @Field(() => OfficePayment, {
    nullable: true,
    description: 'The payment; null when refused or not listed yet.',
  })
  payment?: OfficePayment | undefined

  @Field(() => Int, { nullable: true, description: 'Names the payment; null when refused.' })
  paymentId?: number | undefined

  @Field(() => String, { nullable: true, description: 'Number of the invoice; null when refused.' })
  invoiceNo?: string | undefined
}

@ObjectType({ description: 'A recharge, or a part of one, that was taken back.' })
export class ReverseRechargePayload extends MoneyPayload {
  @Field(() => OfficePayment, {
    nullable: true,
    description: 'It, with its credit notes; null when refused.',
  })
  payment?: OfficePayment | undefined

  @Field(() => String, { nullable: true, description: 'Number of the credit note; null when refused.' })
  creditNoteNo?: string | undefined

  @Field(() => Int, { nullable: true, description: 'Paid points taken back; null when refused.' })
  points?: number | undefined

  @Field(() => Int, { nullable: true, description: 'Reward points taken back with them; null when refused.' })
  rewardPoints?: number | undefined

  @Field(() => Int, {
    nullable: true,
    description: 'Spent reward points that are now owed; null when refused.',
  })
  rewardOwed?: number | undefined
}
