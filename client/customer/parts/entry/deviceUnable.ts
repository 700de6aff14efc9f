import { restFailureWords } from '../../../api/restCall.ts'
import { ChunkFailure } from '../../../browser/chunks.ts'
import { textOf } from '../../../i18n/intlStore.ts'

/** This browser cannot do the work, such as an old one, or one on a page without https. */
export class DeviceUnable extends Error {
  constructor(options?: ErrorOptions) {
    super('The device could not do the work', options)
    this.name = 'DeviceUnable'
  }
}

/** Why there is no solved challenge, in the reader's words. */
export function workFailureWords(error: unknown): string {
  if (error instanceof ChunkFailure) return textOf('error.part')
  return error instanceof DeviceUnable ? textOf('work.failed') : restFailureWords(error)
}
