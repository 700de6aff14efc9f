import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { isOffline, watchConnection } from '../../browser/connection.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { serverNow } from '../../format/serverClock.ts'
import { useClock } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { shownReadAt } from '../parts/keptList.ts'
import { waitingOf } from '../parts/queue/queuedAction.ts'
import { useQueuedActions } from '../parts/queue/useQueuedActions.ts'

/** While there is no connection: how old the list is, that work can go on, and what is queued (decision T10). */
export function NoConnection() {
  const text = useText()
  const from = useReadAt()
  const count = waitingOf(useQueuedActions()).length
  return (
    <Bar>
      <Inside>
        <Icon name="offline" />
        <chakra.p maxWidth="none">
          <strong>{text('crew.offline')}</strong> {from && `${text('crew.offline.list', { when: from })} `}
          {text('crew.offline.works', { count })}
        </chakra.p>
      </Inside>
    </Bar>
  )
}

/** The server can be reached, but an action has no answer yet. */
export function StillWaiting() {
  const text = useText()
  const isLost = useSyncExternalStore(watchConnection, isOffline, () => false)
  const count = waitingOf(useQueuedActions()).filter(
    ({ isFirstTry, isHeld }) => !isFirstTry && !isHeld,
  ).length
  return (
    <chakra.div role="status" className="no-print" position="sticky" top="0" zIndex="menu">
      {!isLost && count > 0 && (
        <Bar>
          <Inside>
            <Icon name="clock" />
            <chakra.p maxWidth="none">{text('crew.waiting', { count })}</chakra.p>
          </Inside>
        </Bar>
      )}
    </chakra.div>
  )
}

/** When the list on the screen was read: the time, with the day if it is not today. */
function useReadAt(): string | undefined {
  const intl = useIntl()
  const wall = useClock()
  const readAt = useSyncExternalStore(shownReadAt.watch, shownReadAt.get)
  if (readAt === undefined) return undefined
  const then = wall(readAt)
  const time = writeTime(intl, then)
  if (then.slice(0, 10) === wall(serverNow()).slice(0, 10)) return time
  return intl.formatMessage({ id: 'crew.dayTime' }, { day: writeDate(intl, then, 'short'), time })
}

const Bar = chakra('div', { base: { bg: 'wheat', color: 'onWheat' } })

const Inside = chakra(Wrap, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    py: '3',
    '& strong': { fontWeight: 'strong' },
  },
})
