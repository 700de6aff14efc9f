import type { ComponentProps } from 'react'
import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { toast } from './toasts.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'my'> {
  readonly content: string
  readonly label: MessageId
  /** Said once the clipboard has it. */
  readonly copied: MessageId
  /** Said when the browser refuses. */
  readonly failed: MessageId
}

/** Puts a text on the clipboard and says whether that went well. */
export function CopyButton({ content, label, copied, failed, ...style }: CopyButtonProps) {
  const text = useText()
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => toast('success', text(copied)),
      () => toast('warning', text(failed)),
    )
  return (
    <Button {...style} look="quiet" size="icon" aria-label={text(label)} onClick={() => void copy()}>
      <Icon name="copy" />
    </Button>
  )
}
