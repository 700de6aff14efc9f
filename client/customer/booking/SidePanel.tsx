import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface SidePanelProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The sticky card beside a booking step, only from lg on. */
export function SidePanel({ title, action, children }: SidePanelProps) {
  const titleId = useId()
  return (
    <chakra.aside
      aria-labelledby={titleId}
      layerStyle="panel"
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="6"
      maxHeight="calc(100dvh - 3rem)"
      overflowY="auto"
      p="6"
    >
      <chakra.h2 id={titleId} textStyle="t18">
        {title}
      </chakra.h2>
      {children}
      {action && <chakra.div mt="4">{action}</chakra.div>}
    </chakra.aside>
  )
}
