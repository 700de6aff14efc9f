import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { officeRecords } from '../../kernel/officeChange.ts'
import { officeChangePage } from '../../kernel/officeChanges.store.ts'
import { connection, pageAsked } from '../graphql/connection.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { StaffChangeConnection } from './staffChanges.graphql.ts'
import { staffChangeNodes } from './staffChanges.node.ts'

/** The record of what administrators changed on staff, groups and days without work. */
@Resolver()
export class StaffChangesResolver {
  @Query(() => StaffChangeConnection, { description: 'What administrators changed, newest first.' })
  async staffChanges(
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Read on from this cursor.' }) after:
      | string
      | null
      | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    viewerOf(context, 'admin')
    const { db } = context.application
    const page = accepted(
      await officeChangePage(db, { kinds: officeRecords.staff, ...pageAsked({ first, after }) }),
      context.language,
    )
    const nodes = await staffChangeNodes(db, page.nodes)
    return connection({ ...page, nodes }, (node) => node, context.language)
  }
}
