import { Dialog as Base } from '@chakra-ui/react/dialog'
import type { ReactNode } from 'react'
import { OverlaySheet } from './OverlaySheet.tsx'
import { dialogRecipe } from './theme/dialogRecipe.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons, the main one last. */
  readonly footer?: ReactNode
  readonly size?: 'md' | 'lg'
  /** A dialog that asks before something is lost stays open when clicked beside. */
  readonly closesOutside?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  /** Where the focus goes afterwards when the opener may be gone by then; to the opener where it gives null. */
  readonly finalFocus?: () => HTMLElement | null
}

/** A modal dialog: focus goes in and comes back to the opener, Escape and the cross close it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size,
  closesOutside = true,
  role,
  finalFocus,
}: DialogProps) {
  return (
    <Base.Root
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      closeOnInteractOutside={closesOutside}
      role={role}
      finalFocusEl={finalFocus}
      size={size}
      lazyMount
      unmountOnExit
    >
      <OverlaySheet of={Base} title={title} footer={footer}>
        {children}
      </OverlaySheet>
    </Base.Root>
  )
}
