import { Province } from '../../../schema/rules/enumerations.ts'
import type { StaffInput } from '../../../schema/rules/staffFields.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { listStaff, type StaffRecord } from '../../people/staffMembers.store.ts'
import { type Crew, findCrewOf } from '../../staffing/crews.store.ts'
import { listGroups } from '../../staffing/groups.store.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import type { StaffMember, StaffMemberInput, StaffMemberPayload } from './staff.graphql.ts'

/** Everybody, each with their group. */
export async function staffNodes({ application: { db } }: RequestContext): Promise<StaffMember[]> {
  const [records, groups] = await Promise.all([listStaff(db), listGroups(db)])
  const groupOf = new Map(
    groups.flatMap((group) => group.members.map(({ staffId }) => [staffId, group] as const)),
  )
  return records.map((record) => staffNode(record, groupOf.get(record.staffId)))
}

/** A change of somebody who is still there. */
export async function staffPayload(
  { application: { db } }: RequestContext,
  record: StaffRecord,
  message: string,
): Promise<StaffMemberPayload> {
  const staffMember = staffNode(record, await findCrewOf(db, record.staffId))
  return { staffMember, message, userErrors: [] }
}

/** One that was refused; what the handlers call `provinceId` is `province` here. */
export function refusedStaffPayload(rejection: Rejection, { language }: RequestContext): StaffMemberPayload {
  const about = rejection.field === 'provinceId' ? { ...rejection, field: 'province' } : rejection
  return { staffMember: null, ...refusal(about, language) }
}

/** The input in the handlers' spelling; they decide about what is missing. */
export function staffFormOf({ province, ...form }: StaffMemberInput): StaffInput {
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
