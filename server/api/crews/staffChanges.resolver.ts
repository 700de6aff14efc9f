import { Ctx, Query, Resolver } from 'type-graphql'
import { ActorRole } from '../../kernel/command.ts'
import { officeRecords } from '../../kernel/officeChange.ts'
import { type OfficeChangeView, officeChangePage } from '../../kernel/officeChanges.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { Loaders } from '../details/loaders.ts'
import { After, type Connection, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { fieldChangesOf } from '../graphql/fieldChange.graphql.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { type StaffChange, StaffChangeConnection } from './staffChanges.graphql.ts'

/** The record of what administrators changed on staff, groups and days without work. */
@Resolver()
export class StaffChangesResolver {
  @Query(() => StaffChangeConnection, { description: 'What administrators changed, newest first.' })
  async staffChanges(
    @First(20) first: number,
    @After() after: Cursor,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<StaffChange>> {
    viewerOf(context, 'admin')
    const asked = { kinds: officeRecords.staff, ...pageAsked({ first, after }) }
    return connection(
      await officeChangePage(context.application.db, asked),
      (change) => staffChangeNode(change, context.loaders),
      context.language,
    )
  }
}

/** An entry of the record with the names of whom and what it is about. */
async function staffChangeNode(change: OfficeChangeView, loaders: Loaders): Promise<StaffChange> {
  const { kind, id } = change.subject
  const { part } = change
  const [admin, subjectName, partName] = await Promise.all([
    loaders.admin.load(change.adminId),
    kind === 'crew' ? loaders.group.load(id).then((crew) => crew?.groupNo) : staffName(id, loaders),
    part === undefined ? null : staffName(part, loaders),
  ])
  return {
    ...zonedMoment(change.at),
    adminName: admin?.userName ?? '',
    subject: kind,
    subjectId: id,
    subjectName: subjectName ?? id,
    part: partName ?? part ?? null,
    action: change.action,
    changes: fieldChangesOf(change),
  }
}

/** Nobody's where it is no person: a day, for one. */
function staffName(id: string, { personName }: Loaders): Promise<string | undefined> {
  return personName.load({ role: ActorRole.Staff, id })
}
