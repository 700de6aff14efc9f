import { Dialog as Base } from '@chakra-ui/react/dialog'
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { OverlaySheet } from './OverlaySheet.tsx'
import { appearing, backdrop, body, floating, foot, head, overlaySlots } from './theme/overlayParts.ts'
import { useDialogHost } from './useDialog.tsx'

interface DialogProps {
  /** True by default, for a dialog that exists only while open. */
  readonly isOpen?: boolean
  /** Closes the dialog that `useDialog` opened by default. */
  readonly onClose?: (() => void) | undefined
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons, the main one last. */
  readonly footer?: ReactNode
  readonly size?: 'md' | 'lg'
  /** A dialog that asks before something is lost stays open when the reader clicks beside it. */
  readonly closesOutside?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  /** What gets the focus first; if it returns null, the element with `data-autofocus`, or else the close button. */
  readonly initialFocus?: () => HTMLElement | null
  /** Where the focus goes afterwards if the opener may be gone; by default where `useDialog` says. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
}

/** A modal dialog: focus goes in and returns to the opener, Escape and the close button close it. */
export function Dialog({
  isOpen = true,
  onClose,
  title,
  children,
  footer,
  size,
  closesOutside = true,
  role,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const host = useDialogHost()
  const close = onClose ?? host?.close
  return (
    <Base.Root
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && close?.()}
      closeOnInteractOutside={closesOutside}
      role={role}
      finalFocusEl={finalFocus ?? host?.finalFocus}
      {...(initialFocus && { initialFocusEl: initialFocus })}
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

/** Loads with the dialog, so that nobody loads it before one is opened. */
const dialogRecipe = defineSlotRecipe({
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
      // leaves a strip above it for a message, where the window is high enough
      maxHeight: 'max(100dvh - 8rem, min(100dvh - 2rem, 24rem))',
      outline: 0,
    },
    header: head,
    // a day begins with a small letter in French
    title: { textStyle: 't20', fontWeight: 'strong', _firstLetter: { textTransform: 'capitalize' } },
    description: { color: 'muted' },
    body,
    footer: foot,
  },
  variants: { size: { md: {}, lg: { content: { maxWidth: '43.75rem' } } } },
  defaultVariants: { size: 'md' },
})
