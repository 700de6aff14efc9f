import { Drawer as Base } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
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
  const text = useText()
  return (
    <Base.Root
      recipe={drawerRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      placement={placement}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Base.Backdrop />
        <Base.Positioner>
          <Base.Content>
            <Base.Header>
              <Base.Title>{title}</Base.Title>
              <Base.CloseTrigger asChild>
                <Button look="quiet" size="icon" mt="-2" me="-2" aria-label={text('dialog.close')}>
                  <Icon name="close" />
                </Button>
              </Base.CloseTrigger>
            </Base.Header>
            <Base.Body>{children}</Base.Body>
            {footer && <Base.Footer>{footer}</Base.Footer>}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}
