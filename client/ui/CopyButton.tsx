import type { ComponentProps } from 'react'
import { textOf } from '../i18n/intlStore.ts'
import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { toast } from './toasts.ts'

interface CopyButtonProps extends CopyWords, Pick<ComponentProps<typeof Button>, 'className' | 'my'> {
  readonly content: string
  readonly label: MessageId
  /** What is copied, for screen readers, where a page has several. */
  readonly about?: string
}

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ content, label, about, copied, failed, ...style }: CopyButtonProps) {
  const text = useText()
  const copy = () => void copyText(content, { copied, failed })
  return (
    <Button
      {...style}
      look="quiet"
      size="icon"
      aria-label={[text(label), about].filter(Boolean).join(': ')}
      onClick={copy}
    >
      <Icon name="copy" />
    </Button>
  )
}

/** The messages about a copy. */
interface CopyWords {
  /** Shown once the clipboard has it. */
  readonly copied: MessageId
  /** Shown when the browser refuses, or has no clipboard, as over plain http. */
  readonly failed: MessageId
}

/** Copies a text to the clipboard and says whether that worked. */
export async function copyText(content: string, { copied, failed }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(content)
    toast('success', textOf(copied))
  } catch {
    toast('warning', textOf(failed))
  }
}
