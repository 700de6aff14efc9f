import { chakra } from '@chakra-ui/react/styled-system'
import { useClock } from '../../../format/useClock.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { useSession } from '../../../session/useSession.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Sentences } from '../../../ui/Sentences.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { dropAction } from '../queue/actionStore.ts'
import { isStuck, type QueuedAction } from '../queue/queuedAction.ts'
import { useFreshTries, useQueuedActions } from '../queue/useQueuedActions.ts'

/** What was pressed and is not sent yet, and what was refused or fails again and again, until that is dismissed (decisions T10, P131). */
export function QueuedActionLines({ actions }: { readonly actions: readonly QueuedAction[] }) {
  return (
    <chakra.div role="status" display="grid" gap="2" _empty={{ display: 'none' }}>
      {actions.map((action) =>
        action.refusal === undefined && !isStuck(action) ? (
          <Unsent key={action.key} action={action} />
        ) : (
          <Refused key={action.key} action={action} />
        ),
      )}
    </chakra.div>
  )
}

function Unsent({ action }: { readonly action: QueuedAction }) {
  const text = useText()
  const time = useActionTime(action)
  return (
    <Line>
      <Icon name="clock" />
      {text(action.verb === 'start' ? 'crew.unsent.start' : 'crew.unsent.end', { time })}
    </Line>
  )
}

function Refused({ action }: { readonly action: QueuedAction }) {
  const text = useText()
  const time = useActionTime(action)
  const staffId = useSession('staff')?.user.staffId
  const { refusal = text('crew.stuck.why'), verb } = action
  return (
    <Notice tone={isStuck(action) ? 'warn' : 'danger'}>
      <p>
        <Sentences
          first={<strong>{text(headings[isStuck(action) ? 'stuck' : 'refused'][verb], { time })}</strong>}
          second={refusal}
        />
      </p>
      <Button mt="2" onClick={() => staffId && dropAction(staffId, action)}>
        {text('crew.refused.dismiss')}
      </Button>
    </Notice>
  )
}

const headings = {
  refused: { start: 'crew.refused.start', end: 'crew.refused.end' },
  stuck: { start: 'crew.stuck.start', end: 'crew.stuck.end' },
} as const

function useActionTime({ pressedAt }: QueuedAction): string {
  const formats = useFormats()
  const wall = useClock()
  return formats.time(wall(Date.parse(pressedAt)))
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    textStyle: 't14',
    fontWeight: 'medium',
    color: 'wheatText',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Presses whose order is not on the page, such as one that went to another crew meanwhile: none is lost without a word. */
export function LostActions({ jobs }: { readonly jobs: readonly CrewJobFragment[] | undefined }) {
  const text = useText()
  const fresh = useFreshTries()
  const shown = new Set(jobs?.map(({ orderNo }) => orderNo))
  const lost = useQueuedActions().filter(({ orderNo, key }) => !shown.has(orderNo) && !fresh.has(key))
  if (!jobs || lost.length === 0) return null
  return (
    <chakra.ul display="grid" gap="3" mb="4" listStyleType="none">
      {[...new Set(lost.map(({ orderNo }) => orderNo))].map((orderNo) => (
        <li key={orderNo}>
          <chakra.p textStyle="t14" fontWeight="strong" mb="1">
            {text('crew.order')} {orderNo}
          </chakra.p>
          <QueuedActionLines actions={lost.filter((action) => action.orderNo === orderNo)} />
        </li>
      ))}
    </chakra.ul>
  )
}
