import { type Expression, sql } from 'kysely'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { finderOf, joinOf } from '../kernel/joins.store.ts'

/**
 * What staffing asks the order book. Answers cover every order placed so far; undefined if the read model cannot catch up in time.
 */
interface OpenOrders {
  /** Whether a crew has unfinished orders. */
  ofGroup(groupId: string): Promise<boolean | undefined>
  /** Whether somebody is on an order that is in service. */
  ofStaff(staffId: string): Promise<boolean | undefined>
  /**
   * Numbers of the visits still to come on a day, next first; months and seasons have no day of their own.
   * @param of.day yyyy-mm-dd
   * @param of.catalog all catalogs when absent
   * @param of.groupId all crews when absent
   */
  onDay(of: {
    readonly day: string
    readonly catalog?: ServiceCatalog | undefined
    readonly groupId?: string | undefined
  }): Promise<readonly string[]>
}

/** What the handlers of crews work with. */
export interface CrewsContext {
  readonly db: Db
  readonly openOrders: OpenOrders
}

export interface Crew {
  readonly groupId: string
  readonly groupNo: string
}

const { compare: inNumberOrder } = new Intl.Collator('en', { numeric: true })

/** Sorts crews by number as people count: crew 2 comes before crew 10. */
export function byNumber(one: Pick<Crew, 'groupNo'>, other: Pick<Crew, 'groupNo'>): number {
  return inNumberOrder(one.groupNo, other.groupNo)
}

/** Crews with at least one enabled member, by number. */
export async function listActiveCrews(db: Db): Promise<readonly Crew[]> {
  const rows = await db
    .selectFrom('staff_group')
    .select(['id', 'group_no'])
    .where('removed_at', 'is', null)
    .where((crew) =>
      crew.exists(
        crew
          .selectFrom('staff_group_member')
          .innerJoin('crew_person', 'crew_person.id', 'staff_group_member.staff_id')
          .select('staff_id')
          .whereRef('staff_group_member.group_id', '=', 'staff_group.id')
          .where('crew_person.is_enabled', '=', true),
      ),
    )
    .execute()
  return rows.map((row) => ({ groupId: row.id, groupNo: row.group_no })).toSorted(byNumber)
}

/** Crews by their ids, including removed ones, which orders still show (decision I3). */
export const crewsById = joinOf<Crew>()({
  name: 'crew',
  ids: 'uuid',
  sql: `select id, json_build_object('groupId', id, 'groupNo', group_no) as row from staff_group where id = any($ids)`,
  read: (row): Crew | undefined => row,
})

export const findCrew = finderOf(crewsById)

/** The crews that staff members belong to, by the members' ids. */
export const crewsByMember = joinOf<Crew>()({
  name: 'crew_of',
  ids: 'uuid',
  sql: `select staff_id as id, json_build_object('groupId', g.id, 'groupNo', group_no) as row
    from staff_group_member m join staff_group g on g.id = m.group_id where staff_id = any($ids)`,
  read: (row): Crew | undefined => row,
})

/** The crew that a staff member belongs to; at most one (decision I2). */
export const findCrewOf = finderOf(crewsByMember)

/** A subquery for the id, as text, of the crew that a staff member belongs to; null without a crew. */
export function crewIdOf(db: Db, staffId: string): Expression<string> {
  return db
    .selectFrom('staff_group_member')
    .select(sql<string>`group_id::text`.as('id'))
    .where('staff_id', '=', staffId)
    .$asScalar()
}
