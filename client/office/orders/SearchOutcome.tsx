import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Cluster, Muted, Stack } from '../../ui/layout.tsx'
import { type SearchChoice, searchTypes, withType } from './listState.ts'

/** How many orders a search found, and what they have in common. */
export function SearchedFor({ search, total }: { readonly search: SearchChoice; readonly total: number }) {
  const text = useText()
  return (
    <chakra.p fontWeight="medium" overflowWrap="anywhere">
      {text('officeOrders.search.found', {
        total,
        type: search.type ?? 'OrderNo',
        text: search.text.trim(),
      })}
    </chakra.p>
  )
}

/** Before a search: what each type finds. */
export function SearchHelp() {
  const text = useText()
  return (
    <chakra.div mt="5" color="muted">
      <p>{text('officeOrders.search.hint')}</p>
      <Helps>
        {searchTypes.map((type) => (
          <div key={type}>
            <dt>{text(`officeOrders.search.type.${type}`)}</dt>
            <dd>{text(`officeOrders.search.help.${type}`)}</dd>
          </div>
        ))}
      </Helps>
    </chakra.div>
  )
}

const Helps = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '3',
    mt: '4',
    '& dt': { color: 'ink', fontWeight: 'medium' },
  },
})

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
