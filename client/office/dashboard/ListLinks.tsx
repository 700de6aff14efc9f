import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Dashboard } from './dashboardFigures.ts'

interface ListFacts {
  readonly to: string
  readonly label: MessageId
  /** The number of entries behind it. */
  readonly fact: MessageId
}

const lists: readonly ListFacts[] = [
  { to: '/adminOrderList', label: 'officeStart.links.orders', fact: 'officeStart.fact.orders' },
  { to: '/adminUserList', label: 'officeStart.links.users', fact: 'officeStart.fact.users' },
  { to: '/adminServiceList', label: 'officeStart.links.services', fact: 'officeStart.fact.services' },
  { to: '/adminStaffList', label: 'officeStart.links.staff', fact: 'officeStart.fact.staff' },
  { to: '/adminStaffGroupList', label: 'officeStart.links.groups', fact: 'officeStart.fact.groups' },
]

interface ListLinksProps {
  readonly counts: Dashboard['counts'] | undefined
  /** The counts could not be read. */
  readonly hasFailed: boolean
}

/** The links to the five lists (back-office document, section 2). */
export function ListLinks({ counts, hasFailed }: ListLinksProps) {
  const text = useText()
  return (
    <chakra.nav aria-label={text('officeStart.links')}>
      <List>
        {lists.map(({ to, label, fact }) => (
          <li key={to}>
            <CardLink to={to}>
              <chakra.span textStyle="t16" fontWeight="strong">
                {text(label)}
              </chakra.span>
              <chakra.span color="brand">
                <Icon name="right" />
              </chakra.span>
              {!hasFailed && (
                <chakra.span
                  gridColumn="1 / -1"
                  minHeight="1.25rem"
                  color="muted"
                  textStyle="t14"
                  fontVariantNumeric="tabular-nums"
                >
                  {counts && text(fact, { ...counts })}
                </chakra.span>
              )}
            </CardLink>
          </li>
        ))}
      </List>
    </chakra.nav>
  )
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: '1.4fr repeat(4, minmax(0, 1fr))',
    },
    gap: '3',
    listStyle: 'none',
    mt: '4',
    mb: '6',
    '& > li:first-of-type': { gridColumn: { base: '1 / -1', xl: 'auto' } },
  },
})

const CardLink = chakra(Link, {
  base: {
    layerStyle: 'panel',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    height: '100%',
    p: '4',
    color: 'ink',
    textDecoration: 'none',
    '&:hover': { borderColor: 'brand', color: 'ink' },
  },
})
