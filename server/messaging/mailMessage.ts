import type { Language } from '../../schema/rules/enumerations.ts'
import type { CalendarFile } from './calendarFile.ts'
import type { MailKind } from './mailKinds.ts'

/** A mail ready to go. */
export interface MailMessage {
  /** Of its row: the same mail sent again after a crash has the same id, so that receivers can tell. */
  readonly id: string
  readonly kind: MailKind
  readonly language: Language
  readonly createdAt: Temporal.Instant
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly calendar?: CalendarFile
}

/**
 * Hands a mail over for good: to an SMTP server, or to a folder.
 * @throws MailRefusedError when it was refused for good; anything else is worth another try
 */
export type DeliverMail = (message: MailMessage) => Promise<void>

/** The receiving side will never take this mail: trying again changes nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}
