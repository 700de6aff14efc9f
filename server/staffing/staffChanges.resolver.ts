import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { isRejection } from '../kernel/rejection.ts'
import { StaffChangeConnection } from './staffChanges.graphql.ts'
import { staffChangeNodes } from './staffChanges.node.ts'
import { listStaffChanges } from './staffChanges.store.ts'

/** The record of what administrators changed on staff, groups and days without work. */
@Resolver()
export class StaffChangesResolver {
  @Query(() => StaffChangeConnection, { description: 'What administrators changed, newest first.' })
  async staffChanges(
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffChangeConnection> {
    viewerOf(context, 'admin')
    const { db } = context.application
    const page = await listStaffChanges(db, { first, after: after ?? undefined })
    if (isRejection(page)) throw invalidInput(page, context.language)
    const cursors = page.changes.map(({ id }) => id)
    const nodes = await staffChangeNodes(db, page.changes)
    const edges = nodes.map((node, place) => ({ cursor: cursors[place] ?? '', node }))
    return { edges, pageInfo: { hasNextPage: page.hasNextPage, endCursor: cursors.at(-1) ?? null } }
  }
}
