import type { Dialog } from '@chakra-ui/react/dialog'
import type { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'

interface OverlaySheetProps {
  /** Its components: those of a dialog or of a drawer. */
  readonly of: typeof Dialog | typeof Drawer
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons, the main one last. */
  readonly footer?: ReactNode
}

/** The content over a page: title with close button, body, buttons. */
export function OverlaySheet({ of: Part, title, children, footer }: OverlaySheetProps) {
  const text = useText()
  return (
    <Portal>
      <Part.Backdrop />
      <Part.Positioner>
        <Part.Content>
          <Part.Header>
            <Part.Title>{title}</Part.Title>
            <Part.CloseTrigger asChild>
              <Button look="quiet" size="icon" mt="-2" me="-2" aria-label={text('dialog.close')}>
                <Icon name="close" />
              </Button>
            </Part.CloseTrigger>
          </Part.Header>
          <Part.Body ref={letKeysScroll}>{children}</Part.Body>
          {footer && <Part.Footer>{footer}</Part.Footer>}
        </Part.Content>
      </Part.Positioner>
    </Portal>
  )
}

/**
 * A body that is longer than its sheet and holds nothing focusable takes the focus itself, so that the arrow keys scroll it (WCAG 2.1.1).
 */
function letKeysScroll(body: HTMLElement | null) {
  if (!body) return undefined
  const watcher = new ResizeObserver(() => {
    const isLonger = body.scrollHeight > body.clientHeight
    if (isLonger && !body.querySelector('a[href], button, input, select, textarea')) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  for (const part of [body, ...body.children]) watcher.observe(part)
  return () => watcher.disconnect()
}
