import type { Rhythm } from '../series/events.ts'
import type { MailTranslator } from './mailTexts.ts'

/** How often visits take place, as people say it: every 2 weeks · Tuesday, 9:30 AM. */
export function repeatsText({ everyWeeks, first, time }: Rhythm, translator: MailTranslator): string {
  const weekday = translator.weekday(Temporal.PlainDate.from(first))
  const day = time === undefined ? weekday : `${weekday}, ${translator.time(Temporal.PlainTime.from(time))}`
  return `${translator.t('value.every', { weeks: everyWeeks })} · ${day}`
}
