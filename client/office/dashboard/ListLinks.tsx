import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
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

/** The links to the five lists (back-office document, section 2) in a row, with how much is behind each. */
export function ListLinks({ counts, hasFailed }: ListLinksProps) {
  const text = useText()
  return (
    <chakra.nav aria-label={text('officeStart.links')}>
      <List>
        {lists.map(({ to, label, fact }) => (
          <li key={to}>
            <RowLink to={to}>
              <strong>{text(label)}</strong>{' '}
              {!hasFailed && <span>{counts && text(fact, { ...counts })}</span>}
            </RowLink>
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
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(5, auto)',
    },
    columnGap: '6',
    listStyle: 'none',
    mb: '6',
  },
})

const RowLink = chakra(Link, {
  base: {
    display: 'block',
    py: '2',
    textStyle: 't14',
    textDecoration: 'none',
    '& strong': { fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& span': {
      display: { lg: 'block' },
      minHeight: { lg: '1.25rem' },
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
