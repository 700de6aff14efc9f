import { Menu } from '@chakra-ui/react/menu'
import { Fragment } from 'react'
import { Icon } from './Icon.tsx'
import type { MenuButtonProps } from './menuChoice.ts'
import { menuRecipe } from './theme/menuRecipe.ts'

interface OpenedMenuProps extends MenuButtonProps {
  /** Open from the start, because the button was pressed while this was loading. */
  readonly isOpen: boolean
}

/** The button with its menu: arrow keys choose, Escape and a click outside close (customer document section 2, Quick Book). */
export function OpenedMenu({ trigger, choices, onChoose, sameWidth = false, isOpen }: OpenedMenuProps) {
  return (
    <Menu.Root
      recipe={menuRecipe}
      defaultOpen={isOpen}
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
