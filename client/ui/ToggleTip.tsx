import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'

interface ToggleTipProps {
  /** The button's name, if its content has no text. */
  readonly label?: string
  /** The trigger; an "i" by default. */
  readonly face?: ReactNode
  /** The content of the bubble. */
  readonly children: ReactNode
}

/** A fact behind its trigger: shown on hover and on a press; hidden by another press, on Escape, or when the focus moves on. */
export function ToggleTip({ label, face, children }: ToggleTipProps) {
  const { isOpen, setOpen, whole, leaving } = useTip()
  const pressedBy = useRef('')
  const bubbleId = useId()
  const trigger = {
    'aria-label': label,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? bubbleId : undefined,
    onPointerDown: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      pressedBy.current = pointerType
    },
    onClick: () => setOpen(pressedBy.current === 'mouse' || !isOpen),
    ...leaving,
  }
  return (
    <Whole
      ref={whole}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      {face ? (
        <Face type="button" {...trigger}>
          {face}
        </Face>
      ) : (
        <Button look="quiet" size="icon" {...trigger}>
          <Icon name="info" />
        </Button>
      )}
      <span role="status">
        {isOpen && (
          <Bubble id={bubbleId} ref={keepInWindow}>
            {children}
          </Bubble>
        )}
      </span>
    </Whole>
  )
}

/**
 * A fact that a button shows: open until Escape, until the focus moves on, or until something else is pressed; the latter needs a listener,
 * because Safari does not focus a pressed button.
 */
function useTip() {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLSpanElement>(null)
  usePressElsewhere(whole, isOpen, () => setOpen(false))
  return {
    isOpen,
    setOpen,
    whole,
    leaving: {
      onBlur: () => setOpen(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOpen || event.key !== 'Escape') return
        // closes the tip, and not the dialog around it
        event.preventDefault()
        setOpen(false)
      },
    },
  }
}

function usePressElsewhere(
  whole: RefObject<HTMLElement | null>,
  isListening: boolean,
  act: () => void,
): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isListening) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!whole.current?.contains(target as Node)) latest.current()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [whole, isListening])
}

/** It moves left as far as the right edge requires. */
function keepInWindow(bubble: HTMLElement | null): void {
  if (!bubble) return
  const over = bubble.getBoundingClientRect().right - (document.documentElement.clientWidth - edge)
  if (over > 0) bubble.style.marginInlineStart = `${-over}px`
}

/** Between a bubble and the window's edge, in pixels. */
const edge = 8

const Whole = chakra('span', { base: { position: 'relative', display: 'inline-flex' } })

const Face = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'help',
    borderRadius: 'input',
  },
})

const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetStart: '0',
    zIndex: 'menu',
    display: 'grid',
    width: 'max-content',
    maxWidth: '16rem',
    px: '3',
    py: '2',
    borderRadius: 'input',
    bg: 'ink',
    color: 'canvas',
    textStyle: 't14',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    boxShadow: 'soft',
    animation: 'appear 120ms ease-out',
  },
})
