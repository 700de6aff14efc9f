import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { railItem } from '../RailLink.tsx'
import { useShortcuts } from './useShortcuts.ts'

const CommandMenu = whenOpened(async () => (await import('./CommandMenu.tsx')).CommandMenu)
const ShortcutHelp = whenOpened(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp)

/** The line of the rail that opens the command menu, which Ctrl or Cmd + K opens too; ? shows every key. */
export function AdminCommands() {
  const text = useText()
  const [opened, setOpened] = useState<'menu' | 'help' | null>(null)
  const close = useCallback(() => setOpened(null), [])
  useShortcuts(setOpened)
  return (
    <>
      <Line type="button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpened('menu')}>
        <Icon name="search" />
        <chakra.span flex="1">{text('office.commands.title')}</chakra.span>
        <chakra.span color="muted" hideBelow="lg" aria-hidden>
          Ctrl K
        </chakra.span>
      </Line>
      {opened === 'menu' && <CommandMenu onClose={close} />}
      {opened === 'help' && <ShortcutHelp onClose={close} />}
    </>
  )
}

const Line = chakra('button', railItem)
