import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useSession } from '../../../session/useSession.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { refocus } from '../../../ui/rowFocus.ts'
import { undoAction } from '../queue/offlineQueue.ts'
import type { QueuedAction } from '../queue/queuedAction.ts'
import { useActionTime } from './useActionTime.ts'

/** How long Undo is disabled: it appears where End was, and a double tap must not take the end back. */
const REST_MS = 1000

/** After End, until it is sent: takes it back (decision X11). */
export function UndoBar({ action }: { readonly action: QueuedAction }) {
  const text = useText()
  const time = useActionTime(action)
  const staffId = useSession('staff')?.user.staffId
  const [isResting, setResting] = useState(true)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setResting(false), REST_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    // the focus was on End, which is gone
    if (!isResting) refocus(undo.current)
  }, [isResting])
  return (
    <Bar>
      <Icon name="check" />
      <chakra.span flex="1 1 6rem" minWidth="0" fontWeight="strong" fontVariantNumeric="tabular-nums">
        {text('crew.ended', { time })}
      </chakra.span>
      <Button ref={undo} disabled={isResting} onClick={() => staffId && undoAction(staffId, action)}>
        {text('crew.undo')}
      </Button>
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'wheatLine',
    borderRadius: 'card',
    bg: 'wheatTint',
  },
})
