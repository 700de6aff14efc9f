import { inBusinessZone } from '../kernel/time.ts'

/**
 * The day for which a daily task is due by now: today from its hour on, before that still yesterday.
 * @param hour on the business's wall clock, whatever the zone's rules are
 */
export function dueDay(now: Temporal.Instant, hour: number): Temporal.PlainDate {
  const local = inBusinessZone(now)
  const today = local.toPlainDate()
  return local.hour >= hour ? today : today.subtract({ days: 1 })
}
