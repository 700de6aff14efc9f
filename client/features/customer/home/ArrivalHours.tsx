import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'

/**
 * First and last arrival of both halves of a day; the last one is a step before the hour ends (decision D6). Browsers write times of
 * day in slightly different ways, so this may read otherwise than in the page drawn while building.
 */
export function ArrivalHours() {
  const text = useText()
  const formats = useFormats()
  const { amStartHour, amEndHour, pmStartHour, pmEndHour, stepMinutes } = businessRules.slots
  const time = (hour: number, minute = 0) =>
    formats.time(`2025-01-01T${twoDigits(hour)}:${twoDigits(minute)}`)
  return (
    <span suppressHydrationWarning>
      {text('home.facts.arrivals.value', {
        amStart: time(amStartHour),
        amEnd: time(amEndHour, 60 - stepMinutes),
        pmStart: time(pmStartHour),
        pmEnd: time(pmEndHour, 60 - stepMinutes),
      })}
    </span>
  )
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
