import DataLoader from 'dataloader'
import type { Db } from '../../kernel/database.ts'
import { findStaffMembers } from '../../people/shownStaff.store.ts'
import { membersOfCrews } from '../../staffing/crewMembers.store.ts'
import { type Crew, findCrewOf, findCrews } from '../../staffing/crews.store.ts'
import { answerById, rowById, rowsOfLists } from './joining.ts'

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
  readonly group: DataLoader<string, Crew | undefined>
  /** The crew somebody is in now. */
  readonly crewOfStaff: DataLoader<string, Crew | undefined>
}

/** Crews with all that the office may see; customers are shown less of it. */
interface LoadedCrews {
  /** Who is in a crew now. */
  membersOf(groupId: string): Promise<readonly CrewPerson[]>
  /** These people, also those who have left; by first name. */
  people(staffIds: readonly string[]): Promise<readonly CrewPerson[]>
}

export function createCrewLoaders(db: Db): CrewLoaders {
  return {
    crews: loadedCrews(db),
    group: rowById(
      (ids) => findCrews(db, ids),
      ({ groupId }) => groupId,
    ),
    // the crew member who asks, and nobody else
    crewOfStaff: new DataLoader((ids) => Promise.all(ids.map((id) => findCrewOf(db, id)))),
  }
}

function loadedCrews(db: Db): LoadedCrews {
  const members = answerById((groupIds) => membersOfCrews(db, groupIds), [])
  const people = rowsOfLists(
    (staffIds) => findStaffMembers(db, staffIds),
    ({ staffId }) => staffId,
  )
  return { membersOf: (groupId) => members.load(groupId), people: (staffIds) => people.load(staffIds) }
}
