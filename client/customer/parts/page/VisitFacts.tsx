import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Fact } from '../../../ui/Facts.tsx'

/** When crews come, as two facts: the days of the week, and the hours of arrival. */
export function VisitFacts() {
  const text = useText()
  return (
    <>
      <Fact label={text('home.facts.days')}>{text('home.trust.days')}</Fact>
      <Fact label={text('home.facts.arrivals')}>
        <ArrivalHours />
      </Fact>
    </>
  )
}

/**
 * First and last arrival of both halves of a day, one line each; the last one is a step before the hour ends (decision D6). Browsers write
 * times of day slightly differently, so this may differ from the prerendered page.
 */
function ArrivalHours() {
  const text = useText()
  const formats = useFormats()
  const { amStartHour, amEndHour, pmStartHour, pmEndHour, stepMinutes } = businessRules.slots
  const time = (hour: number, minute = 0) =>
    formats.time(`2025-01-01T${twoDigits(hour)}:${twoDigits(minute)}`)
  const halves = [
    { first: amStartHour, last: amEndHour },
    { first: pmStartHour, last: pmEndHour },
  ]
  return halves.map(({ first, last }) => (
    <chakra.span key={first} display="block" suppressHydrationWarning>
      {text('home.facts.arrivals.value', { start: time(first), end: time(last, 60 - stepMinutes) })}
    </chakra.span>
  ))
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
