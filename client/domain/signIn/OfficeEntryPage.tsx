import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { EntryPage } from './EntryPage.tsx'

/** The card of a sign-in inside the gutters of a back office, which are the card's own on a phone. */
export function OfficeEntryPage(props: ComponentProps<typeof EntryPage>) {
  return (
    <chakra.div mx={{ base: '-4', lg: '0' }}>
      <EntryPage {...props} />
    </chakra.div>
  )
}
