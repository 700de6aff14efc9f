import type { IntlShape } from 'react-intl'
import { writeTime } from '../../format/businessDates.ts'
import { clockOf, type HalfDay, type SlotHours, timesOf } from '../booking/slotTimes.ts'

/** First and last arrival time of a half day, such as 9:00 AM to 11:30 AM. */
export function writeHalf(
  intl: IntlShape,
  half: HalfDay,
  { slotHours, stepMinutes }: { readonly slotHours: SlotHours; readonly stepMinutes: number },
): string {
  const times = timesOf(half, slotHours, stepMinutes).map(clockOf)
  const values = { from: writeTime(intl, times[0] ?? ''), to: writeTime(intl, times.at(-1) ?? '') }
  return intl.formatMessage({ id: 'booking.time.range' }, values)
}
