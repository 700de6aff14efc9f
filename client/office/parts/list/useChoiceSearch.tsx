import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { matches } from '../matching.ts'
import { SearchInput } from '../smallControls.tsx'

/** As many are read at a glance. */
const MOST_WITHOUT = 12

/** A search above the long choice of a dialog. @returns no field for a short choice, and whether an entry with these texts is wanted */
export function useChoiceSearch(choices: number): {
  readonly field: ReactNode
  readonly isWanted: (texts: readonly string[]) => boolean
} {
  const text = useText()
  const [typed, setTyped] = useState('')
  const field = choices > MOST_WITHOUT && (
    <chakra.div role="search" position="relative" mb="3">
      <SearchInput
        aria-label={text('office.choice.search')}
        placeholder={text('office.choice.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </chakra.div>
  )
  return { field, isWanted: (texts) => !field || matches(typed, texts) }
}
