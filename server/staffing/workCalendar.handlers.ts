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

/** Visits already booked on a day: they stay until somebody moves them. */
export interface Standing {
  /** Order numbers, next first. */
  readonly openOrders: readonly string[]
}

/**
 * Closes a day for bookings, in one catalog or all (decision D5). Orders already on it stay, and the answer names them. Closing a closed
 * day changes nothing.
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

/** Opens a day for bookings again. @returns NOT_FOUND if it was not closed for exactly that catalog, or for all */
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
 * Gives a crew a day off: it gets no work and does not count for the calendar (decision D5). It keeps its orders of that day, and the
 * answer names them.
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

/** Cancels a crew's day off. @returns NOT_FOUND if it did not have that day off */
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

/** The past cannot be planned. */
function dayAhead(text: string, { at }: OfficeActor): Temporal.PlainDate | Rejection {
  const day = realDay(text)
  if (isRejection(day)) return day
  const isPast = Temporal.PlainDate.compare(day, businessDate(at)) < 0
  return isPast ? reject(RejectionCode.DATE_PAST, { field: 'date' }) : day
}

/** A real date within the years of reports; PostgreSQL formats years of more than four digits differently. */
function realDay(text: string): Temporal.PlainDate | Rejection {
  const wrong = reject(RejectionCode.DATE_INVALID, { field: 'date' })
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return wrong
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return wrong
  }
}
