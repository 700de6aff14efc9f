import { RejectionCode } from '../../schema/rules/rejections.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import type { OfficeActor } from '../office/officeChange.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { withCrewsExclusive } from './crewLock.store.ts'
import type { CrewsContext } from './crews.store.ts'
import { about, changingGroup } from './groups.handlers.ts'
import {
  type ClosedDate,
  type DayOff,
  deleteClosedDate,
  deleteDayOff,
  insertClosedDate,
  insertDayOff,
} from './workCalendar.store.ts'

/** The visits that stand on a day already: they stay, and somebody has to move them. */
export interface Standing {
  /** Order numbers, next first. */
  readonly openOrders: readonly string[]
}

/**
 * Takes no more bookings for a day, of one catalog or of all (decision D5). Orders that stand on it stay: the answer names them. Closing a
 * closed day changes nothing.
 * @returns DATE_INVALID or DATE_PAST of field `date`
 */
export async function addClosedDate(
  { db, openOrders }: CrewsContext,
  act: OfficeActor,
  closed: ClosedDate,
): Promise<Standing | Rejection> {
  const date = dayAhead(closed.date, act)
  if (isRejection(date)) return date
  await withCrewsExclusive(db, async (transaction) => {
    if (await insertClosedDate(transaction, closed))
      await recordClosing(transaction, act, { closed, is: true })
  })
  return { openOrders: await openOrders.onDay({ day: closed.date, catalog: closed.catalog }) }
}

/** Takes bookings for a day again. @returns NOT_FOUND when it was not closed for just that catalog, or for all */
export async function removeClosedDate(
  { db }: CrewsContext,
  act: OfficeActor,
  closed: ClosedDate,
): Promise<ClosedDate | Rejection> {
  const date = realDay(closed.date)
  if (isRejection(date)) return date
  return db.transaction().execute(async (transaction) => {
    if (!(await deleteClosedDate(transaction, closed))) return reject(RejectionCode.NOT_FOUND)
    await recordClosing(transaction, act, { closed, is: false })
    return closed
  })
}

/**
 * Gives a crew a day off: it takes no work then and does not count for the calendar (decision D5). Orders that it holds on that day stay
 * with it: the answer names them.
 */
export async function setDayOff(
  { db, openOrders }: CrewsContext,
  act: OfficeActor,
  off: DayOff,
): Promise<Standing | Rejection> {
  const date = dayAhead(off.date, act)
  if (isRejection(date)) return date
  const set = await changingGroup(db, off.groupId, async (transaction, crew) => {
    if (await insertDayOff(transaction, off)) {
      const after = { date: off.date }
      await recordOfficeChange(transaction, {
        ...about(act, crew),
        action: 'day-off.set',
        before: null,
        after,
      })
    }
    return crew
  })
  if (isRejection(set)) return set
  return { openOrders: await openOrders.onDay({ day: off.date, groupId: off.groupId }) }
}

/** Lets a crew work on a day again. @returns NOT_FOUND when it had not that day off */
export async function removeDayOff(
  { db }: CrewsContext,
  act: OfficeActor,
  off: DayOff,
): Promise<DayOff | Rejection> {
  const date = realDay(off.date)
  if (isRejection(date)) return date
  return changingGroup(db, off.groupId, async (transaction, crew) => {
    if (!(await deleteDayOff(transaction, off))) return reject(RejectionCode.NOT_FOUND)
    const before = { date: off.date }
    await recordOfficeChange(transaction, {
      ...about(act, crew),
      action: 'day-off.removed',
      before,
      after: null,
    })
    return off
  })
}

async function recordClosing(
  transaction: CrewsContext['db'],
  act: OfficeActor,
  { closed, is }: { readonly closed: ClosedDate; readonly is: boolean },
): Promise<void> {
  const catalog = { catalog: closed.catalog ?? null }
  await recordOfficeChange(transaction, {
    ...act,
    subject: { kind: 'closed-date', id: closed.date },
    action: is ? 'closed-date.added' : 'closed-date.removed',
    before: is ? null : catalog,
    after: is ? catalog : null,
  })
}

/** What lies behind cannot be planned any more. */
function dayAhead(text: string, { at }: OfficeActor): Temporal.PlainDate | Rejection {
  const day = realDay(text)
  if (isRejection(day)) return day
  const isPast = Temporal.PlainDate.compare(day, businessDate(at)) < 0
  return isPast ? reject(RejectionCode.DATE_PAST, { field: 'date' }) : day
}

/** A day that the calendar has, of the years that reports know: the database writes the day after the last one of four digits differently. */
function realDay(text: string): Temporal.PlainDate | Rejection {
  const wrong = reject(RejectionCode.DATE_INVALID, { field: 'date' })
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return wrong
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return wrong
  }
}
