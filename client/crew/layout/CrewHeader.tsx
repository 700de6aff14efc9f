import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { MarkLink } from '../../layout/employees/MarkLink.tsx'
import { OfficeIcon } from '../../layout/employees/OfficeIcon.tsx'
import { useSignOut } from '../../layout/useSignOut.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { waitingOf } from '../parts/queue/queuedAction.ts'
import { useQueuedActions } from '../parts/queue/useQueuedActions.ts'

/**
 * "Staff Settings" on other pages and "Sign out" for a signed-in crew member, otherwise "Home"; both lead to /staff (back-office document,
 * section 2). On a phone the icon replaces its label, which stays as its accessible name.
 */
export function CrewHeader() {
  const text = useText()
  const { pathname } = useLocation()
  const signOut = useSignOut('staff', 'crew.signedOut')
  const waiting = waitingOf(useQueuedActions()).length
  const mayLeave = () => waiting === 0 || window.confirm(text('crew.signOut.unsent', { count: waiting }))
  const isSignedIn = useSession('staff') !== null
  return (
    <chakra.header className="no-print" bg="panel" borderBottomWidth="1px" borderColor="line">
      <Inside>
        <MarkLink />
        <Row as="nav" aria-label={text('crew.nav')} flex="1 1 10rem" justifyContent="flex-end">
          {isSignedIn && pathname !== '/staffMainPage' && (
            <NavLine to="/staffMainPage">{text('crew.nav.main')}</NavLine>
          )}
          {!isSignedIn && <NavLine to="/staff">{text('nav.home')}</NavLine>}
          {isSignedIn && (
            <Button
              look="quiet"
              px={{ base: '0', sm: '2' }}
              minWidth="11"
              aria-label={text('crew.signOut')}
              onClick={() => mayLeave() && void signOut()}
            >
              <OfficeIcon name="exit" />
              <chakra.span hideBelow="sm">{text('crew.signOut')}</chakra.span>
            </Button>
          )}
        </Row>
      </Inside>
    </chakra.header>
  )
}

const Inside = chakra(Wrap, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
  },
})

const NavLine = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    minWidth: '0',
    px: '2',
    color: 'ink',
    // labels that are too long for the line continue below it, so that it stays one line
    textAlign: 'end',
    lineHeight: '1.25',
  },
})
