import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { LedgerEntry } from '../reports/moneyReports.graphql.ts'
import { reportCustomer } from '../reports/reportCustomer.node.ts'
import { ExperienceEntry, PointEntry } from './histories.graphql.ts'
import type { ExperienceEntryNode, LedgerEntryNode, PointEntryNode } from './history.node.ts'
import { ReportCustomer } from './payments.graphql.ts'

/** What entries of histories point at, joined only where a query asks. */
@Resolver(() => PointEntry)
export class PointEntryResolver {
  @FieldResolver(() => String, { nullable: true })
  async orderNo(
    @Root() { orderId }: PointEntryNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    return orderId === undefined ? null : ((await loaders.orderNo.load(orderId)) ?? null)
  }
}

@Resolver(() => ExperienceEntry)
export class ExperienceEntryResolver {
  @FieldResolver(() => String, { nullable: true })
  async orderNo(
    @Root() { orderId }: ExperienceEntryNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    return orderId === undefined ? null : ((await loaders.orderNo.load(orderId)) ?? null)
  }
}

@Resolver(() => LedgerEntry)
export class LedgerEntryResolver {
  @FieldResolver(() => ReportCustomer, { nullable: true })
  customer(
    @Root() { customerId }: LedgerEntryNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ReportCustomer | null> {
    return reportCustomer(loaders, customerId)
  }
}
