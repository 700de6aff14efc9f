import { textOf } from '../i18n/intlStore.ts'
import type { MessageId } from '../i18n/messageId.ts'
import { toast } from './toasts.ts'

/** What is said of a copy. */
export interface CopyWords {
  /** Said once the clipboard has it. */
  readonly copied: MessageId
  /** Said when the browser refuses, or has no clipboard, as over plain http. */
  readonly failed: MessageId
}

/** Puts a text on the clipboard and says whether that went well. */
export async function copyText(content: string, { copied, failed }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(content)
    toast('success', textOf(copied))
  } catch {
    toast('warning', textOf(failed))
  }
}
