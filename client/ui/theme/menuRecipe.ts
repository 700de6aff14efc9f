import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { appearing, floating } from './floating.ts'

/** Comes with the menu, so that nobody loads it before one is opened. */
export const menuRecipe = defineSlotRecipe({
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
