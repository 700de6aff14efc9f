import { spanOf } from '../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../schema/rules/enumerations.ts'
import { businessInstant, seasonAt } from '../kernel/time.ts'
import type { BookedFor } from '../ordering/events.ts'
import type { MailTranslator } from './mailTexts.ts'

/** When the work is booked for, as people say it: a day with its arrival time, a day, a month, or a season (decision D10). */
export function bookedWhen(
  translator: MailTranslator,
  { bookedFor, periodType }: { readonly bookedFor: BookedFor; readonly periodType: PeriodType },
): string {
  const date = Temporal.PlainDate.from(bookedFor.date)
  if (periodType === PeriodType.Month) return translator.month(date)
  if (periodType === PeriodType.Season) {
    const last = Temporal.PlainDate.from(spanOf(periodType, bookedFor.date).lastDay)
    return translator.t('value.season', { from: translator.month(date), to: translator.month(last) })
  }
  if (bookedFor.time === undefined) return translator.day(date)
  const time = Temporal.PlainTime.from(bookedFor.time)
  const { zoneLabel: zone } = seasonAt(businessInstant(date, time))
  return translator.t('value.dateTime', { date: translator.day(date), time: translator.time(time), zone })
}
