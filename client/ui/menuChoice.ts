import type { ReactElement, ReactNode } from 'react'
import type { IconName } from './Icon.tsx'

/** An entry of a menu. */
export interface MenuChoice {
  readonly value: string
  readonly label: ReactNode
  readonly icon?: IconName
  readonly isDisabled?: boolean
  /** Red, because it cannot be undone. */
  readonly isDestructive?: boolean
  /** Under a separator, as for what cannot be undone. */
  readonly hasSeparator?: boolean
}

/** A menu and the button that opens it. */
export interface MenuButtonProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<Trigger>
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (value: string) => void
  /** At least as wide as the button. */
  readonly sameWidth?: boolean
}

/** The props that make a button a menu's. */
type Trigger = Partial<Record<'onClick' | 'onFocus' | 'onPointerEnter', () => void>> &
  Partial<Record<'aria-haspopup' | 'aria-expanded' | 'aria-busy', unknown>>
