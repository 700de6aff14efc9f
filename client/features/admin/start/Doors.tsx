import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'

const doors = [
  { to: '/adminOrderList', label: 'officeStart.doors.orders' },
  { to: '/adminUserList', label: 'officeStart.doors.users' },
  { to: '/adminServiceList', label: 'officeStart.doors.services' },
  { to: '/adminStaffList', label: 'officeStart.doors.staff' },
  { to: '/adminStaffGroupList', label: 'officeStart.doors.groups' },
] as const satisfies readonly { readonly to: string; readonly label: MessageId }[]

/** The links to the five lists (back-office document, section 2). */
export function Doors() {
  const text = useText()
  return (
    <chakra.nav aria-label={text('officeStart.doors')}>
      <List>
        {doors.map(({ to, label }) => (
          <li key={to}>
            <Door to={to}>
              <chakra.span textStyle="t16" fontWeight="strong">
                {text(label)}
              </chakra.span>
              <chakra.span color="brand">
                <Icon name="right" />
              </chakra.span>
            </Door>
          </li>
        ))}
      </List>
    </chakra.nav>
  )
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: '1.25fr repeat(4, minmax(0, 1fr))' },
    gap: '3',
    listStyle: 'none',
    mt: '4',
    mb: '6',
    '& > li:first-of-type': { gridColumn: { base: '1 / -1', xl: 'auto' } },
  },
})

const Door = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    height: '100%',
    p: '4',
    bg: 'panel',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    textDecoration: 'none',
    '&:hover': { borderColor: 'brand', color: 'ink' },
  },
})
