import { ArgsType, Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { HistoryFilter } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { PageAsked } from '../../kernel/pages.ts'
import type { ExperienceEntryView } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { StatementPeriod } from '../../readmodels/statementPeriod.ts'
import type { PointEntryView } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { connectionOf, pageAsked } from '../graphql/connection.ts'
import { PointEntryKind, type ValueOf } from '../graphql/enums.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'
import { askedPeriod } from './historyAsked.ts'

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
  year!: number | undefined

  @Field(() => String, { description: 'For people, in the request language.' })
  text!: string
}

@ObjectType({ description: 'Points that came in or went out of one bucket.' })
export class PointEntry {
  @Field(() => ID, { description: "Names the entry among the customer's." })
  id!: string

  @Field(() => PointEntryKind, { description: 'Why.' })
  kind!: ValueOf<typeof PointEntryKind>

  @Field(() => Boolean, { description: 'The bucket: reward points, or paid ones.' })
  isReward!: boolean

  @Field(() => Int, { description: 'How many, above 0.' })
  amount!: number

  @Field(() => Int, {
    description: 'The payment they came from; 0 when spent, else a unique negative number.',
  })
  paymentId!: number

  @Field(() => ActorRole, { description: 'Who caused it.' })
  role!: number

  @MomentField({ name: 'occurred', description: 'When.' })
  at!: Temporal.Instant

  @Field(() => String, {
    nullable: true,
    description: 'The credit note of the reversed recharge (decision M1).',
  })
  creditNoteNo!: string | undefined
}

export const PointEntryConnection = connectionOf(PointEntry, {
  name: 'PointEntry',
  edge: 'One entry of the point history.',
  node: 'The entry.',
  connection: 'A page of the point history, newest first.',
  totalCount: 'Entries of the whole stretch.',
})

@ObjectType({ description: 'Experience that a completed order gave.' })
export class ExperienceEntry {
  @Field(() => ID, { description: "Names the entry among the customer's." })
  id!: string

  @Field(() => Int, { description: 'How much; it only adds.' })
  amount!: number

  @Field(() => ActorRole, { description: 'Always the system.' })
  role!: number

  @MomentField({ name: 'occurred', description: 'When.' })
  at!: Temporal.Instant
}

export const ExperienceEntryConnection = connectionOf(ExperienceEntry, {
  name: 'ExperienceEntry',
  edge: 'One entry of the experience history.',
  node: 'The entry.',
  connection: 'A page of the experience history, newest first.',
  totalCount: 'Entries of the whole stretch.',
})

/** What entries of histories point at, joined only where a query asks. */
@Resolver(() => PointEntry)
export class PointEntryResolver {
  @FieldResolver(() => Boolean, { description: 'They went out.' })
  isDeduction(@Root() { paymentId }: PointEntryView): boolean {
    return paymentId === 0
  }

  @FieldResolver(() => String, { nullable: true, description: 'The order it is about, if one.' })
  async orderNo(
    @Root() { orderId }: PointEntryView,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | undefined> {
    return orderId === undefined ? undefined : loaders.orderNo.load(orderId)
  }
}

@Resolver(() => ExperienceEntry)
export class ExperienceEntryResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The completed order.' })
  orderNo(
    @Root() { orderId }: ExperienceEntryView,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | undefined> {
    return loaders.orderNo.load(orderId)
  }
}

const spelling = { filterType: 'filter', designatedYear: 'year' }

/** The requested page and days; all days without a filter. @throws GraphQLError BAD_USER_INPUT for an unknown filter */
export function historyAsked(
  args: HistoryArgs,
  { now, language }: Pick<GraphqlContext, 'now' | 'language'>,
): StatementPeriod & PageAsked {
  const { filter, year } = args
  if (filter === null || filter === undefined) return pageAsked(args)
  const asked = { filterType: filter, designatedYear: year ?? 0 }
  return { ...accepted(askedPeriod(asked, now, spelling), language), ...pageAsked(args) }
}
