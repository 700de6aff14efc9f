import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { openJobsByGroup } from '../../readmodels/orderHistory/openOrders.queries.ts'
import {
  addStaffToGroup,
  availableStaff,
  removeStaffFromGroup,
} from '../../staffing/groupMembers.handlers.ts'
import { addGroup, removeGroup, saveGroup } from '../../staffing/groups.handlers.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import {
  AddStaffToGroupInput,
  GroupMember,
  SaveStaffGroupInput,
  StaffGroup,
  StaffGroupPayload,
} from './groups.graphql.ts'
import { administratorOf, groupNodes, groupPayload, memberNode } from './groups.node.ts'

/** Staff groups, for the office; their jobs are counted only where a query asks. */
@Resolver(() => StaffGroup)
export class GroupsResolver {
  @Query(() => [StaffGroup], { description: 'All groups by number, with their members and days off.' })
  async staffGroups(@Ctx() context: GraphqlContext): Promise<StaffGroup[]> {
    viewerOf(context, 'admin')
    return groupNodes(context.application.db, context.now)
  }

  @FieldResolver(() => Int, { description: 'Orders that are theirs and not finished.' })
  openJobs(@Root() { id }: StaffGroup, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return loaders.joins.of(openJobsByGroup).load(id)
  }

  @Query(() => [GroupMember], {
    nullable: true,
    description: 'Who may join a group: enabled people who are in none; null when there is no such group.',
  })
  async availableStaff(
    @Arg('groupId', () => ID, { description: 'Which crew.' }) groupId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<GroupMember[] | null> {
    viewerOf(context, 'admin')
    const people = await availableStaff(context.application.crews, groupId)
    return isRejection(people) ? null : people.map(memberNode)
  }

  @Mutation(() => StaffGroupPayload, { description: 'Makes a group without members.' })
  async addStaffGroup(
    @Arg('groupNo', () => String, { description: 'Up to 20 characters; unique.' }) groupNo: string,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffGroupPayload> {
    const added = await addGroup(context.application.crews, administratorOf(context), { groupNo })
    return groupPayload(context, added, 'GROUP_ADDED')
  }

  @Mutation(() => StaffGroupPayload, { description: 'Gives a group another number.' })
  async saveStaffGroup(
    @Arg('input', () => SaveStaffGroupInput, { description: 'The form, filled in.' })
    input: SaveStaffGroupInput,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffGroupPayload> {
    const saved = await saveGroup(context.application.crews, administratorOf(context), input)
    return groupPayload(context, saved, 'GROUP_SAVED')
  }

  @Mutation(() => StaffGroupPayload, {
    description: 'Removes a group that has neither members nor orders that are not finished.',
  })
  async removeStaffGroup(
    @Arg('groupId', () => ID, { description: 'Which crew.' }) groupId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffGroupPayload> {
    const removed = await removeGroup(context.application.crews, administratorOf(context), groupId)
    if (isRejection(removed)) return groupPayload(context, removed, 'GROUP_REMOVED')
    return { group: null, message: messageOf('GROUP_REMOVED', context.language), userErrors: [] }
  }

  @Mutation(() => StaffGroupPayload, { description: 'Lets people join a group, all of them or none.' })
  async addStaffToGroup(
    @Arg('input', () => AddStaffToGroupInput, { description: 'The form, filled in.' })
    input: AddStaffToGroupInput,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffGroupPayload> {
    const outcome = await addStaffToGroup(context.application.crews, administratorOf(context), input)
    if (isRejection(outcome)) return groupPayload(context, outcome, 'GROUP_STAFF_ADDED')
    return groupPayload(context, outcome.crew, 'GROUP_STAFF_ADDED', { added: outcome.added })
  }

  @Mutation(() => StaffGroupPayload, {
    description: 'Takes somebody out of a group; its orders stay with it.',
  })
  async removeStaffFromGroup(
    @Arg('groupId', () => ID, { description: 'Which crew.' }) groupId: string,
    @Arg('staffId', () => ID, { description: 'Which crew member.' }) staffId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffGroupPayload> {
    const which = { groupId, staffId }
    const crew = await removeStaffFromGroup(context.application.crews, administratorOf(context), which)
    return groupPayload(context, crew, 'GROUP_STAFF_REMOVED')
  }
}
