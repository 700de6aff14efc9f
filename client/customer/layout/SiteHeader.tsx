import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'
import { LanguageSelect } from '../../layout/LanguageSelect.tsx'
import { usePhoneMenu } from '../../layout/usePhoneMenu.ts'
import { useSignOut } from '../../layout/useSignOut.ts'
import { useSession } from '../../session/useSession.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ColourModeButton } from '../../ui/ColourModeButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Wrap } from '../../ui/Wrap.tsx'

/** Mark, links, language, colour mode and sign-in; on a phone all but the mark and Sign In fold into a menu. */
export function SiteHeader() {
  const text = useText()
  const menu = usePhoneMenu()
  const panelId = useId()
  const isSignedIn = useSession('customer') !== null
  return (
    <chakra.header
      className="no-print"
      bg="panel"
      borderBottomWidth="1px"
      borderColor="line"
      onKeyDown={menu.onKeyDown}
    >
      <Wrap
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '1', sm: '2', md: '6' }}
        minHeight="4rem"
      >
        <Mark />
        <Button
          look="quiet"
          size="icon"
          ref={menu.toggle}
          hideFrom="md"
          order={{ base: 2, md: 0 }}
          aria-label={text('nav.menu')}
          aria-expanded={menu.isOpen}
          aria-controls={panelId}
          onClick={menu.flip}
        >
          <Icon name={menu.isOpen ? 'close' : 'menu'} />
        </Button>
        <Panel id={panelId} isFolded={!menu.isOpen}>
          <nav aria-label={text('nav.main')}>
            <NavLinks />
          </nav>
          <Tools data-by-session>
            <LanguageSelect />
            <ColourModeButton />
            {isSignedIn && (
              <span data-apart>
                <SignInOut />
              </span>
            )}
          </Tools>
        </Panel>
        {!isSignedIn && (
          <chakra.span data-by-session order={{ base: 1, md: 0 }} _empty={{ display: 'none' }}>
            <SignInOut />
          </chakra.span>
        )}
      </Wrap>
    </chakra.header>
  )
}

function Mark() {
  return (
    <MarkLink to="/">
      <chakra.span color="brand">
        <Icon name="mark" size={32} />
      </chakra.span>
      {businessRules.company.name}
    </MarkLink>
  )
}

const MarkLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2' },
    minHeight: '4rem',
    me: { base: 'auto', md: '0' },
    textStyle: { base: 't18', sm: 't20' },
    fontWeight: 'strong',
    color: 'ink',
    textDecoration: 'none',
    '&:hover': { color: 'ink' },
  },
})

const Panel = chakra('div', {
  base: {
    display: 'flex',
    alignItems: { md: 'center' },
    mdDown: {
      order: 3,
      flexDirection: 'column',
      gap: '2',
      width: '100%',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    md: { flex: 1 },
  },
  variants: { isFolded: { true: { mdDown: { display: 'none' } } } },
})

const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    ms: { md: 'auto' },
    '& > :last-child': { ms: { mdDown: 'auto' } },
    // As far from the tools as a visitor's button.
    '& > [data-apart]': { ms: { md: '4' } },
  },
})

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
function NavLinks() {
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

/** Sign In for visitors, Sign Out for customers, neither on /login (customer document, section 1). */
function SignInOut() {
  const text = useText()
  const signOut = useSignOut('customer', 'session.signedOut')
  const isSignedIn = useSession('customer') !== null
  const { pathname } = useLocation()
  if (pathname === '/login') return null
  if (isSignedIn) return <Button onClick={signOut}>{text('nav.signOut')}</Button>
  return (
    <ButtonLink to="/login" px={{ base: '3', sm: '4' }}>
      {text('nav.signIn')}
    </ButtonLink>
  )
}
