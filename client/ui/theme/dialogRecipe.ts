import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { appearing, floating } from './floating.ts'
import { backdrop, body, foot, head, overlaySlots } from './overlayParts.ts'

/** Comes with the dialog, so that nobody loads it before one is opened. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: overlaySlots,
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'overlay',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      p: '4',
      overflow: 'auto',
    },
    content: {
      ...floating,
      ...appearing,
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '32.5rem',
      maxHeight: 'calc(100dvh - 2rem)',
      outline: 0,
    },
    header: head,
    title: { textStyle: 't20', fontWeight: 'strong' },
    description: { color: 'muted' },
    body,
    footer: foot,
  },
  variants: { size: { md: {}, lg: { content: { maxWidth: '43.75rem' } } } },
  defaultVariants: { size: 'md' },
})
