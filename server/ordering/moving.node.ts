import { businessRules } from '../../schema/rules/businessRules.ts'
import { zonedMoment } from '../doors/zonedMoment.ts'
import { BUSINESS_ZONE } from '../kernel/time.ts'
import type { Calendar } from './calendar.handlers.ts'
import type { RescheduleOptions } from './moving.graphql.ts'
import type { MovingRequest } from './moving.handlers.ts'
import type { RescheduleOrderInput } from './officeInputs.graphql.ts'

export function rescheduleOptionsNode(
  { lastDate, closedDates, fullDays, fullSlots }: Calendar,
  asked: Temporal.Instant,
): RescheduleOptions {
  const { stepMinutes, ...slotHours } = businessRules.slots
  const { at: now, zoneLabel } = zonedMoment(asked)
  return {
    slotHours,
    stepMinutes,
    dayLatestBookHour: businessRules.dayLatestBookHour,
    noticeHours: businessRules.reschedule.noticeHours,
    timeZone: BUSINESS_ZONE,
    zoneLabel,
    now,
    lastDate,
    closedDates,
    fullDays,
    fullSlots,
  }
}

/** A time as GraphQL names one, in the words of both doors' handlers. */
export function timeOf({ year, month, day, slot, hour, minute }: RescheduleOrderInput): MovingRequest['to'] {
  return { year, month, day, slot, hour, minute }
}
