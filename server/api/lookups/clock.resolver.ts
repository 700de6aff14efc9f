import { Ctx, Query, Resolver } from 'type-graphql'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

/** The business's clock, for screens that tell what is today: browsers with older zone rules would compute it wrong (decision K6). */
@Resolver()
export class ClockResolver {
  @Query(() => OrderMoment, { description: 'Now.' })
  clock(@Ctx() { now }: GraphqlContext): OrderMoment {
    return zonedMoment(now)
  }
}
