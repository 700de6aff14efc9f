import { RejectionCode } from '../../schema/rules/rejections.ts'
import { groupFields } from '../../schema/rules/staffFields.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { OfficeActor } from '../office/officeChange.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { withCrewsExclusive } from './crewLock.store.ts'
import { crewMembers } from './crewMembers.store.ts'
import type { Crew, CrewsContext } from './crews.store.ts'
import { insertGroup, isNumberTaken, lockGroup, markGroupRemoved, renumberGroup } from './groups.store.ts'

/**
 * Adds a crew without members; it gets no work before somebody joins (back-office document section 5, decisions D2, I2).
 * @param form groupNo: up to 20 characters, unique among existing crews
 */
export async function addGroup(
  { db }: CrewsContext,
  act: OfficeActor,
  form: Pick<Crew, 'groupNo'>,
): Promise<Crew | Rejection> {
  const after = checkedFields(groupFields, form)
  if (isRejection(after)) return after
  const crew = { groupId: crypto.randomUUID(), ...after }
  return withCrewsExclusive(db, async (transaction) => {
    if (await isNumberTaken(transaction, crew)) return numberTaken()
    await insertGroup(transaction, crew, act.at)
    await recordOfficeChange(transaction, { ...about(act, crew), action: 'group.added', before: null, after })
    return crew
  })
}

/** Changes a crew's number. */
export async function saveGroup(
  { db }: CrewsContext,
  act: OfficeActor,
  form: Crew,
): Promise<Crew | Rejection> {
  const after = checkedFields(groupFields, form)
  if (isRejection(after)) return after
  return changingGroup(db, form.groupId, async (transaction, crew) => {
    const saved = { groupId: crew.groupId, ...after }
    if (await isNumberTaken(transaction, saved)) return numberTaken()
    await renumberGroup(transaction, saved)
    const before = { groupNo: crew.groupNo }
    await recordOfficeChange(transaction, { ...about(act, crew), action: 'group.saved', before, after })
    return saved
  })
}

/** Soft-deletes a crew, unless it has members or unfinished orders (decision I3). Its number becomes free. */
export async function removeGroup(
  { db, openOrders }: CrewsContext,
  act: OfficeActor,
  groupId: string,
): Promise<Crew | Rejection> {
  return changingGroup(db, groupId, async (transaction, crew) => {
    if ((await crewMembers(transaction, groupId)).length > 0) return reject(RejectionCode.GROUP_HAS_STAFF)
    const isBusy = await openOrders.ofGroup(groupId)
    if (isBusy === undefined) return reject(RejectionCode.BUSY)
    if (isBusy) return reject(RejectionCode.GROUP_HAS_OPEN_ORDERS)
    await markGroupRemoved(transaction, groupId, act.at)
    const before = { groupNo: crew.groupNo }
    await recordOfficeChange(transaction, {
      ...about(act, crew),
      action: 'group.removed',
      before,
      after: null,
    })
    return crew
  })
}

/** Changes one crew; NOT_FOUND if it does not exist. */
export async function changingGroup<Outcome>(
  db: Db,
  groupId: string,
  change: (transaction: Db, crew: Crew) => Promise<Outcome | Rejection>,
): Promise<Outcome | Rejection> {
  return withCrewsExclusive(db, async (transaction) => {
    const crew = await lockGroup(transaction, groupId)
    return crew === undefined ? reject(RejectionCode.NOT_FOUND) : change(transaction, crew)
  })
}

/** Who did it, when, on which crew. */
export function about(act: OfficeActor, { groupId }: Pick<Crew, 'groupId'>) {
  return { ...act, subject: { kind: 'crew', id: groupId } } as const
}

function numberTaken(): Rejection {
  return reject(RejectionCode.GROUP_NUMBER_TAKEN, { field: 'groupNo' })
}
