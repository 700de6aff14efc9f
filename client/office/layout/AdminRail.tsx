import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import { MarkLink } from '../../layout/employees/MarkLink.tsx'
import { LanguageSelect } from '../../layout/LanguageSelect.tsx'
import { usePhoneMenu } from '../../layout/usePhoneMenu.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { ColourModeButton } from '../../ui/ColourModeButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AdminLinks, LeavingLinks } from './AdminLinks.tsx'
import { AdminCommands } from './commands/AdminCommands.tsx'

/** The mark, the lists, language and colour mode, and the ways out; on a phone all but the mark fold into a menu. */
export function AdminRail() {
  const text = useText()
  const menu = usePhoneMenu()
  const panelId = useId()
  const isSignedIn = useSession('admin') !== null
  return (
    <Rail className="no-print" onKeyDown={menu.onKeyDown}>
      <Inside>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" px={{ lg: '3' }}>
          <MarkLink />
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
        </chakra.div>
        <Panel id={panelId} isFolded={!menu.isOpen}>
          {isSignedIn && <AdminCommands />}
          <chakra.nav aria-label={text('office.nav')}>
            <AdminLinks />
          </chakra.nav>
          <Ways>
            <chakra.div display="flex" alignItems="center" justifyContent="space-between">
              <LanguageSelect />
              <ColourModeButton />
            </chakra.div>
            <LeavingLinks />
          </Ways>
        </Panel>
      </Inside>
    </Rail>
  )
}

/** As long as the page, so that its line never ends before the page does. */
const Rail = chakra('header', {
  base: {
    flex: 'none',
    bg: 'panel',
    borderColor: 'line',
    lgDown: { borderBottomWidth: '1px', px: '4' },
    lg: { width: '13.5rem', borderEndWidth: '1px', px: '3' },
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

const Ways = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    mt: 'auto',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
