import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { isOffline, onReturn, watchConnection } from '../browser/connection.ts'
import { isStorageFailing, watchStorage } from '../browser/storage.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Wrap } from '../ui/Wrap.tsx'

interface ConnectionBarProps {
  /** The notice while there is no connection, for a page that has more to say. */
  readonly lost?: ReactNode
}

/** Says that there is no connection, and for a moment that it is back; it waits for the screen reader's turn. */
export function ConnectionBar({ lost }: ConnectionBarProps) {
  const text = useText()
  const isLost = useSyncExternalStore(watchConnection, isOffline, () => false)
  const isBack = useReturned() && !isLost
  return (
    <chakra.div ref={tellHeight} role="status" className="no-print" position="sticky" top="0" zIndex="menu">
      {isLost &&
        (lost ?? (
          <Bar bg="wheatTint" borderColor="wheatLine">
            <Icon name="offline" />
            {text(navigator.onLine ? 'connection.unreached' : 'connection.offline')}
          </Bar>
        ))}
      {isBack && (
        <Bar bg="statusTint1" borderColor="status1" color="status1">
          <Icon name="check" />
          {text('connection.back')}
        </Bar>
      )}
    </chakra.div>
  )
}

/** Tells toasts and scrolling how much of the window the bar covers. */
function tellHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => style.setProperty('--connection-bar', `${bar.offsetHeight}px`))
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    style.removeProperty('--connection-bar')
  }
}

/** True while the toast after each return is visible. */
function useReturned(): boolean {
  const [count, setCount] = useState(0)
  const [over, setOver] = useState(0)
  useEffect(() => onReturn(() => setCount((before) => before + 1)), [])
  useEffect(() => {
    const timer = setTimeout(() => setOver(count), businessRules.ui.toastMs)
    return () => clearTimeout(timer)
  }, [count])
  return count > over
}

const Bar = chakra(Wrap, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: 'none',
    minHeight: '11',
    py: '2',
    borderBottomWidth: '1px',
    textStyle: 't14',
    fontWeight: 'medium',
  },
})

/** Says once that the browser stores nothing, and how long everything works all the same (decision P129). */
export function StorageNotice() {
  const text = useText()
  const isFailing = useSyncExternalStore(watchStorage, isStorageFailing, () => false)
  const [isRead, setRead] = useState(false)
  return (
    <div role="status" className="no-print">
      {isFailing && !isRead && (
        <Line>
          <Icon name="info" />
          <chakra.p flex="1" maxWidth="68ch">
            {text('storage.failing')}
          </chakra.p>
          <Button look="quiet" onClick={() => setRead(true)}>
            {text('dialog.close')}
          </Button>
        </Line>
      )}
    </div>
  )
}

const Line = chakra(Wrap, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: 'none',
    py: '1',
    bg: 'wheatTint',
    borderBottomWidth: '1px',
    borderColor: 'wheatLine',
    textStyle: 't14',
  },
})
