import type { Db } from '../kernel/database.ts'
import { purgeActivationLinks } from './activationLinks.store.ts'
import { purgeAttempts } from './attempts.store.ts'
import { purgeHumanChecks } from './captchas.store.ts'
import { purgeResets } from './passwordResets.store.ts'
import { purgeSessions } from './sessions.store.ts'

/**
 * Deletes expired data of accounts: sessions, attempts, used links, pictures, challenges and requests for a new password. For the nightly
 * cleaning; running it twice, or on two machines, does no harm.
 * @returns how many rows were deleted, by kind
 */
export async function purgeAccounts(
  db: Db,
  now: Temporal.Instant,
): Promise<Readonly<Record<string, number>>> {
  return {
    sessions: await purgeSessions(db, now),
    attempts: await purgeAttempts(db, now),
    activationLinks: await purgeActivationLinks(db, now),
    humanChecks: await purgeHumanChecks(db, now),
    passwordResets: await purgeResets(db, now.subtract({ hours: 24 })),
  }
}
