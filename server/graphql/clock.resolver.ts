import { Ctx, Query, Resolver } from 'type-graphql'
import { zonedMoment } from '../doors/zonedMoment.ts'
import type { GraphqlContext } from './graphqlContext.ts'
import { OrderMoment } from './orderMoment.graphql.ts'

/** The business's clock, for screens that tell what is today: browsers with older zone rules would compute it wrong (decision K6). */
@Resolver()
export class ClockResolver {
  @Query(() => OrderMoment, { description: 'Now.' })
  clock(@Ctx() { now }: GraphqlContext): OrderMoment {
    return zonedMoment(now)
  }
}
