import type { Db } from '../../kernel/database.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import { listGroups } from '../../staffing/groups.store.ts'
import { listDaysOff } from '../../staffing/workCalendar.store.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import type { GroupMember, StaffGroup, StaffGroupPayload } from './groups.graphql.ts'

/** All groups with their members and their days off from today on. */
export async function groupNodes(db: Db, now: Temporal.Instant): Promise<StaffGroup[]> {
  const [groups, daysOff] = await Promise.all([listGroups(db), listDaysOff(db, businessDate(now).toString())])
  const offByGroup = Map.groupBy(daysOff, ({ groupId }) => groupId)
  return groups.map(({ groupId, groupNo, members }) => ({
    id: groupId,
    groupNo,
    members: members.map(memberNode),
    isActive: members.some(({ isEnabled }) => isEnabled),
    daysOff: (offByGroup.get(groupId) ?? []).map(({ date }) => date),
  }))
}

export function memberNode({ staffId, isEnabled, ...member }: CrewMember): GroupMember {
  const { staffNo, photo, firstName, lastName, rate } = member
  return { id: staffId, staffNo, photo, firstName, lastName, rate, disabled: !isEnabled }
}

/** A change of a group that was made. @param groupId of a group that is still there */
export async function groupPayload(
  { application, now }: RequestContext,
  groupId: string,
  message: string,
): Promise<StaffGroupPayload> {
  const group = (await groupNodes(application.db, now)).find(({ id }) => id === groupId)
  return { group: getOrThrow(group, groupId), message, userErrors: [] }
}

/** One that was refused. */
export function refusedGroupPayload(rejection: Rejection, { language }: RequestContext): StaffGroupPayload {
  return { group: null, ...refusal(rejection, language) }
}
