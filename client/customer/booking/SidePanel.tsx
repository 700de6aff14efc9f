import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface SidePanelProps {
  readonly title: string
  readonly action?: ReactNode
  /** On small screens too, at the page's end and without its action, which a bar has there. */
  readonly isOnPage?: boolean
  readonly children: ReactNode
}

/** The sticky card beside a booking step, by default only from lg on. */
export function SidePanel({ title, action, isOnPage = false, children }: SidePanelProps) {
  const titleId = useId()
  return (
    <chakra.aside
      aria-labelledby={titleId}
      layerStyle="panel"
      display={{ base: isOnPage ? 'block' : 'none', lg: 'block' }}
      position={{ lg: 'sticky' }}
      top="6"
      maxHeight={{ lg: 'calc(100dvh - 3rem)' }}
      overflowY="auto"
      p={{ base: '4', lg: '6' }}
    >
      <chakra.h2 id={titleId} textStyle="t18">
        {title}
      </chakra.h2>
      {children}
      {action && (
        <chakra.div mt="4" display={{ base: 'none', lg: 'block' }}>
          {action}
        </chakra.div>
      )}
    </chakra.aside>
  )
}
