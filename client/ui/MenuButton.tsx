import { cloneElement, useState } from 'react'
import { loadChunk } from '../browser/chunks.ts'
import { whileLoading } from './activity.ts'
import { toastChunkError } from './chunkError.ts'
import type { MenuButtonProps } from './menuChoice.ts'
import type { OpenedMenu } from './OpenedMenu.tsx'

let loaded: typeof OpenedMenu | undefined

/** A button with a menu. The menu's code loads on hover or focus; a press waits for it. */
export function MenuButton(props: MenuButtonProps) {
  const [Menu, setMenu] = useState(() => loaded)
  const [isPressed, setPressed] = useState(false)
  const press = async () => {
    setPressed(true)
    try {
      const menu = await whileLoading(() => loadChunk(load))
      setMenu(() => menu)
    } catch {
      setPressed(false)
      toastChunkError()
    }
  }
  if (Menu) return <Menu {...props} isOpen={isPressed} />
  const fetchAhead = () => void load().catch(() => undefined)
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isPressed || undefined,
    onClick: () => void press(),
    onFocus: fetchAhead,
    onPointerEnter: fetchAhead,
  })
}

async function load(): Promise<typeof OpenedMenu> {
  loaded = (await import('./OpenedMenu.tsx')).OpenedMenu
  return loaded
}
