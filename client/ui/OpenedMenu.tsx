import { Menu } from '@chakra-ui/react/menu'
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { Icon } from './Icon.tsx'
import type { MenuButtonProps } from './menuChoice.ts'
import { appearing, floating } from './theme/overlayParts.ts'

export interface OpenedMenuProps extends MenuButtonProps {
  /** Open from the start, because the button was pressed while this was loading. */
  readonly isOpen: boolean
  /** A press before this has loaded. */
  readonly onPress: () => void
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
          {choices.map(({ value, label, icon, isDisabled, hasSeparator, isDestructive }) => (
            <Fragment key={value}>
              {hasSeparator && <Menu.Separator />}
              <Menu.Item value={value} disabled={isDisabled} color={isDestructive ? 'danger' : undefined}>
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

/** Loads with the menu, so that nobody loads it before one is opened. */
const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'separator', 'trigger'],
  base: {
    content: {
      ...floating,
      ...appearing,
      minWidth: 'min(16rem, 90vw)',
      maxWidth: '90vw',
      padding: '2',
      outline: 0,
      zIndex: 'menu',
    },
    item: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      width: '100%',
      minHeight: '11',
      px: '3',
      py: '2',
      borderRadius: 'input',
      color: 'ink',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      outline: 0,
      _highlighted: { bg: 'sunk', boxShadow: 'inset 0 0 0 2px {colors.focus}' },
      _disabled: { color: 'muted', cursor: 'default' },
    },
    separator: { my: '2', mx: '1', borderTopWidth: '1px', borderColor: 'line' },
  },
})
