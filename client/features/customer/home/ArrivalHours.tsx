import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'

/** First and last arrival of both halves of a day; the last one is a step before the hour ends (decision D6). */
export function ArrivalHours() {
  const text = useText()
  const formats = useFormats()
  const { amStartHour, amEndHour, pmStartHour, pmEndHour, stepMinutes } = businessRules.slots
  const time = (hour: number, minute = 0) =>
    formats.time(`2025-01-01T${twoDigits(hour)}:${twoDigits(minute)}`)
  return text('home.facts.arrivals.value', {
    amStart: time(amStartHour),
    amEnd: time(amEndHour, 60 - stepMinutes),
    pmStart: time(pmStartHour),
    pmEnd: time(pmEndHour, 60 - stepMinutes),
  })
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
