import type { AccountsContext } from '../identity/accounts.store.ts'
import { createAttemptLimits } from '../identity/attempts.store.ts'
import type { Db } from '../kernel/database.ts'
import { queueSystemMail } from '../messaging/outbox.store.ts'

/** The dependencies of the account handlers, on a spec's own database; mails are in its outbox. */
export function accountsOn(db: Db, change: Partial<AccountsContext> = {}): AccountsContext {
  const sessionSecret = change.sessionSecret ?? 'a secret of this spec'
  return {
    db,
    sessionSecret,
    limits: createAttemptLimits(db, { sessionSecret, liftsAddresses: true }),
    queueSystemMail,
    captchaAnswer: undefined,
    publicUrl: 'https://book.example.com',
    ...change,
  }
}
