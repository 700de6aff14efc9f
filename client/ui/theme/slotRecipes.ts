import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floating } from './overlayParts.ts'

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title'],
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      px: '4',
      py: '3',
      pointerEvents: 'auto',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 200ms ease-out, scale 200ms ease-out, opacity 200ms ease-out',
      '&[data-type=error]': { bg: 'dangerTint', color: 'danger', borderColor: 'danger' },
      '&[data-type=warning]': { bg: 'wheatTint', borderColor: 'wheatLine' },
      '&[data-type=success]': { bg: 'statusTint1', color: 'status1', borderColor: 'status1' },
    },
    title: { flex: 1, fontWeight: 'medium' },
  },
})

/** Looks of composed parts that the theme carries; menu, dialog and drawer bring their own. */
export const slotRecipes = { toast }
