import { Drawer as Base } from '@chakra-ui/react/drawer'
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { OverlaySheet } from './OverlaySheet.tsx'
import { appearing, backdrop, body, floating, head, overlaySlots } from './theme/overlayParts.ts'
import { useDialogHost } from './useDialog.tsx'

interface DrawerProps {
  readonly title: string
  readonly children: ReactNode
  /** `bottom` for the price of a booking on a phone, `end` for details beside a list. */
  readonly placement?: 'bottom' | 'end'
}

/** A sheet from an edge of the window, opened by `useDialog`; behaves like a dialog. */
export function Drawer({ title, children, placement }: DrawerProps) {
  const host = useDialogHost()
  return (
    <Base.Root
      recipe={drawerRecipe}
      open
      onOpenChange={({ open }) => !open && host?.close()}
      placement={placement}
      finalFocusEl={host?.finalFocus}
      lazyMount
      unmountOnExit
    >
      <OverlaySheet of={Base} title={title}>
        {children}
      </OverlaySheet>
    </Base.Root>
  )
}

/** Loads with the drawer, so that nobody loads it before one is opened. */
const drawerRecipe = defineSlotRecipe({
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
