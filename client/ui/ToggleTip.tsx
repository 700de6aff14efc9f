import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'

interface ToggleTipProps {
  /** What the button does, for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** A small fact behind an "i": shown and announced on a press, gone on Escape or when the focus moves on. Works by touch and keyboard. */
export function ToggleTip({ label, children }: ToggleTipProps) {
  const { isOpen, setOpen, whole, leaving } = useTip()
  return (
    <chakra.span ref={whole} position="relative" display="inline-flex">
      <Button
        look="quiet"
        size="icon"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...leaving}
      >
        <Icon name="info" />
      </Button>
      <span role="status">{isOpen && <Bubble>{children}</Bubble>}</span>
    </chakra.span>
  )
}

const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetEnd: '0',
    zIndex: 'menu',
    px: '3',
    py: '2',
    borderRadius: 'input',
    bg: 'ink',
    color: 'canvas',
    textStyle: 't14',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    animation: 'appear 120ms ease-out',
  },
})

/**
 * A fact that a button shows: open until Escape, until the focus moves on, or until something else is pressed; the latter needs a listener,
 * because Safari does not focus a pressed button.
 */
export function useTip() {
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
