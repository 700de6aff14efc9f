import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useRef } from 'react'
import { useTip } from '../../../ui/ToggleTip.tsx'

interface FactTipProps {
  /** The button's name, if its content has no text. */
  readonly label?: string
  /** The trigger. */
  readonly face: ReactNode
  /** The content of the bubble. */
  readonly children: ReactNode
}

/** A fact behind its trigger: shown on hover and on a press; hidden by another press, on Escape, or when the focus moves on. */
export function FactTip({ label, face, children }: FactTipProps) {
  const { isOpen, setOpen, whole, leaving } = useTip()
  const pressedBy = useRef('')
  const bubbleId = useId()
  return (
    <Whole
      ref={whole}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <Face
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bubbleId : undefined}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType
        }}
        onClick={() => setOpen(pressedBy.current === 'mouse' || !isOpen)}
        {...leaving}
      >
        {face}
      </Face>
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
