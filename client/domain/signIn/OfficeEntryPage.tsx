import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { EntryPage } from './EntryPage.tsx'

/** The sign-in card inside the gutters of the office's and crews' pages; on a phone the card brings its own. */
export function OfficeEntryPage(props: ComponentProps<typeof EntryPage>) {
  return (
    <chakra.div mx={{ base: '-4', lg: '0' }}>
      <EntryPage {...props} />
    </chakra.div>
  )
}
