import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { whileLoading } from './activity.ts'
import type { IconName } from './Icon.tsx'
import type { OpenedMenu } from './OpenedMenu.tsx'
import { toast } from './toasts.ts'

export interface MenuChoice {
  readonly value: string
  readonly label: ReactNode
  readonly icon?: IconName
  readonly isDisabled?: boolean
  /** Under a line of its own, as what cannot be undone stands. */
  readonly isApart?: boolean
}

export interface MenuButtonProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<Trigger>
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (value: string) => void
  /** As wide as the button at least. */
  readonly sameWidth?: boolean
}

type Trigger = Partial<Record<'onClick' | 'onFocus' | 'onPointerEnter', () => void>> &
  Partial<Record<'aria-haspopup' | 'aria-expanded' | 'aria-busy', unknown>>

let loaded: typeof OpenedMenu | undefined

/** A button with a menu. The menu's code is fetched when the button is pointed at or focused, and waited for when it is pressed. */
export function MenuButton(props: MenuButtonProps) {
  const text = useText()
  const [Menu, setMenu] = useState(() => loaded)
  const [isPressed, setPressed] = useState(false)
  const press = async () => {
    setPressed(true)
    try {
      const menu = await whileLoading(load)
      setMenu(() => menu)
    } catch {
      setPressed(false)
      toast('error', text('error.part'))
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
