import { ActorRole } from '../../kernel/command.ts'
import { type OfficeSubjectKind, officeRecords } from '../../office/officeChange.ts'
import { officeChangePage } from '../../office/officeChanges.store.ts'
import { adminsById } from '../../people/admins.store.ts'
import { findOfficeCustomer } from '../../people/officeCustomers.store.ts'
import { crewsById } from '../../staffing/crews.store.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { After, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { Arg, Ctx, FieldResolver, ID, nullable, Query, Resolver, Root } from '../graphql/decorators.ts'
import { OfficeRecordName, type ValueOf } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { propertyLabel } from '../lookups/lookups.ts'
import { OfficeChangeConnection, RecordedChange, recordedChange } from './officeChanges.graphql.ts'

/** The record of what administrators changed; orders and points have histories of their own. */
@Resolver(() => RecordedChange)
export class OfficeChangesResolver {
  @Query(
    () => OfficeChangeConnection,
    "What administrators changed, newest first. A customer's record needs the customer's id; null when there is no such customer.",
    nullable,
  )
  async officeChanges(
    @Arg('record', () => OfficeRecordName, 'Which record.')
    record: ValueOf<typeof OfficeRecordName>,
    @Arg('subjectId', () => ID, 'Only the subject with this id.', nullable)
    subjectId: string | null | undefined,
    @First(20) first: number,
    @After('Cursor of the last one already seen.') after: Cursor,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { db } = context.application
    const isOfCustomer = record === OfficeRecordName.Customer
    const of = { kinds: officeRecords[record], subjectId: subjectId ?? (isOfCustomer ? '' : undefined) }
    const page = accepted(
      await officeChangePage(db, { ...of, ...pageAsked({ first, after }) }),
      context.language,
    )
    // a customer with a record exists, because customers' rows are never deleted
    const isUnproved = isOfCustomer && page.nodes.length === 0
    if (isUnproved && (await findOfficeCustomer(db, subjectId ?? '')) === undefined) return null
    return connection(page, context.language, recordedChange)
  }

  @FieldResolver(() => String, "The administrator's user name.")
  async adminName(@Root() { adminId }: RecordedChange, @Ctx() { loaders }: GraphqlContext) {
    return getOrThrow(await loaders.of(adminsById).load(adminId), adminId).userName
  }

  @FieldResolver(
    () => String,
    'The current name of the person, group, service or additional item, removed ones too; the id without a name.',
  )
  async subjectName(@Root() { subject, subjectId }: RecordedChange, @Ctx() context: GraphqlContext) {
    return (await nameOf(subject, subjectId, context)) ?? subjectId
  }

  @FieldResolver(() => String, 'The name of that part.', nullable)
  async partName(@Root() { subject, partId }: RecordedChange, @Ctx() context: GraphqlContext) {
    const kind = subject === 'crew' ? 'crew-member' : subject
    return partId === undefined || kind === 'customer' ? undefined : nameOf(kind, partId, context)
  }
}

/** Current names, also of removed records; undefined without a name. */
async function nameOf(
  kind: OfficeSubjectKind,
  id: string,
  { loaders, language, now }: GraphqlContext,
): Promise<string | undefined> {
  switch (kind) {
    case 'crew':
      return (await loaders.of(crewsById).load(id))?.groupNo
    case 'crew-member':
      return loaders.personName({ role: ActorRole.Staff, id })
    case 'customer':
      return loaders.personName({ role: ActorRole.Customer, id })
    case 'service':
    case 'additional-item': {
      const { ordered, priceLines } = (await loaders.referenceData()).catalog
      const items = priceLines.asOf(now)
      const condition = items.additionalItem(id)
      if (condition) return propertyLabel(condition, language)
      return ordered.asOf(id, now)?.name ?? items.checkPoint(id)?.itemName
    }
    default:
      return undefined
  }
}
