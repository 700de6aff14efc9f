import { type Joined, type Joins, loadByList } from '../../kernel/joins.store.ts'
import { staffMembersByList } from '../../people/shownStaff.store.ts'
import { type CrewMember, membersByCrew } from '../../staffing/crewMembers.store.ts'
import { type Crew, crewsById, crewsByMember } from '../../staffing/crews.store.ts'

/** A crew member as the office sees one. */
export interface CrewPerson {
  readonly staffId: string
  readonly staffNo: string
  readonly photo: string
  readonly firstName: string
  readonly lastName: string
  /** 0 to 5. */
  readonly rate: number
}

/** Only what customers and crews are shown of one (decision E16). */
export type VisibleCrewMember = Omit<CrewPerson, 'lastName'>

/** What lists join of crews. */
export interface CrewLoaders {
  readonly crews: LoadedCrews
  /** Crews by their ids, also removed ones. */
  readonly group: Joined<Crew | undefined>
  /** The crew somebody is in now. */
  readonly crewOfStaff: Joined<Crew | undefined>
}

/** Crews with all that the office may see; customers are shown less of it. */
interface LoadedCrews {
  /** Who is in a crew now, disabled members included. */
  membersOf(groupId: string): Promise<readonly CrewMember[]>
  /** These people, also those who have left; by first name. */
  people(staffIds: readonly string[]): Promise<readonly CrewPerson[]>
}

export function createCrewLoaders(joins: Joins): CrewLoaders {
  const members = joins.of(membersByCrew)
  const people = joins.of(staffMembersByList)
  return {
    crews: {
      membersOf: (groupId) => members.load(groupId),
      people: (staffIds) => loadByList(people, staffIds),
    },
    group: joins.of(crewsById),
    crewOfStaff: joins.of(crewsByMember),
  }
}
