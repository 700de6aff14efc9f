import { z } from 'zod'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { staffSelection } from '../../schema/rules/staffFields.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { OfficeActor } from '../office/officeChange.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { withCrewsExclusive } from './crewLock.store.ts'
import type { CrewMember } from './crewMembers.store.ts'
import { type Crew, type CrewsContext, findCrewOf } from './crews.store.ts'
import { about, changingGroup } from './groups.handlers.ts'
import { deleteMember, insertMembers, listFreePeople, listGroups } from './groups.store.ts'

/** The people who may join a crew: enabled and in no crew (decision I2). @returns NOT_FOUND for an unknown crew */
export async function availableStaff(
  { db }: CrewsContext,
  groupId: string,
): Promise<readonly CrewMember[] | Rejection> {
  const isThere = (await listGroups(db)).some((group) => group.groupId === groupId)
  return isThere ? listFreePeople(db) : reject(RejectionCode.NOT_FOUND)
}

/**
 * Adds people to a crew, all of them or none. They must be enabled and in no crew (decision I2). The crew counts for the calendar from
 * the next booking on; its orders show its current members.
 * @param form staffIds: at least one; duplicates count once
 * @returns the crew and the number of people who joined
 */
export async function addStaffToGroup(
  { db }: CrewsContext,
  act: OfficeActor,
  form: { readonly groupId: string; readonly staffIds: readonly string[] },
): Promise<{ readonly crew: Crew; readonly added: number } | Rejection> {
  const fields = checkedFields(selection, form)
  if (isRejection(fields)) return fields
  const staffIds = [...new Set(fields.staffIds)]
  return changingGroup(db, form.groupId, async (transaction, crew) => {
    const free = new Set((await listFreePeople(transaction)).map(({ staffId }) => staffId))
    if (!staffIds.every((id) => free.has(id)))
      return reject(RejectionCode.STAFF_NOT_AVAILABLE, { field: 'staffIds' })
    await insertMembers(transaction, { groupId: crew.groupId, staffIds }, act.at)
    for (const staffId of staffIds) await recordMove(transaction, act, { crew, staffId, joined: true })
    return { crew, added: staffIds.length }
  })
}

/** Removes somebody from a crew. The crew keeps its orders; a member who started a service can still end it. */
export async function removeStaffFromGroup(
  { db }: CrewsContext,
  act: OfficeActor,
  { groupId, staffId }: { readonly groupId: string; readonly staffId: string },
): Promise<Crew | Rejection> {
  return changingGroup(db, groupId, async (transaction, crew) => {
    if (!(await deleteMember(transaction, { groupId, staffId }))) return reject(RejectionCode.NOT_FOUND)
    await recordMove(transaction, act, { crew, staffId, joined: false })
    return crew
  })
}

/**
 * Lets somebody leave the company, under the lock on crews so that nobody adds them to a crew or an order meanwhile. Refused while they
 * are in a crew or on an unfinished order (decision I3).
 * @param leave removes them within the given transaction
 */
export async function whenFree<Outcome>(
  { db, openOrders }: CrewsContext,
  staffId: string,
  leave: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  if (!isId(staffId)) return reject(RejectionCode.NOT_FOUND)
  return withCrewsExclusive(db, async (transaction) => {
    if (await findCrewOf(transaction, staffId)) return reject(RejectionCode.STAFF_IN_GROUP)
    const isBusy = await openOrders.ofStaff(staffId)
    if (isBusy === undefined) return reject(RejectionCode.BUSY)
    return isBusy ? reject(RejectionCode.STAFF_ON_OPEN_ORDERS) : leave(transaction)
  })
}

const selection = z.object({ staffIds: staffSelection })

async function recordMove(
  transaction: Db,
  act: OfficeActor,
  { crew, staffId, joined }: { readonly crew: Crew; readonly staffId: string; readonly joined: boolean },
): Promise<void> {
  const membership = { groupNo: crew.groupNo }
  await recordOfficeChange(transaction, {
    ...about(act, crew),
    part: staffId,
    action: joined ? 'staff.joined' : 'staff.left',
    before: joined ? null : membership,
    after: joined ? membership : null,
  })
}
