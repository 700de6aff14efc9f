import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StandingNotice } from '../parts/daysOff/StandingNotice.tsx'
import { ClosingPart } from './ClosingPart.tsx'
import { GroupsPart } from './GroupsPart.tsx'
import { StandingOrders } from './StandingOrders.tsx'
import type { WorkCalendar, WorkDay } from './workDays.ts'

interface DayPanelProps {
  readonly day: WorkDay
  readonly calendar: WorkCalendar
  readonly reread: () => Promise<unknown>
}

/** The chosen day: closing it, groups that have it off, and the orders that stand on it. What lies behind can only be looked at. */
export function DayPanel({ day, calendar, reread }: DayPanelProps) {
  const text = useText()
  const intl = useIntl()
  const [standing, setStanding] = useState<readonly string[]>([])
  return (
    <Card aria-labelledby="work-day" p={{ base: '4', md: '4' }}>
      <chakra.h2
        id="work-day"
        aria-live="polite"
        textStyle="t16"
        mb="3"
        _firstLetter={{ textTransform: 'capitalize' }}
      >
        {writeDate(intl, day.date, 'full')}
      </chakra.h2>
      <chakra.div display="grid" gap="5">
        {day.isPast && <Notice>{text('officeStaff.calendar.past')}</Notice>}
        {!day.isPast && (
          <>
            <StandingNotice orders={standing} />
            <ClosingPart day={day} reread={reread} onStanding={setStanding} />
            <GroupsPart day={day} groups={calendar.staffGroups} reread={reread} onStanding={setStanding} />
          </>
        )}
        <StandingOrders date={day.date} />
      </chakra.div>
    </Card>
  )
}
