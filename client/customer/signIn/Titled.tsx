import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'

interface TitledProps {
  readonly tone: 'ok' | 'info' | 'warn'
  readonly title: string
  readonly children: ReactNode
}

/** A notice with a heading and paragraphs. */
export function Titled({ tone, title, children }: TitledProps) {
  return (
    <Notice tone={tone}>
      <chakra.div display="grid" gap="1" overflowWrap="anywhere">
        <chakra.h2 textStyle="t16">{title}</chakra.h2>
        {children}
      </chakra.div>
    </Notice>
  )
}
