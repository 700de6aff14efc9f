import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { bookedDay } from './bookedWords.ts'

/** When one is to be there, in the size of a wall clock, or on one line where all text is very large; the day instead where no time was chosen. */
export function JobTime({ job }: { readonly job: CrewJobFragment }) {
  const intl = useIntl()
  const text = useText()
  const { bookedTime, status, booked } = job
  const isNow = status === 'InService'
  const isDay = job.periodType === 'Day'
  const day = isDay && `${bookedDay(intl, job, 'full')} ${booked.zoneLabel}`
  if (!bookedTime)
    return (
      <chakra.p minWidth="0">
        <Small>{text(isNow ? 'crew.now' : 'crew.next')}</Small>
        <Large textStyle="t30">{bookedDay(intl, job, 'short')}</Large>
        {day && <Small>{day}</Small>}
      </chakra.p>
    )
  return (
    <chakra.p minWidth="0">
      <Small>{text(isNow ? 'crew.nowBy' : 'crew.nextBy')}</Small>
      <Large
        textStyle="t48"
        whiteSpace="nowrap"
        css={{ '@container (max-width: 17rem)': { textStyle: 't24' } }}
      >
        {writeTime(intl, bookedTime)}
      </Large>
      <Small>{day}</Small>
    </chakra.p>
  )
}

const Small = chakra('span', { base: { display: 'block', color: 'muted' } })

const Large = chakra('strong', {
  base: { display: 'block', fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
})
