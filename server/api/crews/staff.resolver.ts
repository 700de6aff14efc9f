import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Province } from '../../../schema/rules/enumerations.ts'
import type { StaffInput } from '../../../schema/rules/staffFields.ts'
import { addStaff, removeStaff, resetStaffPassword, saveStaff } from '../../identity/staffMembers.handlers.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { listStaff, type StaffRecord } from '../../people/staffMembers.store.ts'
import { type Crew, findCrewOf } from '../../staffing/crews.store.ts'
import { listGroups } from '../../staffing/groups.store.ts'
import { renameFields } from '../context/renameFields.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { administratorOf } from './groups.node.ts'
import { StaffMember, StaffMemberInput, StaffMemberPayload } from './staff.graphql.ts'

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
    const act = { ...administratorOf(context), language: context.language }
    const added = await addStaff(context.application.staff, act, staffFormOf(input))
    return staffPayload(context, added, 'STAFF_ADDED')
  }

  @Mutation(() => StaffMemberPayload, { description: 'Saves what the office knows of somebody.' })
  async saveStaff(
    @Arg('staffId', () => ID, { description: 'Which crew member.' }) staffId: string,
    @Arg('input', () => StaffMemberInput, { description: 'The form, filled in.' }) input: StaffMemberInput,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffMemberPayload> {
    const form = { staffId, ...staffFormOf(input) }
    const saved = await saveStaff(context.application.staff, administratorOf(context), form)
    return staffPayload(context, saved, 'STAFF_SAVED')
  }

  @Mutation(() => StaffMemberPayload, {
    description: 'Removes somebody who is neither in a group nor on an order that is not finished.',
  })
  async removeStaff(
    @Arg('staffId', () => ID, { description: 'Which crew member.' }) staffId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffMemberPayload> {
    const removed = await removeStaff(context.application.staff, administratorOf(context), staffId)
    return staffPayload(context, isRejection(removed) ? removed : undefined, 'STAFF_REMOVED')
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
    const form = { staffId, newPassword }
    const reset = await resetStaffPassword(context.application.staff, administratorOf(context), form)
    return staffPayload(context, reset, 'STAFF_PASSWORD_RESET')
  }
}

/** Everybody, each with their group. */
async function staffNodes({ application: { db } }: RequestContext): Promise<StaffMember[]> {
  const [records, groups] = await Promise.all([listStaff(db), listGroups(db)])
  const groupOf = new Map(
    groups.flatMap((group) => group.members.map(({ staffId }) => [staffId, group] as const)),
  )
  return records.map((record) => staffNode(record, groupOf.get(record.staffId)))
}

/**
 * The payload of a command on a staff member. What the handlers call `provinceId` is `province` here.
 * @param outcome undefined once the person is removed
 */
async function staffPayload(
  { application: { db }, language }: RequestContext,
  outcome: StaffRecord | Rejection | undefined,
  key: MessageKey,
): Promise<StaffMemberPayload> {
  if (isRejection(outcome))
    return { staffMember: null, ...refusal(renameFields(outcome, { provinceId: 'province' }), language) }
  const staffMember = outcome ? staffNode(outcome, await findCrewOf(db, outcome.staffId)) : null
  return { staffMember, message: messageOf(key, language), userErrors: [] }
}

/** The input in the handlers' spelling; they decide about what is missing. */
function staffFormOf({ province, ...form }: StaffMemberInput): StaffInput {
  const provinceId = Object.values(Province).find((id) => id === province)
  return { ...form, provinceId: provinceId as Province }
}

function staffNode({ staffId, provinceId, ...record }: StaffRecord, crew: Crew | undefined): StaffMember {
  return {
    id: staffId,
    ...record,
    province: provinceId,
    phone: record.phone ?? null,
    unit: record.unit || null,
    streetNo: record.streetNo || null,
    postal: record.postal || null,
    group: crew === undefined ? null : { id: crew.groupId, groupNo: crew.groupNo },
  }
}
