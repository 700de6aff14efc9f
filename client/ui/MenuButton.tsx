import { cloneElement, useState } from 'react'
import { lazyPart } from './lazyPart.tsx'
import type { MenuButtonProps } from './menuChoice.ts'
import type { OpenedMenuProps } from './OpenedMenu.tsx'

const load = async () => (await import('./OpenedMenu.tsx')).OpenedMenu

const Menu = lazyPart(load, { Waiting: WaitingButton })

/** A button with a menu. The menu's code loads on hover or focus; a press waits for it. */
export function MenuButton(props: MenuButtonProps) {
  const [isPressed, setPressed] = useState(false)
  return (
    <Menu {...props} isOpen={isPressed} onPress={() => setPressed(true)} onClose={() => setPressed(false)} />
  )
}

function WaitingButton({ trigger, isOpen, onPress }: OpenedMenuProps) {
  const fetchAhead = () => void load().catch(() => undefined)
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isOpen || undefined,
    onClick: onPress,
    onFocus: fetchAhead,
    onPointerEnter: fetchAhead,
  })
}
