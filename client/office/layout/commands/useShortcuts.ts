import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { hasSingleKeys } from '../../parts/shortcutChoice.ts'
import { type Wish, wishOf } from './pressedKey.ts'

/** How long `g` waits for its letter, in milliseconds. */
const LEADER_MS = 1500

/** The keys of the back office; none acts while a dialog is open. */
export function useShortcuts(open: (name: 'menu' | 'help') => void): void {
  const navigate = useNavigate()
  const ledUntil = useRef(0)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('[role$=dialog][data-state=open]'))
      return
    const wish = wishOf({
      key: event.key,
      hasCommand: event.ctrlKey || event.metaKey,
      isTyping: isTyping(event.target),
      isLed: event.timeStamp < ledUntil.current,
      hasSingleKeys: hasSingleKeys(),
    })
    ledUntil.current = wish?.name === 'leader' ? event.timeStamp + LEADER_MS : 0
    if (wish && follow(wish)) event.preventDefault()
  })
  // heard as soon as the line that names the keys is seen
  useLayoutEffect(() => {
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])

  /** Whether there was anything to follow. */
  function follow(wish: Wish): boolean {
    if (wish.name === 'leader') return true
    if (wish.name === 'search') return focusSearch()
    if (wish.name === 'go') void navigate(wish.to)
    else open(wish.name)
    return true
  }
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]')
  search?.focus()
  search?.select()
  return search !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=true]') !== null
  )
}
