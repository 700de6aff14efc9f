import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { MarkLink } from '../../layout/employees/MarkLink.tsx'
import { OfficeIcon } from '../../layout/employees/OfficeIcon.tsx'
import { LanguageSelect } from '../../layout/LanguageSelect.tsx'
import { usePhoneMenu } from '../../layout/usePhoneMenu.ts'
import { useSignOut } from '../../layout/useSignOut.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { ColourModeButton } from '../../ui/ColourModeButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { ordersIn, useOrderCounts } from '../parts/orderCounts/orderCounts.ts'
import { OfficeCommands } from './commands/OfficeCommands.tsx'
import { places } from './places.ts'
import { RailLink, railItem } from './RailLink.tsx'

/** The mark, the lists, language and colour mode, and the ways out; on a phone all but the mark and the search fold into a menu. */
export function OfficeRail() {
  const text = useText()
  const menu = usePhoneMenu()
  const panelId = useId()
  const isSignedIn = useSession('admin') !== null
  return (
    <Rail
      className="no-print"
      data-rail=""
      data-empty={isSignedIn ? undefined : ''}
      onKeyDown={menu.onKeyDown}
    >
      <Inside>
        <Row justifyContent="space-between" flexWrap={{ lg: 'wrap' }} pb={{ lg: '2' }}>
          <chakra.span px={{ lg: '3' }}>
            <MarkLink />
          </chakra.span>
          {isSignedIn && <OfficeCommands />}
          <Button
            look="quiet"
            size="icon"
            ref={menu.toggle}
            hideFrom="lg"
            aria-label={text('nav.menu')}
            aria-expanded={menu.isOpen}
            aria-controls={panelId}
            onClick={menu.flip}
          >
            <Icon name={menu.isOpen ? 'close' : 'menu'} />
          </Button>
        </Row>
        <Panel id={panelId} isFolded={!menu.isOpen}>
          <chakra.nav aria-label={text('office.nav')}>
            <OfficeLinks />
          </chakra.nav>
          <Stack layerStyle="ruled" gap="1" mt="auto" py="3">
            <Row justifyContent="space-between" css={{ '& select': { textStyle: 't14' } }}>
              <LanguageSelect />
              <ColourModeButton />
            </Row>
            <LeavingLinks />
          </Stack>
        </Panel>
      </Inside>
    </Rail>
  )
}

export const railWidth = '13.5rem'

/** As long as the page, so that its rule does not end earlier; no panel before signing in, when it holds no links. */
const Rail = chakra('header', {
  base: {
    flex: 'none',
    bg: 'panel',
    borderColor: 'line',
    lgDown: { borderBottomWidth: '1px', px: '4' },
    lg: {
      width: railWidth,
      borderEndWidth: '1px',
      px: '3',
      '&[data-empty]': { bg: 'canvas', border: 'none' },
    },
  },
})

const Inside = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    lg: { position: 'sticky', top: '0', height: '100dvh', overflowY: 'auto' },
  },
})

const Panel = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', gap: '2', lgDown: { pb: '3' } },
  variants: { isFolded: { true: { lgDown: { display: 'none' } } } },
})

/**
 * Links to the lists; "Admin Settings" is not shown on the main page itself, nor any of them before signing in (back-office document,
 * section 2).
 */
function OfficeLinks() {
  const text = useText()
  const { pathname } = useLocation()
  if (!useSession('admin')) return null
  return (
    <Stack as="ul" gap="1" listStyle="none">
      {places
        .filter(({ to }) => to !== '/adminMainPage' || pathname !== to)
        .map(({ to, icon, label }) => (
          <RailLink key={to} to={to} icon={icon} figure={to === '/adminOrderList' && <PendingFigure />}>
            {text(label)}
          </RailLink>
        ))}
    </Stack>
  )
}

/** Home, and Sign out when signed in. */
function LeavingLinks() {
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

/** The number of pending orders, beside their link; nothing without any. */
function PendingFigure() {
  const text = useText()
  const { number } = useFormats()
  const pending = ordersIn(useOrderCounts(), 'Pending') ?? 0
  if (pending === 0) return null
  return (
    <chakra.span fontWeight="strong" fontVariantNumeric="tabular-nums">
      <span aria-hidden>{number(pending)}</span>
      <HiddenText>{text('office.nav.pending', { count: pending })}</HiddenText>
    </chakra.span>
  )
}
