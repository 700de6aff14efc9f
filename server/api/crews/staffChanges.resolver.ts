import { Ctx, Query, Resolver } from 'type-graphql'
import type { Db } from '../../kernel/database.ts'
import { type OfficeChange, officeRecords } from '../../kernel/officeChange.ts'
import { type OfficeChangeView, officeChangePage } from '../../kernel/officeChanges.store.ts'
import { findAdmin } from '../../people/admins.store.ts'
import { findStaffMembers } from '../../people/shownStaff.store.ts'
import { findCrew } from '../../staffing/crews.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { After, type Connection, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { fieldChangesOf } from '../graphql/fieldChange.graphql.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
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
    const { db } = context.application
    const page = accepted(
      await officeChangePage(db, { kinds: officeRecords.staff, ...pageAsked({ first, after }) }),
      context.language,
    )
    const nodes = await staffChangeNodes(db, page.nodes)
    return connection({ ...page, nodes }, (node) => node, context.language)
  }
}

/** Entries of the record with the names of whom and what they are about, which are looked up once for all of them. */
async function staffChangeNodes(db: Db, changes: readonly OfficeChangeView[]): Promise<StaffChange[]> {
  const names = await namesIn(db, changes)
  return changes.map((change) => ({
    ...zonedMoment(change.at),
    adminName: names.get(change.adminId) ?? '',
    subject: change.subject.kind,
    subjectId: change.subject.id,
    subjectName: names.get(change.subject.id) ?? change.subject.id,
    part: change.part === undefined ? null : (names.get(change.part) ?? change.part),
    action: change.action,
    changes: fieldChangesOf(change),
  }))
}

async function namesIn(db: Db, changes: readonly OfficeChange[]): Promise<ReadonlyMap<string, string>> {
  const subjects = (kind: OfficeChange['subject']['kind']) =>
    changes.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.id)
  const staffIds = [...subjects('crew-member'), ...changes.flatMap(({ part }) => part ?? [])]
  const [admins, staff, crews] = await Promise.all([
    Promise.all(unique(changes.map(({ adminId }) => adminId)).map((id) => findAdmin(db, id))),
    findStaffMembers(db, unique(staffIds)),
    Promise.all(unique(subjects('crew')).map((id) => findCrew(db, id))),
  ])
  return new Map([
    ...admins.flatMap((admin) => (admin ? [[admin.adminId, admin.userName] as const] : [])),
    ...staff.map(({ staffId, firstName, lastName }) => [staffId, `${firstName} ${lastName}`.trim()] as const),
    ...crews.flatMap((crew) => (crew ? [[crew.groupId, crew.groupNo] as const] : [])),
  ])
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
