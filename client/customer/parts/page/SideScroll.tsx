import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface SideScrollProps {
  /** What is inside. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A frame for a table that large text can make wider than the window: the table scrolls, not the page, and the arrow keys scroll it too.
 */
export function SideScroll({ label, children }: SideScrollProps) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      {children}
    </Frame>
  )
}

const Frame = chakra('div', {
  base: { layerStyle: 'panel', overflowX: 'auto', '&:focus-visible': { borderRadius: 'card' } },
})
