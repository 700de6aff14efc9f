import { chakra } from '@chakra-ui/react/styled-system'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useIdle } from '../../../ui/useIdle.ts'
import { goToSearch } from '../../parts/orderSearch.ts'
import { railItem } from '../RailLink.tsx'
import { hasSingleKeys, type Wish, wishOf } from './pressedKey.ts'

const loadMenu = async () => (await import('./CommandMenu.tsx')).CommandMenu
const CommandMenu = lazyPart(loadMenu)
const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp)

/**
 * The button that opens the command menu, as Ctrl or Cmd + K does; ? shows every key. Both close with the page on which they were
 * opened, also when the reader goes back.
 */
export function OfficeCommands() {
  const text = useText()
  const { key: page } = useLocation()
  const [asked, setAsked] = useState<{ readonly name: 'menu' | 'help'; readonly page: string }>()
  const opened = asked?.page === page ? asked.name : undefined
  const early = useRef('')
  const open = (name: 'menu' | 'help') => {
    early.current = ''
    setAsked({ name, page })
  }
  const close = () => setAsked(undefined)
  useShortcuts(open, (key) => {
    const isEarly = opened === 'menu' && key.length === 1
    if (isEarly) early.current += key
    return isEarly
  })
  useIdle(() => void loadMenu().catch(() => undefined))
  return (
    <>
      <Line type="button" aria-keyshortcuts="Control+K Meta+K" onClick={() => open('menu')}>
        <Icon name="search" />
        <chakra.span flex="1" srOnly={{ base: true, lg: false }}>
          {text('office.commands.title')}
        </chakra.span>
        <chakra.span color="muted" hideBelow="lg" aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </chakra.span>
      </Line>
      {opened === 'menu' && <CommandMenu early={early} onClose={close} />}
      {opened === 'help' && <ShortcutHelp onClose={close} />}
    </>
  )
}

/** A line of the rail; above a phone's page an icon. */
const Line = chakra(chakra('button', railItem), {
  base: {
    lgDown: { flex: 'none', width: '11', minHeight: '11', justifyContent: 'center', px: '0', ms: 'auto' },
    lg: { flex: '1 0 100%', order: '1' },
  },
})

/** The key's label. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How long `g` waits for its letter, in milliseconds. */
const LEADER_MS = 1500

/** The office's keys; none acts while a dialog is open. @param keepEarly keeps a letter for the menu while it is loading */
function useShortcuts(open: (name: 'menu' | 'help') => void, keepEarly: (key: string) => boolean): void {
  const navigate = useNavigate()
  const ledUntil = useRef(0)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('[role$=dialog][data-state=open]'))
      return
    const hasCommand = event.ctrlKey || event.metaKey
    if (!hasCommand && keepEarly(event.key)) return event.preventDefault()
    const wish = wishOf({
      key: event.key,
      hasCommand,
      isTyping: isTyping(event.target),
      isLed: event.timeStamp < ledUntil.current,
      hasSingleKeys: hasSingleKeys(),
    })
    ledUntil.current = wish?.name === 'leader' ? event.timeStamp + LEADER_MS : 0
    if (wish && follow(wish)) event.preventDefault()
  })
  // registered as soon as the line that names the keys is visible
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  /** Whether there was a link to follow. */
  function follow(wish: Wish): boolean {
    if (wish.name === 'leader') return true
    if (wish.name === 'search') return goToSearch()
    if (wish.name === 'go') void navigate(wish.to)
    else open(wish.name)
    return true
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=true]') !== null
  )
}
