import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import { officeRecords } from '../../kernel/officeChange.ts'
import { officeChangePage } from '../../kernel/officeChanges.store.ts'
import { findOfficeCustomer } from '../../people/officeCustomers.store.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { After, type Connection, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { CustomerChange, CustomerChangeConnection, customerChangeNode } from './customerChanges.graphql.ts'

/** What administrators changed of a customer's rows; orders and points tell their own story. */
@Resolver(() => CustomerChange)
export class CustomerChangesResolver {
  @Query(() => CustomerChangeConnection, {
    nullable: true,
    description:
      "What administrators changed of a customer's account and addresses, newest first; null when there is no such customer.",
  })
  async customerChanges(
    @Arg('customerId', () => ID, { description: 'Whose.' }) customerId: string,
    @First(20) first: number,
    @After('Cursor of the last one already seen.') after: Cursor,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<CustomerChange> | null> {
    viewerOf(context, 'admin')
    const { db } = context.application
    const asked = { kinds: officeRecords.customer, subjectId: customerId, ...pageAsked({ first, after }) }
    const page = accepted(await officeChangePage(db, asked), context.language)
    // whoever has a record was there, and stays
    const isProved = page.nodes.length > 0
    if (!isProved && (await findOfficeCustomer(db, customerId)) === undefined) return null
    return connection(page, customerChangeNode, context.language)
  }

  @FieldResolver(() => String, { description: "The administrator's user name." })
  async adminName(@Root() { adminId }: CustomerChange, @Ctx() { loaders }: GraphqlContext): Promise<string> {
    return getOrThrow(await loaders.admin.load(adminId), adminId).userName
  }
}
