import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface BlockProps {
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of a long page under its own heading. */
export function Block({ id, title, children }: BlockProps) {
  const titleId = useId()
  return (
    <chakra.section id={id} aria-labelledby={titleId} pt={{ base: '16', lg: '24' }}>
      <chakra.h2 id={titleId} mb="6">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
