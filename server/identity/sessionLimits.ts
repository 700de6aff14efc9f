import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Area } from '../kernel/viewer.ts'

const { rememberedDays, rememberedMaxDays, hours } = businessRules.session

/** A session's idle and absolute end. */
export interface SessionLimits {
  readonly expiresAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
}

/** Whether a session is a remembered one: a customer's on request, a crew member's always, an administrator's never (decision A4). */
export function isRemembered(area: Area, isWished: boolean): boolean {
  return area === 'customer' ? isWished : area === 'staff'
}

/** Remembered: 30 days from each use, a year in all. Otherwise 12 hours, used or not (decision A4). */
export function sessionLimits(isKept: boolean, now: Temporal.Instant): SessionLimits {
  if (!isKept) return { expiresAt: now.add({ hours }), endsAt: now.add({ hours }) }
  return { expiresAt: daysAfter(now, rememberedDays), endsAt: daysAfter(now, rememberedMaxDays) }
}

/** A remembered session's new end when it is used now; undefined when it would gain less than an hour, so that not every request writes. */
export function slidExpiry(limits: SessionLimits, now: Temporal.Instant): Temporal.Instant | undefined {
  const wanted = daysAfter(now, rememberedDays)
  const reached = Temporal.Instant.compare(wanted, limits.endsAt) > 0 ? limits.endsAt : wanted
  const earliestGain = limits.expiresAt.add({ hours: 1 })
  return Temporal.Instant.compare(reached, earliestGain) >= 0 ? reached : undefined
}

function daysAfter(now: Temporal.Instant, days: number): Temporal.Instant {
  return now.add({ hours: 24 * days })
}
