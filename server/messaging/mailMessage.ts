import type { Language } from '../../schema/rules/enumerations.ts'
import type { CalendarFile } from './calendarFile.ts'
import type { MailKind } from './mailKinds.ts'

/** A mail ready to go. */
export interface MailMessage {
  /** The id of its row: a mail that is sent again after a crash has the same id, which receivers recognise. */
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
 * Delivers a mail to an SMTP server or a folder.
 * @throws MailRefusedError when it was refused for good; any other error is worth another try
 */
export type DeliverMail = (message: MailMessage) => Promise<void>

/** The receiving side refused this mail for good: another try would change nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}
