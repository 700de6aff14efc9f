import { checkBooking } from '../../schema/rules/bookingCalendar.ts'
import { PeriodType, type ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { inBusinessZone } from '../kernel/time.ts'
import { INTERVALS, type Rhythm } from './events.ts'

/** A rhythm as it was asked for. */
export interface AskedRhythm {
  readonly everyWeeks: number
  /** yyyy-mm-dd */
  readonly first: string
  /** 1 or 2 for cleaning, else 0. */
  readonly slot: number
  /** 0 without a time. */
  readonly hour: number
  readonly minute: number
}

/** The calendar that a rhythm is checked against. */
export interface RhythmCalendar {
  readonly at: Temporal.Instant
  /** Days without any visit, yyyy-mm-dd. */
  readonly closedDates: readonly string[]
  /** Months of the year in which the service is offered; none for the whole year. */
  readonly offeredMonths?: readonly number[] | undefined
}

/** The rhythm, if its first visit could be booked now (decisions D6, D8); else the refusal with the input's field. */
export function checkRhythm(
  { everyWeeks, first, slot, hour, minute }: AskedRhythm,
  serviceCatalog: ServiceCatalog,
  { at, closedDates, offeredMonths }: RhythmCalendar,
): Rhythm | Rejection {
  const interval = INTERVALS.find((weeks) => weeks === everyWeeks)
  if (!interval) return reject(RejectionCode.FIELD_INVALID, { field: 'everyWeeks' })
  const day = dateOf(first)
  if (!day) return reject(RejectionCode.DATE_INVALID, { field: 'first' })
  const now = inBusinessZone(at)
  const found = checkBooking(
    {
      serviceCatalog,
      periodType: PeriodType.Day,
      year: day.year,
      month: day.month,
      day: day.day,
      slot,
      hour,
      minute,
    },
    { today: now.toPlainDate().toString(), hour: now.hour, closedDates, offeredMonths },
  )
  if ('rejected' in found) return found.field === 'day' ? { ...found, field: 'first' } : found
  const { date, ...time } = found
  return { everyWeeks: interval, first: date, ...time }
}

function dateOf(text: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return undefined
  }
}
