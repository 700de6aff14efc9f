import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { HiddenText } from '../../../ui/Wrap.tsx'
import { FilterChips } from '../FilterChips.tsx'
import { SearchInput } from '../smallControls.tsx'
import type { useShortList } from './useShortList.ts'

interface ShortListToolsProps<Filter extends string> {
  readonly list: Pick<
    ReturnType<typeof useShortList<unknown, Filter>>,
    'typing' | 'only' | 'offered' | 'change'
  >
  /** What may be typed, for screen readers, and shorter in the empty box. */
  readonly label: string
  readonly hint: string
  /** How many there are, said while the reader narrows the list. */
  readonly found: string
  readonly filterLabel: (filter: Filter) => string
}

/** The search, which the key "/" focuses, and the filters of a short list. */
export function ShortListTools<Filter extends string>({
  list: { typing, only, offered, change },
  label,
  hint,
  found,
  filterLabel,
}: ShortListToolsProps<Filter>) {
  const text = useText()
  const isNarrowed = typing.typed !== '' || only.length > 0
  return (
    <Stack gap="3">
      <chakra.div role="search" position="relative" maxWidth="28rem">
        <SearchInput
          aria-label={label}
          placeholder={hint}
          value={typing.typed}
          onChange={(event) => typing.type(event.target.value)}
          maxLength={100}
        />
        <HiddenText role="status">{isNarrowed && found}</HiddenText>
      </chakra.div>
      <FilterChips
        label={text('office.filters')}
        choices={offered.map((value) => ({ value, label: filterLabel(value) }))}
        chosen={only}
        onChoose={(chosen) => change({ only: chosen })}
      />
    </Stack>
  )
}
