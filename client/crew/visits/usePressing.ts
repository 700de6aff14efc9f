import { useCallback } from 'react'
import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { isOffline } from '../../browser/connection.ts'
import { serverNow } from '../../format/serverClock.ts'
import { useClock } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { toast } from '../../ui/toasts.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import type { Verb } from '../parts/presses/press.ts'
import { pressButton } from '../parts/presses/pressButton.ts'

/** Starts or ends a job. The server says whether that may be; where it cannot be asked, a start before its day is refused here (decision E6). */
export function usePressing(job: CrewJobFragment): (verb: Verb) => void {
  const text = useText()
  const wall = useClock()
  const staffId = useSession('staff')?.user.staffId
  return useCallback(
    (verb) => {
      if (staffId === undefined) return
      const today = wall(serverNow()).slice(0, 10)
      const isEarly = verb === 'start' && isOffline() && today < firstDayOf(job)
      const refusal = isEarly ? text('TOO_EARLY_TO_START') : undefined
      pressButton({ staffId, orderNo: job.orderNo, verb, refusal })
      if (refusal) toast('warning', refusal)
    },
    [job, staffId, text, wall],
  )
}

function firstDayOf({ periodType, bookedDate }: CrewJobFragment): string {
  return spanOf(PeriodType[periodType], bookedDate).firstDay
}
