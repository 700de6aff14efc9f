import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { IconTile } from './Card.tsx'
import { Icon, type IconName } from './Icon.tsx'

interface EmptyPanelProps {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  /** The one way on. */
  readonly children?: ReactNode
}

/** Says that there is nothing, and what to do about it. */
export function EmptyPanel({ icon, title, text, children }: EmptyPanelProps) {
  return (
    <chakra.div
      layerStyle="panel"
      display="grid"
      gap="3"
      justifyItems="center"
      textAlign="center"
      px="4"
      py="12"
    >
      <IconTile>
        <Icon name={icon} size={32} />
      </IconTile>
      <chakra.h2 textStyle="t18">{title}</chakra.h2>
      {text && (
        <chakra.p color="muted" textWrap="balance">
          {text}
        </chakra.p>
      )}
      {children && <chakra.div mt="3">{children}</chakra.div>}
    </chakra.div>
  )
}
