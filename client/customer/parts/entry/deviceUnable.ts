import { restFailureWords } from '../../../api/failureWords.ts'
import { ChunkFailure } from '../../../browser/chunks.ts'
import { textOf } from '../../../i18n/intlStore.ts'

/** This browser cannot solve the task: it is too old, or the page is not on https. */
export class DeviceUnable extends Error {
  constructor(options?: ErrorOptions) {
    super('The device could not do the work', options)
    this.name = 'DeviceUnable'
  }
}

/** Why there is no solution, in the reader's language. */
export function workFailureWords(error: unknown): string {
  if (error instanceof ChunkFailure) return textOf('error.part')
  return error instanceof DeviceUnable ? textOf('work.failed') : restFailureWords(error)
}
