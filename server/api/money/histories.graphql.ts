import { HistoryFilter } from '../../../schema/rules/enumerations.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { PageAsked } from '../../kernel/pages.ts'
import type { ExperienceEntryView } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { orderedServicesById, orderNosById } from '../../readmodels/orderHistory/orderNos.queries.ts'
import type { StatementPeriod } from '../../readmodels/statementPeriod.ts'
import { balanceKey, balancesAfter } from '../../readmodels/walletStatement/balancesAfter.queries.ts'
import type { PointEntryView } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { connectionOf, pageAsked } from '../graphql/connection.ts'
import {
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  nullable,
  ObjectType,
  Resolver,
  Root,
} from '../graphql/decorators.ts'
import { PointEntryKind, type ValueOf } from '../graphql/enums.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'
import { askedPeriod } from './historyAsked.ts'

@ArgsType()
export class PageArgs {
  @Field(() => Int, 'How many at most: 1 to 100.', { defaultValue: 20 })
  first!: number

  @Field(() => String, 'Cursor of the last entry already seen.', nullable)
  after!: string | null | undefined
}

@ArgsType()
export class HistoryArgs extends PageArgs {
  @Field(() => HistoryFilter, 'Which stretch; everything when absent.', nullable)
  filter!: HistoryFilter | null | undefined

  @Field(() => Int, 'The local year, with the filter Year.', nullable)
  year!: number | null | undefined
}

@ArgsType()
export class CustomerHistoryArgs extends HistoryArgs {
  @Field(() => ID, 'Whose.')
  customerId!: string
}

@ObjectType({ description: "One choice of a history's filter." })
export class HistoryFilterItem {
  @Field(() => HistoryFilter, 'Pass as `filter`.')
  filter!: HistoryFilter

  @Field(() => Int, 'Pass as `year`; with the filter Year only.', nullable)
  year!: number | undefined

  @Field(() => String, 'For people, in the request language.')
  text!: string
}

@ObjectType({ description: 'Points that came in or went out of one bucket.' })
export class PointEntry {
  @Field(() => ID, "Names the entry among the customer's.")
  id!: string

  @Field(() => PointEntryKind, 'Why.')
  kind!: ValueOf<typeof PointEntryKind>

  @Field(() => Boolean, 'The bucket: reward points, or paid ones.')
  isReward!: boolean

  @Field(() => Int, 'How many, above 0.')
  amount!: number

  @Field(() => Int, 'The payment they came from; 0 when spent, else a unique negative number.')
  paymentId!: number

  @Field(() => ActorRole, 'Who caused it.')
  role!: number

  @MomentField('When.', { name: 'occurred' })
  at!: Temporal.Instant

  @Field(() => String, 'The credit note of the reversed recharge (decision M1).', nullable)
  creditNoteNo!: string | undefined
}

export const PointEntryConnection = connectionOf(PointEntry, {
  name: 'PointEntry',
  page: 'A page of the point history, newest first.',
})

@ObjectType({ description: 'Experience that a completed order gave.' })
class ExperienceEntry {
  @Field(() => ID, "Names the entry among the customer's.")
  id!: string

  @Field(() => Int, 'How much; it only adds.')
  amount!: number

  @Field(() => ActorRole, 'Always the system.')
  role!: number

  @MomentField('When.', { name: 'occurred' })
  at!: Temporal.Instant
}

export const ExperienceEntryConnection = connectionOf(ExperienceEntry, {
  name: 'ExperienceEntry',
  page: 'A page of the experience history, newest first.',
})

/** What entries of histories point at, joined only where a query asks. */
@Resolver(() => PointEntry)
export class PointEntryResolver {
  @FieldResolver(() => Boolean, 'They went out.')
  isDeduction(@Root() { paymentId }: PointEntryView) {
    return paymentId === 0
  }

  @FieldResolver(() => String, 'The order it is about, if one.', nullable)
  async orderNo(@Root() { orderId }: PointEntryView, @Ctx() { loaders }: GraphqlContext) {
    return orderId === undefined ? undefined : loaders.of(orderNosById).load(orderId)
  }

  @FieldResolver(() => String, "The name of that order's service.", nullable)
  serviceName(@Root() { orderId }: PointEntryView, @Ctx() context: GraphqlContext) {
    return orderId === undefined ? undefined : orderedServiceName(orderId, context)
  }

  @FieldResolver(() => Int, 'Points of both buckets once they came in or went out.')
  balanceAfter(@Root() entry: PointEntryView, @Ctx() { loaders }: GraphqlContext) {
    return loaders.of(balancesAfter).load(balanceKey(entry))
  }
}

@Resolver(() => ExperienceEntry)
export class ExperienceEntryResolver {
  @FieldResolver(() => String, 'The completed order.', nullable)
  orderNo(@Root() { orderId }: ExperienceEntryView, @Ctx() { loaders }: GraphqlContext) {
    return loaders.of(orderNosById).load(orderId)
  }

  @FieldResolver(() => String, 'The name of its service.', nullable)
  serviceName(@Root() { orderId }: ExperienceEntryView, @Ctx() context: GraphqlContext) {
    return orderedServiceName(orderId, context)
  }
}

async function orderedServiceName(orderId: string, { loaders, language }: GraphqlContext) {
  const ordered = await loaders.of(orderedServicesById).load(orderId)
  return ordered && serviceTextOf(await loaders.order.service(ordered), language).name
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
