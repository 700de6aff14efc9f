import { businessRules } from '../../../schema/rules/businessRules.ts'
import { BUSINESS_ZONE } from '../../kernel/time.ts'
import type { Calendar } from '../../ordering/calendar.handlers.ts'
import type { MovingRequest } from '../../ordering/moving/moving.handlers.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { RescheduleOptions } from './moving.graphql.ts'
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
