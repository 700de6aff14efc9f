import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { useSession } from '../../../session/useSession.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Sentences } from '../../../ui/Sentences.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { dropAction } from '../queue/offlineQueue.ts'
import { isStuck, type QueuedAction } from '../queue/queuedAction.ts'
import { useQueuedActions } from '../queue/useQueuedActions.ts'
import { UndoBar } from './UndoBar.tsx'
import { useActionTime } from './useActionTime.ts'

/** Actions not sent yet, the newest end with Undo, and those refused or failing repeatedly, until they are dismissed (decisions T10, P131). */
export function QueuedActionLines({ actions }: ActionsProps) {
  return (
    <Told role="status">
      <ActionLines actions={actions} />
    </Told>
  )
}

export interface ActionsProps {
  readonly actions: readonly QueuedAction[]
}

/** The same without its own live region, for one that contains more. */
function ActionLines({ actions }: ActionsProps) {
  return actions.map((action) => {
    if (action.isHeld) return <UndoBar key={action.key} action={action} />
    const isWaiting = action.refusal === undefined && !isStuck(action)
    return isWaiting ? (
      <Unsent key={action.key} action={action} />
    ) : (
      <Refused key={action.key} action={action} />
    )
  })
}

/** An empty region takes no row but exists, because screen readers announce changes only in a region that they know. */
const Told = chakra('div', { base: { display: 'grid', gap: '2', _empty: { position: 'absolute' } } })

function Unsent({ action }: { readonly action: QueuedAction }) {
  const text = useText()
  const time = useActionTime(action)
  return (
    <Row
      as="p"
      gap="2"
      textStyle="t14"
      fontWeight="medium"
      color="wheatText"
      fontVariantNumeric="tabular-nums"
    >
      <Icon name="clock" />
      {text(`crew.unsent.${action.verb}`, { time })}
    </Row>
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
          first={<strong>{text(`crew.${isStuck(action) ? 'stuck' : 'refused'}.${verb}`, { time })}</strong>}
          second={refusal}
        />
      </p>
      <Button mt="2" onClick={() => staffId && dropAction(staffId, action)}>
        {text('crew.refused.dismiss')}
      </Button>
    </Notice>
  )
}

/** Queued actions whose order is not on the page, for example because another crew has it now: none disappears silently. */
export function LostActions({ jobs }: { readonly jobs: readonly CrewJobFragment[] | undefined }) {
  const shown = new Set(jobs?.map(({ orderNo }) => orderNo))
  const lost = useQueuedActions().filter(
    ({ orderNo, isFirstTry }) => jobs && !shown.has(orderNo) && !isFirstTry,
  )
  return <Told role="status">{lost.length > 0 && <LostList actions={lost} />}</Told>
}

/** Order by order. */
function LostList({ actions }: ActionsProps) {
  const text = useText()
  return (
    <Stack as="ul" gap="3" mb="4" listStyleType="none">
      {[...Map.groupBy(actions, ({ orderNo }) => orderNo)].map(([orderNo, ofOrder]) => (
        <Stack as="li" key={orderNo} gap="2">
          <chakra.p textStyle="t14" fontWeight="strong">
            {text('crew.order')} {orderNo}
          </chakra.p>
          <ActionLines actions={ofOrder} />
        </Stack>
      ))}
    </Stack>
  )
}
