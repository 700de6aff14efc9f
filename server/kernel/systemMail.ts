import type { Db } from './database.ts'

/** A mail about an account, which no event asks for: whoever writes the row it is about queues it in the same transaction. */
export type SystemMail =
  /** Opens the account (decision A8). @property token one use, seven days */
  | { readonly kind: 'activation'; readonly customerId: string; readonly token: string }
  /** Lets somebody choose a new password (decision A7). @property code six digits, one use, 15 minutes */
  | { readonly kind: 'resetCode'; readonly customerId: string; readonly code: string }
  /** Tells that the password was changed: the warning reaches its owner when it was somebody else. */
  | { readonly kind: 'passwordChanged'; readonly customerId: string }
  /** Tells that somebody wants to be forgotten (decision A20). @property date yyyy-mm-dd, by when it is done */
  | { readonly kind: 'erasureAsked'; readonly customerId: string; readonly date: string }
  /** Tells that they took it back. */
  | { readonly kind: 'erasureWithdrawn'; readonly customerId: string }

/** Puts a mail into the outbox with whatever else the transaction writes; it is sent after the commit (decision J2). */
export type QueueSystemMail = (db: Db, mail: SystemMail) => Promise<void>
