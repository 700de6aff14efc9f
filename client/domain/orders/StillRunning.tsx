import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { OrderStatus, PeriodType } from '../../api/schema.generated.ts'
import { writeDate } from '../../format/businessDates.ts'
import { addDays } from '../../format/calendarDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Job {
  readonly status: OrderStatus
  readonly periodType: PeriodType
  readonly started?: { readonly at: string } | null
}

/** For a visit that began on an earlier day and has not ended. */
export function StillRunning({ job }: { readonly job: Job }) {
  const intl = useIntl()
  const text = useText()
  const today = useToday()
  const begun = job.started?.at.slice(0, 10)
  const isOfDay = job.status === 'InService' && job.periodType === 'Day'
  if (!isOfDay || !begun || !today || begun >= today) return null
  const when = begun === addDays(today, -1) ? 'yesterday' : 'other'
  return (
    <chakra.p display="flex" gap="2" alignItems="center" mt="1" color="wheatText" fontWeight="medium">
      <Icon name="clock" />
      {text('orders.running', { when, day: writeDate(intl, begun, 'short') })}
    </chakra.p>
  )
}
