import type { ReactElement, ReactNode } from 'react'
import type { IconName } from './Icon.tsx'

/** An entry of a menu. */
export interface MenuChoice {
  readonly value: string
  readonly label: ReactNode
  readonly icon?: IconName
  readonly isDisabled?: boolean
  /** What cannot be undone is red. */
  readonly isGrave?: boolean
  /** Under a line of its own, as what cannot be undone stands. */
  readonly isApart?: boolean
}

/** A menu and the button that opens it. */
export interface MenuButtonProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<Trigger>
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (value: string) => void
  /** As wide as the button at least. */
  readonly sameWidth?: boolean
}

/** What a button must take to become a menu's. */
type Trigger = Partial<Record<'onClick' | 'onFocus' | 'onPointerEnter', () => void>> &
  Partial<Record<'aria-haspopup' | 'aria-expanded' | 'aria-busy', unknown>>
