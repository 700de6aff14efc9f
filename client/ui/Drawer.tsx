import { Drawer as Base } from '@chakra-ui/react/drawer'
import type { ReactNode } from 'react'
import { OverlaySheet } from './OverlaySheet.tsx'
import { drawerRecipe } from './theme/drawerRecipe.ts'

interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** `bottom` for the price of a booking on a phone, `end` for details beside a list. */
  readonly placement?: 'bottom' | 'end'
}

/** A sheet from an edge of the window; behaves like a dialog. */
export function Drawer({ isOpen, onClose, title, children, footer, placement }: DrawerProps) {
  return (
    <Base.Root
      recipe={drawerRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      placement={placement}
      lazyMount
      unmountOnExit
    >
      <OverlaySheet of={Base} title={title} footer={footer}>
        {children}
      </OverlaySheet>
    </Base.Root>
  )
}
