import type { ComponentProps } from 'react'
import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { type CopyWords, copyText } from './copyText.ts'
import { Icon } from './Icon.tsx'

interface CopyButtonProps extends CopyWords, Pick<ComponentProps<typeof Button>, 'className' | 'my'> {
  readonly content: string
  readonly label: MessageId
}

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ content, label, copied, failed, ...style }: CopyButtonProps) {
  const text = useText()
  const copy = () => void copyText(content, { copied, failed })
  return (
    <Button {...style} look="quiet" size="icon" aria-label={text(label)} onClick={copy}>
      <Icon name="copy" />
    </Button>
  )
}
