import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { addStaff, removeStaff, resetStaffPassword, saveStaff } from '../../identity/staffMembers.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { officeActOf } from '../context/officeAct.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { StaffMember, StaffMemberInput, StaffMemberPayload } from './staff.graphql.ts'
import { refusedStaffPayload, staffFormOf, staffNodes, staffPayload } from './staff.node.ts'

/** Staff members, for the office. */
@Resolver()
export class StaffResolver {
  @Query(() => [StaffMember], { description: 'All staff members, in the order they came.' })
  async staffMembers(@Ctx() context: GraphqlContext): Promise<StaffMember[]> {
    viewerOf(context, 'admin')
    return staffNodes(context)
  }

  @Mutation(() => StaffMemberPayload, {
    description: 'Hires somebody, who signs in once the office has given a password.',
  })
  async addStaff(
    @Arg('input', () => StaffMemberInput, { description: 'The form, filled in.' }) input: StaffMemberInput,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffMemberPayload> {
    viewerOf(context, 'admin')
    const act = { ...officeActOf(context), language: context.language }
    const added = await addStaff(context.application.staff, act, staffFormOf(input))
    return isRejection(added)
      ? refusedStaffPayload(added, context)
      : staffPayload(context, added, messageOf('STAFF_ADDED', context.language))
  }

  @Mutation(() => StaffMemberPayload, { description: 'Saves what the office knows of somebody.' })
  async saveStaff(
    @Arg('staffId', () => ID, { description: 'Which crew member.' }) staffId: string,
    @Arg('input', () => StaffMemberInput, { description: 'The form, filled in.' }) input: StaffMemberInput,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffMemberPayload> {
    viewerOf(context, 'admin')
    const form = { staffId, ...staffFormOf(input) }
    const saved = await saveStaff(context.application.staff, officeActOf(context), form)
    return isRejection(saved)
      ? refusedStaffPayload(saved, context)
      : staffPayload(context, saved, messageOf('STAFF_SAVED', context.language))
  }

  @Mutation(() => StaffMemberPayload, {
    description: 'Removes somebody who is neither in a group nor on an order that is not finished.',
  })
  async removeStaff(
    @Arg('staffId', () => ID, { description: 'Which crew member.' }) staffId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffMemberPayload> {
    viewerOf(context, 'admin')
    const removed = await removeStaff(context.application.staff, officeActOf(context), staffId)
    return isRejection(removed)
      ? refusedStaffPayload(removed, context)
      : { staffMember: null, message: messageOf('STAFF_REMOVED', context.language), userErrors: [] }
  }

  @Mutation(() => StaffMemberPayload, {
    description: 'Gives somebody a password and ends every session they had.',
  })
  async resetStaffPassword(
    @Arg('staffId', () => ID, { description: 'Which crew member.' }) staffId: string,
    @Arg('newPassword', () => String, { description: '6 to 200 characters, taken as typed.' })
    newPassword: string,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffMemberPayload> {
    viewerOf(context, 'admin')
    const form = { staffId, newPassword }
    const reset = await resetStaffPassword(context.application.staff, officeActOf(context), form)
    return isRejection(reset)
      ? refusedStaffPayload(reset, context)
      : staffPayload(context, reset, messageOf('STAFF_PASSWORD_RESET', context.language))
  }
}
