import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useTip } from './useTip.ts'

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
