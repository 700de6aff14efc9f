import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'

interface PartProps {
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of an order's page under its title. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Card aria-labelledby={`${id}-title`} p={{ base: '4', md: '5' }} fontVariantNumeric="tabular-nums">
      <chakra.h2 id={`${id}-title`} textStyle="t16" mb="2">
        {title}
      </chakra.h2>
      {children}
    </Card>
  )
}
