import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { appearing, floating } from './floating.ts'
import { backdrop, body, foot, head, overlaySlots } from './overlayParts.ts'

/** Comes with the drawer, so that nobody loads it before one is opened. */
export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: overlaySlots,
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, zIndex: 'overlay', display: 'flex' },
    content: {
      ...floating,
      ...appearing,
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      outline: 0,
    },
    header: head,
    title: { textStyle: 't18', fontWeight: 'strong' },
    body,
    footer: foot,
  },
  variants: {
    placement: {
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { maxHeight: '85dvh', borderRadius: 'hero', borderBottomRadius: 0 },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { height: '100%', maxWidth: '28rem', borderRadius: 0 },
      },
    },
  },
  defaultVariants: { placement: 'bottom' },
})
