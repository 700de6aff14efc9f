import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Cluster, Muted, Stack } from '../../ui/layout.tsx'
import { type SearchChoice, searchTypes, withType } from './listState.ts'

/** What was searched and how many orders it found. */
export function SearchedFor({ search, total }: { readonly search: SearchChoice; readonly total: number }) {
  const text = useText()
  const by = search.type ? text(`officeOrders.search.type.${search.type}`) : ''
  return (
    <chakra.p fontWeight="medium" overflowWrap="anywhere">
      {text('officeOrders.search.found', { total, by, text: search.text.trim() })}
    </chakra.p>
  )
}

interface NothingFoundProps {
  readonly search: SearchChoice
  readonly onSearch: (search: SearchChoice) => void
}

/** What was compared without success, and the other types for the same text. */
export function NothingFound({ search, onSearch }: NothingFoundProps) {
  const text = useText()
  const words = search.text.trim()
  return (
    <EmptyPanel
      icon="search"
      title={text('officeOrders.search.none')}
      text={text('officeOrders.search.noneFor', { type: search.type ?? 'OrderNo', text: words })}
    >
      <Stack gap="3" justifyItems="center">
        <Muted>{text('officeOrders.search.instead')}</Muted>
        <Cluster gap="2" justifyContent="center">
          {searchTypes
            .filter((type) => type !== search.type)
            .map((type) => (
              <Button key={type} size="sm" onClick={() => onSearch(withType(search, type))}>
                {text(`officeOrders.search.type.${type}`)}
              </Button>
            ))}
        </Cluster>
        <Link to={`/adminUserList?${new URLSearchParams({ search: words })}`}>
          {text('office.commands.user', { text: words })}
        </Link>
      </Stack>
    </EmptyPanel>
  )
}
