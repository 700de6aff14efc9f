import { Field, Int, ObjectType } from 'type-graphql'
import { CancellationReason } from '../graphql/enums.ts'

@ObjectType({
  description:
    'What became of the points of a cancelled order: `points`, `feePoints`, `recoveredPoints` and `usedPoints` are together what was paid.',
})
export class OrderRefund {
  @Field(() => CancellationReason, { description: 'Why it was cancelled.' })
  reason!: string

  @Field(() => Int, { description: 'Points that came back, both buckets together.' })
  points!: number

  @Field(() => Int, { description: 'How many of those are reward points.' })
  rewardPoints!: number

  @Field(() => Int, { description: 'Points that were kept as a fee.' })
  feePoints!: number

  @Field(() => Int, {
    description:
      'Reward points that paid what was owed for a recharge that had been taken back (decision M1).',
  })
  recoveredPoints!: number

  @Field(() => Int, {
    description: 'Points for the months that had begun; 0 unless a month or a season was stopped in service.',
  })
  usedPoints!: number

  @Field(() => String, { nullable: true, description: 'What the office told the customer about it.' })
  note!: string | null
}
