import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { isOffline } from '../../browser/connection.ts'
import { serverNow } from '../../format/serverClock.ts'
import { useClock } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toasts.ts'
import { useDelayed } from '../../ui/useDelayed.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { statusAfter, type Verb, verbFor, waitingOf } from '../parts/queue/queuedAction.ts'
import { queueAction } from '../parts/queue/sendActions.ts'
import { useFreshTries, useQueuedActions } from '../parts/queue/useQueuedActions.ts'
import { QueuedActionLines } from './QueuedActionLines.tsx'

interface ServeProps {
  readonly job: CrewJobFragment
  /** The one button of the screen, at the thumb; else one of several. */
  readonly isLarge?: boolean
}

const words = {
  start: { button: 'crew.start', label: 'crew.startOf', icon: 'play', large: 'plain', small: 'plain' },
  end: { button: 'crew.end', label: 'crew.endOf', icon: 'stop', large: 'wheat', small: 'soft' },
} as const

/** How long the button rests after it was pressed: the next one stands where it stood, and two quick taps are one. */
const restMs = 1000

/** Start Service when confirmed, End Service when in service (back-office document, section 4), and what became of earlier actions. */
export function Serve({ job, isLarge = false }: ServeProps) {
  const text = useText()
  const actions = useQueuedActions().filter(({ orderNo }) => orderNo === job.orderNo)
  const fresh = useFreshTries()
  const isRunning = actions.some(({ key }) => fresh.has(key))
  const waiting = waitingOf(actions)
  // the button keeps its words while it turns
  const verb = verbFor(isRunning ? job.status : statusAfter(job.status, waiting))
  const serve = useServing(job)
  const [isResting, setResting] = useState(false)
  const later = useDelayed()
  if (!verb && actions.length === 0) return null
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" minWidth="0">
      <QueuedActionLines actions={actions.filter(({ key }) => !fresh.has(key))} />
      {verb && (
        <ServeButton
          look={isLarge && verb === 'start' ? 'primary' : 'secondary'}
          isLarge={isLarge}
          tone={isLarge ? words[verb].large : words[verb].small}
          aria-label={text(words[verb].label, { name: job.customerName })}
          disabled={isRunning || isResting}
          onClick={() => {
            setResting(true)
            later(restMs, () => setResting(false))
            serve(verb)
          }}
        >
          {isRunning ? <Spinner /> : <Icon name={words[verb].icon} />}
          {text(words[verb].button)}
        </ServeButton>
      )}
    </chakra.div>
  )
}

const ServeButton = chakra(Button, {
  base: { width: '100%', borderRadius: 'card' },
  variants: {
    isLarge: {
      true: { minHeight: '4rem', textStyle: 't20' },
      false: { minHeight: '3rem', textStyle: 't16' },
    },
    tone: {
      plain: {},
      soft: {
        bg: 'wheatTint',
        borderColor: 'wheat',
        '&:hover:not(:disabled)': { bg: 'wheatTint', borderColor: 'ink' },
      },
      wheat: {
        bg: 'wheat',
        borderColor: 'wheat',
        color: 'onWheat',
        '&:hover:not(:disabled)': { bg: 'wheat', color: 'onWheat', borderColor: 'onWheat' },
      },
    },
  },
})

/** Starts or ends a job. The server says whether that may be; where it cannot be asked, a start before its day is refused here (decision E6). */
function useServing(job: CrewJobFragment): (verb: Verb) => void {
  const text = useText()
  const wall = useClock()
  const staffId = useSession('staff')?.user.staffId
  return useCallback(
    (verb) => {
      if (staffId === undefined) return
      const today = wall(serverNow()).slice(0, 10)
      const isEarly = verb === 'start' && isOffline() && today < firstDayOf(job)
      const refusal = isEarly ? text('TOO_EARLY_TO_START') : undefined
      queueAction({ staffId, orderNo: job.orderNo, verb, refusal })
      if (refusal) toast('warning', refusal)
    },
    [job, staffId, text, wall],
  )
}

function firstDayOf({ periodType, bookedDate }: CrewJobFragment): string {
  return spanOf(PeriodType[periodType], bookedDate).firstDay
}
