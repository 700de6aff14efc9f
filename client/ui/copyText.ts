import { textOf } from '../i18n/intlStore.ts'
import type { MessageId } from '../i18n/messageId.ts'
import { toast } from './toasts.ts'

/** The messages about a copy. */
export interface CopyWords {
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
