import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Muted } from '../ui/layout.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Wrap } from '../ui/Wrap.tsx'

interface MessagePageProps {
  readonly title: string
  readonly lede: string
  /** A technical word for support, in small print. */
  readonly detail?: string | undefined
  /** What to do next: buttons or links. */
  readonly children: ReactNode
}

/** A page with a message only: not found, could not be loaded. */
export function MessagePage({ title, lede, detail, children }: MessagePageProps) {
  return (
    <Wrap
      display="grid"
      justifyItems="center"
      gap="4"
      py={{ base: '12', md: '24' }}
      textAlign="center"
      overflowWrap="anywhere"
    >
      <chakra.span color="brandLine">
        <Icon name="mark" size={96} />
      </chakra.span>
      <PageHeading title={title} />
      <chakra.p textStyle="t18" color="muted">
        {lede}
      </chakra.p>
      {detail && <Muted>{detail}</Muted>}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
        {children}
      </chakra.div>
    </Wrap>
  )
}
