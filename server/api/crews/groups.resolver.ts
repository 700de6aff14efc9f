import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import type { OfficeActor } from '../../office/officeChange.ts'
import { openJobsByGroup } from '../../readmodels/orderHistory/openOrders.queries.ts'
import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import { listGroups } from '../../staffing/groups.store.ts'
import { daysOffByGroup } from '../../staffing/workCalendar.store.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  nullable,
  Query,
  Resolver,
  Root,
} from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { calendarStart, MonthsBack } from './calendarStart.ts'
import {
  AddStaffToGroupInput,
  GroupMember,
  SaveStaffGroupInput,
  StaffGroup,
  StaffGroupPayload,
} from './groups.graphql.ts'

/** Staff groups, for the office; their jobs are counted only where a query asks. */
@Resolver(() => StaffGroup)
export class GroupsResolver {
  @Query(() => [StaffGroup], 'All groups by number, with their members and days off.')
  async staffGroups(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    return groupsNow(context)
  }

  @FieldResolver(() => Int, 'Orders that are theirs and not finished.')
  openJobs(@Root() { groupId }: StaffGroup, @Ctx() { loaders }: GraphqlContext) {
    return loaders.of(openJobsByGroup).load(groupId)
  }

  @FieldResolver(() => [String], 'Days off, as yyyy-mm-dd, in order.')
  async daysOff(
    @Root() { groupId }: StaffGroup,
    @Ctx() context: GraphqlContext,
    @MonthsBack() monthsBack: number,
  ) {
    const first = calendarStart(context, monthsBack)
    const days = await context.loaders.of(daysOffByGroup).load(groupId)
    return days.filter((day) => day >= first)
  }

  @Query(() => [GroupMember], 'Enabled people without a group, or null without such a group.', nullable)
  async availableStaff(
    @Arg('groupId', () => ID, 'Which crew.') groupId: string,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const people = await context.application.staffing.availableStaff(groupId)
    return isRejection(people) ? null : people.map(shownMember)
  }

  @Mutation(() => StaffGroupPayload, 'Makes a group without members.')
  async addStaffGroup(
    @Arg('groupNo', () => String, 'Up to 20 characters; unique.') groupNo: string,
    @Ctx() context: GraphqlContext,
  ) {
    const added = await context.application.staffing.addGroup(officeActor(context), { groupNo })
    return groupPayload(context, added, 'GROUP_ADDED')
  }

  @Mutation(() => StaffGroupPayload, "Changes a group's number.")
  async saveStaffGroup(
    @Form(SaveStaffGroupInput) input: SaveStaffGroupInput,
    @Ctx() context: GraphqlContext,
  ) {
    const saved = await context.application.staffing.saveGroup(officeActor(context), input)
    return groupPayload(context, saved, 'GROUP_SAVED')
  }

  @Mutation(() => StaffGroupPayload, 'Removes a group without members and unfinished orders.')
  async removeStaffGroup(
    @Arg('groupId', () => ID, 'Which crew.') groupId: string,
    @Ctx() context: GraphqlContext,
  ) {
    const removed = await context.application.staffing.removeGroup(officeActor(context), groupId)
    return payloadOf(context, removed, 'GROUP_REMOVED')
  }

  @Mutation(() => StaffGroupPayload, 'Adds people to a group, all of them or none.')
  async addStaffToGroup(
    @Form(AddStaffToGroupInput) input: AddStaffToGroupInput,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await context.application.staffing.addStaffToGroup(officeActor(context), input)
    return payloadOf(
      context,
      outcome,
      ({ added }) => ['GROUP_STAFF_ADDED', { added }],
      async ({ crew }) => ({ group: await groupNow(context, crew) }),
    )
  }

  @Mutation(() => StaffGroupPayload, 'Removes a person from a group, which keeps its orders.')
  async removeStaffFromGroup(
    @Arg('groupId', () => ID, 'Which crew.') groupId: string,
    @Arg('staffId', () => ID, 'Which crew member.') staffId: string,
    @Ctx() context: GraphqlContext,
  ) {
    const which = { groupId, staffId }
    const crew = await context.application.staffing.removeStaffFromGroup(officeActor(context), which)
    return groupPayload(context, crew, 'GROUP_STAFF_REMOVED')
  }
}

function groupPayload(
  context: GraphqlContext,
  outcome: { readonly groupId: string } | Rejection,
  success: MessageKey,
): Promise<StaffGroupPayload> {
  return payloadOf(context, outcome, success, async (crew) => ({ group: await groupNow(context, crew) }))
}

async function groupsNow({ application: { db } }: GraphqlContext): Promise<StaffGroup[]> {
  const groups = await listGroups(db)
  return groups.map(({ groupId, groupNo, members }) => ({
    groupId,
    groupNo,
    members: members.map(shownMember),
    isActive: members.some(({ isEnabled }) => isEnabled),
  }))
}

function shownMember({ isEnabled, ...member }: CrewMember): GroupMember {
  return { ...member, disabled: !isEnabled }
}

/** A group as it is after a command. */
export async function groupNow(
  context: GraphqlContext,
  { groupId }: { readonly groupId: string },
): Promise<StaffGroup> {
  const groups = await groupsNow(context)
  return getOrThrow(
    groups.find((group) => group.groupId === groupId),
    groupId,
  )
}

/** The signed-in administrator, for the office record. @throws GraphQLError for anybody else */
export function officeActor(context: GraphqlContext): OfficeActor {
  return { adminId: viewerOf(context, 'admin').id, at: context.now }
}
