import type { Db } from './database.ts'

/** A mail about an account, without an event: the writer of the row queues it in the same transaction. */
export type SystemMail =
  /** Opens the account (decision A8). @property token one use, seven days */
  | { readonly kind: 'activation'; readonly customerId: string; readonly token: string }
  /** For choosing a new password (decision A7). @property code six digits, one use, 15 minutes */
  | { readonly kind: 'resetCode'; readonly customerId: string; readonly code: string }
  /** Warns the owner that the password was changed, in case it was somebody else. */
  | { readonly kind: 'passwordChanged'; readonly customerId: string }
  /** Confirms an erasure request (decision A20). @property date yyyy-mm-dd, the latest day of the erasure */
  | { readonly kind: 'erasureAsked'; readonly customerId: string; readonly date: string }
  /** Confirms its withdrawal. */
  | { readonly kind: 'erasureWithdrawn'; readonly customerId: string }

/** Puts a mail into the outbox with whatever else the transaction writes; it is sent after the commit (decision J2). */
export type QueueSystemMail = (db: Db, mail: SystemMail) => Promise<void>
