import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import { officeRecords } from '../../kernel/officeChange.ts'
import { officeChangePage } from '../../kernel/officeChanges.store.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { After, type Connection, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { CatalogChange, CatalogChangeConnection, catalogChangeNodes } from './catalogChanges.graphql.ts'

/** The record of the catalogue: who changed what, when, old and new. */
@Resolver(() => CatalogChange)
export class CatalogChangesResolver {
  @Query(() => CatalogChangeConnection, {
    description: 'What administrators changed of the catalogue, newest first.',
  })
  async catalogChanges(
    @First(20) first: number,
    @After('Cursor of the last one already seen.') after: Cursor,
    @Arg('subjectId', () => ID, { nullable: true, description: 'Only of this service or additional item.' })
    subjectId: string | null | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<CatalogChange>> {
    viewerOf(context, 'admin')
    const { application, loaders } = context
    const of = {
      kinds: officeRecords.catalogue,
      subjectId: subjectId ?? undefined,
      ...pageAsked({ first, after }),
    }
    const page = accepted(await officeChangePage(application.db, of), context.language)
    const nodes = catalogChangeNodes((await loaders.referenceData()).catalog, page.nodes, context)
    return connection({ ...page, nodes }, (node) => node, context.language)
  }

  @FieldResolver(() => String, { description: "The administrator's user name." })
  async adminName(@Root() { adminId }: CatalogChange, @Ctx() { loaders }: GraphqlContext): Promise<string> {
    return getOrThrow(await loaders.admin.load(adminId), adminId).userName
  }
}
