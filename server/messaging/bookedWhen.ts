import { spanOf } from '../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../schema/rules/enumerations.ts'
import { businessInstant, seasonAt } from '../kernel/time.ts'
import type { BookedFor } from '../ordering/events.ts'
import type { MailVoice } from './mailTexts.ts'

/** When the work is booked for, as people say it: a day with its arrival time, a day, a month, or a season (decision D10). */
export function bookedWhen(
  voice: MailVoice,
  { bookedFor, periodType }: { readonly bookedFor: BookedFor; readonly periodType: PeriodType },
): string {
  const date = Temporal.PlainDate.from(bookedFor.date)
  if (periodType === PeriodType.Month) return voice.month(date)
  if (periodType === PeriodType.Season) {
    const last = Temporal.PlainDate.from(spanOf(periodType, bookedFor.date).lastDay)
    return voice.say('value.season', { from: voice.month(date), to: voice.month(last) })
  }
  if (bookedFor.time === undefined) return voice.day(date)
  const time = Temporal.PlainTime.from(bookedFor.time)
  const { zoneLabel: zone } = seasonAt(businessInstant(date, time))
  return voice.say('value.dateTime', { date: voice.day(date), time: voice.time(time), zone })
}
