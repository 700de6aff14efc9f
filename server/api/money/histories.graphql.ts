import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import { HistoryFilter } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { PointEntryKind } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { PageInfo } from '../graphql/pageInfo.graphql.ts'

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many at most: 1 to 100.' })
  first!: number

  @Field(() => String, { nullable: true, description: 'Cursor of the last entry already seen.' })
  after!: string | null | undefined
}

@ArgsType()
export class HistoryArgs extends PageArgs {
  @Field(() => HistoryFilter, { nullable: true, description: 'Which stretch; everything when absent.' })
  filter!: HistoryFilter | null | undefined

  @Field(() => Int, { nullable: true, description: 'The local year, with the filter Year.' })
  year!: number | null | undefined
}

@ArgsType()
export class CustomerHistoryArgs extends HistoryArgs {
  @Field(() => ID, { description: 'Whose.' })
  customerId!: string
}

@ObjectType({ description: "One choice of a history's filter." })
export class HistoryFilterItem {
  @Field(() => HistoryFilter, { description: 'Pass as `filter`.' })
  filter!: HistoryFilter

  @Field(() => Int, { nullable: true, description: 'Pass as `year`; with the filter Year only.' })
  year!: number | null

  @Field(() => String, { description: 'For people, in the request language.' })
  text!: string
}

@ObjectType({ description: 'Points that came in or went out of one bucket.' })
export class PointEntry {
  @Field(() => ID, { description: "Names the entry among the customer's." })
  id!: string

  @Field(() => PointEntryKind, { description: 'Why.' })
  kind!: string

  @Field(() => Boolean, { description: 'The bucket: reward points, or paid ones.' })
  isReward!: boolean

  @Field(() => Int, { description: 'How many, above 0.' })
  amount!: number

  @Field(() => Boolean, { description: 'They went out.' })
  isDeduction!: boolean

  @Field(() => Int, {
    description: 'The payment they came from; 0 when they went out, a negative number of its own otherwise.',
  })
  paymentId!: number

  @Field(() => ActorRole, { description: 'Who caused it.' })
  role!: number

  @Field(() => OrderMoment, { description: 'When.' })
  occurred!: OrderMoment

  @Field(() => String, { nullable: true, description: 'The order it is about, if one.' })
  orderNo!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The credit note of a reversed recharge, or of the one that was paid for later (decision M1).',
  })
  creditNoteNo!: string | null
}

@ObjectType({ description: 'One entry of the point history.' })
export class PointEntryEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => PointEntry, { description: 'The entry.' })
  node!: PointEntry
}

@ObjectType({ description: 'A page of the point history, newest first.' })
export class PointEntryConnection {
  @Field(() => [PointEntryEdge], { description: 'The page.' })
  edges!: PointEntryEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo

  @Field(() => Int, { description: 'Entries of the whole stretch.' })
  totalCount!: number
}

@ObjectType({ description: 'Experience that a completed order gave.' })
export class ExperienceEntry {
  @Field(() => ID, { description: "Names the entry among the customer's." })
  id!: string

  @Field(() => Int, { description: 'How much; it only adds.' })
  amount!: number

  @Field(() => ActorRole, { description: 'Always the system.' })
  role!: number

  @Field(() => OrderMoment, { description: 'When.' })
  occurred!: OrderMoment

  @Field(() => String, { nullable: true, description: 'The completed order.' })
  orderNo!: string | null
}

@ObjectType({ description: 'One entry of the experience history.' })
export class ExperienceEntryEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => ExperienceEntry, { description: 'The entry.' })
  node!: ExperienceEntry
}

@ObjectType({ description: 'A page of the experience history, newest first.' })
export class ExperienceEntryConnection {
  @Field(() => [ExperienceEntryEdge], { description: 'The page.' })
  edges!: ExperienceEntryEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo

  @Field(() => Int, { description: 'Entries of the whole stretch.' })
  totalCount!: number
}
