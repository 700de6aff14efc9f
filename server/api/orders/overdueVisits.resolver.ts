import { businessDate } from '../../kernel/time.ts'
import { overdueVisits } from '../../readmodels/orderHistory/overdueVisits.queries.ts'
import { After, type Cursor, connection, connectionOf, First, pageAsked } from '../graphql/connection.ts'
import { Ctx, ObjectType, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { OfficeOrder, officeOrderNode } from './officeOrder.graphql.ts'

@ObjectType({ description: 'Visits of past days that nobody started, the oldest first.' })
export class OverdueVisits extends connectionOf(OfficeOrder, {
  name: 'OverdueVisits',
  edge: 'One overdue visit.',
  node: 'The order.',
  connection: 'Visits of past days that nobody started, the oldest first.',
  totalCount: 'How many there are.',
}) {}

/** Old visits to be closed (decision W5). */
@Resolver()
export class OverdueVisitsResolver {
  @Query(
    () => OverdueVisits,
    'Pending and confirmed day visits booked for a day before today, the oldest first; months and seasons are left out.',
  )
  async overdueVisits(
    @First(50) first: number,
    @After() after: Cursor,
    @Ctx() context: GraphqlContext,
  ): Promise<OverdueVisits> {
    viewerOf(context, 'admin')
    const { application, now, language } = context
    const page = await overdueVisits(application.db, businessDate(now), pageAsked({ first, after }))
    return connection(page, language, officeOrderNode)
  }
}
