import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { spanOf } from '../../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../../schema/rules/enumerations.ts'
import type { OrderStatus } from '../../../api/schema.generated.ts'
import { useToday } from '../../../format/useClock.ts'
import { useText } from '../../../i18n/useText.ts'
import { useSession } from '../../../session/useSession.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Muted, Stack } from '../../../ui/layout.tsx'
import { Question } from '../../../ui/Question.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { useDialog } from '../../../ui/useDialog.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { queueAction } from '../queue/offlineQueue.ts'
import { type QueuedAction, statusAfter, type Verb, verbFor, waitingOf } from '../queue/queuedAction.ts'
import { useQueuedActions } from '../queue/useQueuedActions.ts'
import { namedDay } from './bookedDay.ts'
import { QueuedActionLines } from './QueuedActionLines.tsx'

interface ServeProps {
  readonly job: CrewJobFragment
  /** The card's job, near the thumb; otherwise one of several. */
  readonly isLarge?: boolean
}

const words = {
  start: { button: 'crew.start', label: 'crew.startOf', icon: 'play', large: 'plain', small: 'plain' },
  end: { button: 'crew.end', label: 'crew.endOf', icon: 'stop', large: 'wheat', small: 'soft' },
} as const

/** How long the button is disabled after a press: the next one appears at the same place, and a double tap must be one press. */
const restMs = 1000

/** Start Service when confirmed, End Service when in service (back-office document, section 4), and the outcome of earlier actions. */
export function Serve({ job, isLarge = false }: ServeProps) {
  const text = useText()
  const actions = useQueuedActions().filter(({ orderNo }) => orderNo === job.orderNo)
  const isRunning = isBeingSent(actions)
  const verb = offeredVerb(job.status, actions)
  const serve = useServing(job)
  const [isResting, setResting] = useState(false)
  const from = useFirstDay(verb, job)
  const fromId = useId()
  const later = useDelayed()
  const dialog = useDialog()
  if (!verb && actions.length === 0) return null
  const press = (pressed: Verb) => {
    setResting(true)
    later(restMs, () => setResting(false))
    serve(pressed)
  }
  const askFirst = () =>
    dialog.open(() => (
      <Question
        words={text('crew.end.anyway')}
        about={job.customerName}
        yes={text('crew.end')}
        onYes={() => press('end')}
      />
    ))
  return (
    <Stack gap="3" minWidth="0">
      <QueuedActionLines actions={actions.filter(({ isFirstTry }) => !isFirstTry)} />
      {verb && (
        <ServeButton
          look={verb === 'start' && !from && (isLarge || job.periodType === 'Day') ? 'primary' : 'secondary'}
          isLarge={isLarge}
          tone={isLarge ? words[verb].large : words[verb].small}
          aria-label={text(words[verb].label, { name: job.customerName })}
          aria-describedby={from ? fromId : undefined}
          disabled={isRunning || isResting || from !== undefined}
          onClick={() => (verb === 'end' && isReported(job, actions) ? askFirst() : press(verb))}
        >
          {isRunning ? <Spinner /> : <Icon name={words[verb].icon} />}
          {text(words[verb].button)}
        </ServeButton>
      )}
      {from && (
        <Muted id={fromId} mt="-1" maxWidth="none" textAlign="center">
          {from}
        </Muted>
      )}
      {dialog.host()}
    </Stack>
  )
}

/** Whether the crew reported the visit of a day as not done and has not started it since. */
function isReported({ failedVisit, periodType }: CrewJobFragment, actions: readonly QueuedAction[]): boolean {
  const queued = waitingOf(actions).findLast(({ verb }) => verb !== 'end')
  return periodType === 'Day' && (queued ? queued.verb === 'fail' : failedVisit !== null)
}

function isBeingSent(actions: readonly QueuedAction[]): boolean {
  return actions.some(({ isFirstTry, verb }) => isFirstTry && verb !== 'fail')
}

/** The button of an order now: it keeps its label while it shows the spinner, and Undo replaces it. */
function offeredVerb(status: OrderStatus, actions: readonly QueuedAction[]) {
  if (actions.some(({ isHeld }) => isHeld)) return undefined
  return verbFor(isBeingSent(actions) ? status : statusAfter(status, waitingOf(actions)))
}

const ServeButton = chakra(Button, {
  base: { width: '100%', borderRadius: 'card' },
  variants: {
    isLarge: {
      true: {
        minHeight: 'min(4rem, 12dvh)',
        textStyle: 't20',
        // one line of very large text, so that the card stays visible above it
        '@container (max-width: 14rem)': { textStyle: 't16' },
      },
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

/** From when a later job can be started; the server says so too (decision E6). */
function useFirstDay(
  verb: Verb | undefined,
  { periodType, bookedDate }: CrewJobFragment,
): string | undefined {
  const intl = useIntl()
  const text = useText()
  const today = useToday()
  const { firstDay } = spanOf(PeriodType[periodType], bookedDate)
  if (verb !== 'start' || today === undefined || today >= firstDay) return undefined
  return text('crew.start.from', { day: namedDay(intl, firstDay, today) })
}

/** Starts or ends a job; the server decides whether that is allowed. */
function useServing({ orderNo }: CrewJobFragment): (verb: Verb) => void {
  const staffId = useSession('staff')?.user.staffId
  return useCallback((verb) => staffId && queueAction({ staffId, orderNo, verb }), [orderNo, staffId])
}
