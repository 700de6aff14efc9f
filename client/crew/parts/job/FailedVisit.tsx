import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { spanOf } from '../../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../../schema/rules/enumerations.ts'
import { writeDate, writeTime } from '../../../format/businessDates.ts'
import { useToday } from '../../../format/useClock.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useDialog } from '../../../ui/useDialog.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { useQueuedActions } from '../queue/useQueuedActions.ts'

const FailedVisitDialog = lazyPart(async () => (await import('./FailedVisitDialog.tsx')).FailedVisitDialog)

/** For a visit that the crew reported as not done: why and when (decision X11). */
export function FailureLine({ job: { failedVisit } }: { readonly job: CrewJobFragment }) {
  const intl = useIntl()
  const text = useText()
  const today = useToday()
  if (!failedVisit) return null
  const { at, reason } = failedVisit
  const [day, time] = [writeDate(intl, at, 'short'), writeTime(intl, at)]
  return (
    <chakra.p display="flex" gap="2" alignItems="center" color="wheatText" fontWeight="medium">
      <Icon name="alert" />
      {text('crew.failed', {
        reason: text('crew.reason', { reason }),
        time: at.slice(0, 10) === today ? time : text('crew.dayTime', { day, time }),
      })}
    </chakra.p>
  )
}

/** "Couldn't do it": from the booked day until the visit has ended, once for a visit of a day (decision X11). */
export function CouldNotDo({ job }: { readonly job: CrewJobFragment }) {
  const text = useText()
  const today = useToday()
  const dialog = useDialog()
  const isLeft = useQueuedActions().some(({ orderNo, verb }) => orderNo === job.orderNo && verb !== 'start')
  const { status, periodType, bookedDate, failedVisit } = job
  const isOpen = status === 'Confirmed' || status === 'InService'
  const hasCome = today !== undefined && spanOf(PeriodType[periodType], bookedDate).firstDay <= today
  const isReported = failedVisit !== null && periodType === 'Day'
  return (
    <>
      {isOpen && hasCome && !isReported && !isLeft && (
        <Button
          look="link"
          justifySelf="center"
          minHeight="11"
          aria-label={text('crew.failOf', { name: job.customerName })}
          onClick={() => dialog.open(() => <FailedVisitDialog job={job} />)}
        >
          {text('crew.fail')}
        </Button>
      )}
      {dialog.host()}
    </>
  )
}
