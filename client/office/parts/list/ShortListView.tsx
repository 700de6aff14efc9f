import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { QueryState } from '../../../api/QueryState.tsx'
import { useText } from '../../../i18n/useText.ts'
import { EmptyPanel } from '../../../ui/EmptyPanel.tsx'
import { Cluster } from '../../../ui/layout.tsx'
import { HiddenText } from '../../../ui/Wrap.tsx'
import { FilterChips } from '../FilterChips.tsx'
import { Pager } from '../pager/Pager.tsx'
import { useNamedRow } from '../settings/RowList.tsx'
import { SearchInput } from '../smallControls.tsx'
import type { useShortList } from './useShortList.ts'

interface ShortListViewProps<Row, Filter extends string>
  extends Pick<ComponentProps<typeof QueryState>, 'result' | 'skeleton'>,
    Pick<ComponentProps<typeof EmptyPanel>, 'icon'> {
  readonly list: ReturnType<typeof useShortList<Row, Filter>>
  /** Names the texts of the search and of an empty list. */
  readonly texts: 'staff' | 'groups'
  readonly filterLabel: (filter: Filter) => string
  /** The rows of the page; not called without one. */
  readonly children: (items: readonly Row[]) => ReactNode
}

/** A short list in each of its states: the search, which the key "/" focuses, the filters, a page of rows, and its pager. */
export function ShortListView<Row, Filter extends string>(props: ShortListViewProps<Row, Filter>) {
  const { result, skeleton, icon, list, texts, filterLabel, children } = props
  const { typing, only, offered, change, rows, items, total, choice } = list
  const text = useText()
  useNamedRow(rows !== undefined)
  const isNarrowed = typing.typed !== '' || only.length > 0
  return (
    <QueryState
      result={{ ...result, data: rows }}
      words="office.list.failed"
      skeleton={skeleton}
      empty={<EmptyPanel icon={icon} title={text(`officeStaff.${texts}.none`)} />}
    >
      {() => (
        <>
          <Cluster gap="3">
            <chakra.div role="search" position="relative" flex="1 1 16rem" maxWidth="28rem">
              <SearchInput
                aria-label={text(`officeStaff.${texts}.search`)}
                placeholder={text(`officeStaff.${texts}.search.hint`)}
                value={typing.typed}
                onChange={(event) => typing.type(event.target.value)}
                maxLength={100}
              />
              <HiddenText role="status">
                {isNarrowed && text(`officeStaff.${texts}.search.found`, { count: total })}
              </HiddenText>
            </chakra.div>
            <FilterChips
              label={text('office.filters')}
              choices={offered.map((value) => ({ value, label: filterLabel(value) }))}
              chosen={only}
              onChoose={(chosen) => change({ only: chosen })}
            />
          </Cluster>
          {total === 0 ? (
            <EmptyPanel icon="search" title={text(`officeStaff.${texts}.search.none`)} />
          ) : (
            <>
              {children(items ?? [])}
              <Pager place="bottom" choice={choice} total={total} onChoose={change} />
            </>
          )}
        </>
      )}
    </QueryState>
  )
}
