import { Menu } from '@chakra-ui/react/menu'
import { Fragment, type ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export interface MenuChoice {
  readonly value: string
  readonly label: ReactNode
  readonly icon?: IconName
  readonly isDisabled?: boolean
  /** Under a line of its own, as what cannot be undone stands. */
  readonly isApart?: boolean
}

interface MenuButtonProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (value: string) => void
  /** As wide as the button at least. */
  readonly sameWidth?: boolean
}

/** A button with a menu; arrow keys choose, Escape and a click outside close (customer document section 2, Quick Book). */
export function MenuButton({ trigger, choices, onChoose, sameWidth = false }: MenuButtonProps) {
  return (
    <Menu.Root
      onSelect={({ value }) => onChoose(value)}
      positioning={{ placement: 'bottom-end', gutter: 4, sameWidth }}
      lazyMount
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {choices.map(({ value, label, icon, isDisabled, isApart }) => (
            <Fragment key={value}>
              {isApart && <Menu.Separator />}
              <Menu.Item value={value} disabled={isDisabled}>
                {icon && <Icon name={icon} size={24} />}
                {label}
              </Menu.Item>
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
