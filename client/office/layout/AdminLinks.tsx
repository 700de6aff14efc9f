import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { OfficeIcon } from '../../layout/employees/OfficeIcon.tsx'
import { useSignOut } from '../../layout/useSignOut.ts'
import { useSession } from '../../session/useSession.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PendingFigure } from './PendingFigure.tsx'
import { places } from './places.ts'
import { RailLink, railItem } from './RailLink.tsx'

/** Links to the lists; "Admin Settings" is not shown on the main page itself, nor any of them before signing in (back-office document, section 2). */
export function AdminLinks() {
  const text = useText()
  const { pathname } = useLocation()
  if (!useSession('admin')) return null
  return (
    <chakra.ul display="grid" gap="1" listStyle="none">
      {places
        .filter(({ to }) => to !== '/adminMainPage' || pathname !== to)
        .map(({ to, icon, label }) => (
          <RailLink key={to} to={to} icon={icon} figure={to === '/adminOrderList' && <PendingFigure />}>
            {text(label)}
          </RailLink>
        ))}
    </chakra.ul>
  )
}

/** Home, and Sign out for who is signed in. */
export function LeavingLinks() {
  const text = useText()
  const signOut = useSignOut('admin', 'office.signedOut')
  return (
    <>
      <HomeLink to="/">
        <Icon name="home" />
        {text('nav.home')}
      </HomeLink>
      {useSession('admin') && (
        <SignOutButton type="button" onClick={() => void signOut()}>
          <OfficeIcon name="exit" />
          {text('office.signOut')}
        </SignOutButton>
      )}
    </>
  )
}

const HomeLink = chakra(Link, railItem)
const SignOutButton = chakra('button', railItem)
