import type { Db } from '../../kernel/database.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { businessDate } from '../../kernel/time.ts'
import type { OfficeActor } from '../../office/officeChange.ts'
import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import { listGroups } from '../../staffing/groups.store.ts'
import { listDaysOff } from '../../staffing/workCalendar.store.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
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

/**
 * The payload of a command on a group: the group as it is now, or why the command was refused.
 * @param said which text tells of it, and the values in it
 */
export async function groupPayload(
  context: GraphqlContext,
  outcome: { readonly groupId: string } | Rejection,
  ...said: [key: MessageKey, values?: Parameters<typeof messageOf>[2]]
): Promise<StaffGroupPayload> {
  const { application, language, now } = context
  if (isRejection(outcome)) return { group: null, ...refusal(outcome, language) }
  const [key, values] = said
  const group = (await groupNodes(application.db, now)).find(({ id }) => id === outcome.groupId)
  return {
    group: getOrThrow(group, outcome.groupId),
    message: messageOf(key, language, values),
    userErrors: [],
  }
}

/** The administrator who is asking, as the record names them. @throws GraphQLError for anybody else */
export function administratorOf(context: GraphqlContext): OfficeActor {
  return { adminId: viewerOf(context, 'admin').id, at: context.now }
}
