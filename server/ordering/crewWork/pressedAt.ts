import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'

/**
 * The moment at which a crew member pressed a button, as their device noted it.
 * @param text ISO 8601 with offset; null and undefined when the click was sent at once
 * @returns FIELD_INVALID of field `pressedAt` for a text that names no moment
 */
export function readPressedAt(text: string | null | undefined): Temporal.Instant | undefined | Rejection {
  if (text === null || text === undefined) return undefined
  try {
    return Temporal.Instant.from(text)
  } catch {
    return reject(RejectionCode.FIELD_INVALID, { field: 'pressedAt' })
  }
}
