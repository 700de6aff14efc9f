import { reloadIfOutdated } from '../browser/chunks.ts'
import { textOf } from '../i18n/intlStore.ts'
import { toast } from './toasts.ts'

/** Says that a chunk could not be loaded, and looks for a newer version that has it. */
export function toastChunkError(): void {
  toast('error', textOf('error.part'))
  void reloadIfOutdated()
}
