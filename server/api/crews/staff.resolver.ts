import { Province } from '../../../schema/rules/enumerations.ts'
import type { StaffInput } from '../../../schema/rules/staffFields.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { listStaff, type StaffRecord } from '../../people/staffMembers.store.ts'
import { findCrewOf } from '../../staffing/crews.store.ts'
import { listGroups } from '../../staffing/groups.store.ts'
import { renameFields } from '../context/renameFields.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { officeActor } from './groups.resolver.ts'
import { StaffMember, StaffMemberInput, StaffMemberPayload } from './staff.graphql.ts'

/** Staff members, for the office. */
@Resolver()
export class StaffResolver {
  @Query(() => [StaffMember], 'All staff members, in the order they came.')
  async staffMembers(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    return staffNow(context)
  }

  @Mutation(() => StaffMemberPayload, 'Adds a crew member, who can sign in once they have a password.')
  async addStaff(@Form(StaffMemberInput) input: StaffMemberInput, @Ctx() context: GraphqlContext) {
    const act = { ...officeActor(context), language: context.language }
    const added = await context.application.identity.addStaff(act, staffFormOf(input))
    return staffPayload(context, added, 'STAFF_ADDED')
  }

  @Mutation(() => StaffMemberPayload, "Saves a crew member's data.")
  async saveStaff(
    @Arg('staffId', () => ID, 'Which crew member.') staffId: string,
    @Form(StaffMemberInput) input: StaffMemberInput,
    @Ctx() context: GraphqlContext,
  ) {
    const form = { staffId, ...staffFormOf(input) }
    const saved = await context.application.identity.saveStaff(officeActor(context), form)
    return staffPayload(context, saved, 'STAFF_SAVED')
  }

  @Mutation(() => StaffMemberPayload, 'Removes a person without a group and unfinished orders.')
  async removeStaff(
    @Arg('staffId', () => ID, 'Which crew member.') staffId: string,
    @Ctx() context: GraphqlContext,
  ) {
    const removed = await context.application.identity.removeStaff(officeActor(context), staffId)
    return payloadOf(context, removed, 'STAFF_REMOVED')
  }

  @Mutation(() => StaffMemberPayload, "Sets a crew member's password and ends all their sessions.")
  async resetStaffPassword(
    @Arg('staffId', () => ID, 'Which crew member.') staffId: string,
    @Arg('newPassword', () => String, '6 to 200 characters, taken as typed.')
    newPassword: string,
    @Ctx() context: GraphqlContext,
  ) {
    const form = { staffId, newPassword }
    const reset = await context.application.identity.resetStaffPassword(officeActor(context), form)
    return staffPayload(context, reset, 'STAFF_PASSWORD_RESET')
  }
}

async function staffNow({ application: { db } }: RequestContext): Promise<StaffMember[]> {
  const [records, groups] = await Promise.all([listStaff(db), listGroups(db)])
  const groupOf = new Map(
    groups.flatMap((group) => group.members.map(({ staffId }) => [staffId, group] as const)),
  )
  return records.map((record) => ({ ...record, group: groupOf.get(record.staffId) }))
}

/** The staff member after a command. The handlers' `provinceId` is `province` here. */
function staffPayload(
  context: RequestContext,
  outcome: StaffRecord | Rejection,
  success: MessageKey,
): Promise<StaffMemberPayload> {
  const renamed = renameFields(outcome, { provinceId: 'province' })
  return payloadOf(context, renamed, success, async (record) => ({
    staffMember: { ...record, group: await findCrewOf(context.application.db, record.staffId) },
  }))
}

/** The input in the handlers' spelling; they check missing fields. */
function staffFormOf({ province, ...form }: StaffMemberInput): StaffInput {
  const provinceId = Object.values(Province).find((id) => id === province)
  return { ...form, provinceId: provinceId as Province }
}
