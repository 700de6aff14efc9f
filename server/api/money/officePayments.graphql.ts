import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { DocumentSums } from './money.graphql.ts'
import { OfficePayment } from './payments.graphql.ts'

@ObjectType({ description: 'The figures of a recharge.' })
export class RechargeQuote extends DocumentSums {
  @Field(() => Int, 'Points paid for, one per cent before tax.')
  points!: number

  @Field(() => Int, 'Reward points on top, rounded down.')
  rewardPoints!: number

  @Field(() => Province, "The province of the customer's default address, for its taxes.")
  province!: number
}

@ObjectType({ description: 'The most that can be taken back of a recharge; all 0 when everything is spent.' })
export class ReversalQuote extends DocumentSums {
  @Field(() => Int, 'Paid points that are unspent.')
  points!: number

  @Field(() => Int, 'Reward points that came with the recharge and would go with it.')
  rewardPoints!: number

  @Field(() => Int, 'Spent reward points of this payment, which would be owed (decision M1).')
  rewardOwed!: number
}

@ObjectType({ description: 'Points a customer holds.' })
export class PointBalance {
  @Field(() => Int, 'Paid points.')
  points!: number

  @Field(() => Int, 'Reward points.')
  rewardPoints!: number

  @Field(() => Int, 'Both together.')
  total!: number

  @Field(() => Int, 'Reward points owed for reversed recharges (decision M1).')
  owedRewardPoints!: number
}

@InputType({ description: 'A payment that was received.' })
export class ConfirmRechargeInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same payment.')
  key!: string

  @Field(() => ID, 'Who paid.')
  customerId!: string

  @Field(() => Int, 'Before tax, in cents: 1 to 9,999,900.')
  amountCents!: number

  @Field(() => PaymentMethod, 'How it was paid.')
  method!: PaymentMethod

  @Field(() => Int, 'Reward points, in whole percent of the points: 0 to 100.', { defaultValue: 0 })
  rewardPercent!: number

  @Field(() => String, 'For the office only; up to 1,000 characters.', nullable)
  comment!: string | null | undefined

  @Field(() => Boolean, 'An equal payment within a minute is intended.', { defaultValue: false })
  confirmRepeat!: boolean

  @Field(
    () => Int,
    'The total with tax on screen, in cents; another one is refused with TOTAL_CHANGED (decision P255).',
    nullable,
  )
  totalSeenCents!: number | null | undefined
}

@InputType({ description: 'Reward points, free of charge.' })
export class GrantRewardPointsInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same grant.')
  key!: string

  @Field(() => ID, 'Who gets them.')
  customerId!: string

  @Field(() => Int, 'How many: 1 to 9,999,999.')
  amount!: number
}

@InputType({ description: 'A recharge that was wrong.' })
export class ReverseRechargeInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same reversal.')
  key!: string

  @Field(() => ID, 'The customer.')
  customerId!: string

  @Field(() => Int, 'Which payment.')
  paymentId!: number

  @Field(() => Int, 'Paid points to take back; all unspent ones if absent.', nullable)
  amount!: number | null | undefined

  @Field(() => String, 'Why; for the office only, up to 1,000 characters.')
  reason!: string
}

@ObjectType({ description: 'The answer of every command on points and payments.' })
export class MoneyPayload extends CommandPayload {
  @Field(() => PointBalance, "The customer's balance now; null when refused.", nullable)
  balance?: PointBalance | undefined

  @Field(() => Boolean, 'Lists may lag behind this answer for a moment.')
  stale!: boolean
}

@ObjectType({ description: 'A confirmed payment.' })
export class ConfirmRechargePayload extends MoneyPayload {
  @Field(() => OfficePayment, 'The payment; null when refused or not listed yet.', nullable)
  payment?: OfficePayment | undefined

  @Field(() => Int, 'Names the payment; null when refused.', nullable)
  paymentId?: number | undefined

  @Field(() => String, 'Number of the invoice; null when refused.', nullable)
  invoiceNo?: string | undefined
}

@ObjectType({ description: 'A recharge, or a part of one, that was taken back.' })
export class ReverseRechargePayload extends MoneyPayload {
  @Field(() => OfficePayment, 'It, with its credit notes; null when refused.', nullable)
  payment?: OfficePayment | undefined

  @Field(() => String, 'Number of the credit note; null when refused.', nullable)
  creditNoteNo?: string | undefined

  @Field(() => Int, 'Paid points taken back; null when refused.', nullable)
  points?: number | undefined

  @Field(() => Int, 'Reward points taken back with them; null when refused.', nullable)
  rewardPoints?: number | undefined

  @Field(() => Int, 'Spent reward points that are now owed; null when refused.', nullable)
  rewardOwed?: number | undefined
}
