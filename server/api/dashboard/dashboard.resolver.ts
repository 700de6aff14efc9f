import { Ctx, Query, Resolver } from 'type-graphql'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { Dashboard } from './dashboard.graphql.ts'
import { dashboard } from './dashboard.ts'

/** The figures of the administrators' main page (decision T9). */
@Resolver()
export class DashboardResolver {
  @Query(() => Dashboard, {
    description: 'Bookings, points, cancellations, crews and lists at a glance, as they are now.',
  })
  dashboard(@Ctx() context: GraphqlContext): Promise<Dashboard> {
    viewerOf(context, 'admin')
    return dashboard(context.application, context.now)
  }
}
