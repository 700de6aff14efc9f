import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink, useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    px: '3',
    borderRadius: 'input',
    color: 'ink',
    textDecoration: 'none',
    '&:hover': { bg: 'sunk', color: 'ink' },
    '&[aria-current]': {
      fontWeight: 'strong',
      borderRadius: 0,
      boxShadow: { base: 'inset 2px 0 0 {colors.brand}', md: 'inset 0 -2px 0 {colors.brand}' },
    },
  },
})

/** Home, About Us, and Account when signed in and not there already (customer document, section 1). */
export function NavLinks() {
  const text = useText()
  const isSignedIn = useSession('customer') !== null
  const { pathname } = useLocation()
  return (
    <chakra.ul display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1" listStyle="none">
      <li>
        <Item to="/" end>
          {text('nav.home')}
        </Item>
      </li>
      <li>
        <Item to="/about">{text('nav.about')}</Item>
      </li>
      {isSignedIn && pathname !== '/account' && (
        <li>
          <Item to="/account">{text('nav.account')}</Item>
        </li>
      )}
    </chakra.ul>
  )
}
