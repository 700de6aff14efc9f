import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { present } from '../doors/present.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { isRejection } from '../kernel/rejection.ts'
import { type CatalogChangeNode, catalogChangeNodes } from './catalogChange.node.ts'
import { listCatalogChanges } from './catalogChangeRecord.store.ts'
import { CatalogChange, CatalogChangeConnection } from './catalogChanges.graphql.ts'

/** The record of the catalogue: who changed what, when, old and new. */
@Resolver(() => CatalogChange)
export class CatalogChangesResolver {
  @Query(() => CatalogChangeConnection, {
    description: 'What administrators changed of the catalogue, newest first.',
  })
  async catalogChanges(
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 1,000.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last one already seen.' })
    after: string | null | undefined,
    @Arg('subjectId', () => ID, { nullable: true, description: 'Only of this service or additional item.' })
    subjectId: string | null | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    viewerOf(context, 'admin')
    const { db } = context.application
    const of = { first, after: after ?? undefined, subjectId: subjectId ?? undefined }
    const page = await listCatalogChanges(db, of)
    if (isRejection(page)) throw invalidInput(page, context.language)
    const nodes = await catalogChangeNodes(db, page.changes, context)
    const edges = nodes.map((node) => ({ cursor: node.id, node }))
    return {
      edges,
      pageInfo: { hasNextPage: page.hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    }
  }

  @FieldResolver(() => String)
  async adminName(
    @Root() { adminId }: CatalogChangeNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string> {
    return present(await loaders.admin.load(adminId), adminId).userName
  }
}
