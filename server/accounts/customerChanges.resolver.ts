import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { present } from '../doors/present.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { listOfficeChanges } from '../kernel/officeChanges.store.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { type CustomerChangeNode, customerChangeNode } from './customerChange.node.ts'
import { CustomerChange, CustomerChangeConnection } from './customerChanges.graphql.ts'
import { findOfficeCustomer } from './officeCustomers.store.ts'

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
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 1,000.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last one already seen.' })
    after: string | null | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    viewerOf(context, 'admin')
    const wrong = wrongStretch(first, after)
    if (wrong !== undefined) throw invalidInput(wrong, context.language)
    const { db } = context.application
    if ((await findOfficeCustomer(db, customerId)) === undefined) return null
    const subject = { kind: 'customer', id: customerId } as const
    const found = await listOfficeChanges(db, { subject, first: first + 1, after: after ?? undefined })
    const edges = found
      .slice(0, first)
      .map((change) => ({ cursor: change.id, node: customerChangeNode(change) }))
    return {
      edges,
      pageInfo: { hasNextPage: found.length > first, endCursor: edges.at(-1)?.cursor ?? null },
    }
  }

  @FieldResolver(() => String)
  async adminName(
    @Root() { adminId }: CustomerChangeNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string> {
    return present(await loaders.admin.load(adminId), adminId).userName
  }
}

function wrongStretch(first: number, after: string | null | undefined): Rejection | undefined {
  if (first < 1 || first > businessRules.lists.historyCap) return reject('FIELD_INVALID', { field: 'first' })
  const isCursor = after === undefined || after === null || /^\d{1,18}$/.test(after)
  return isCursor ? undefined : reject('FIELD_INVALID', { field: 'after' })
}
