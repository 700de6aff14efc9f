import { signInNames } from '../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Db } from '../kernel/database.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import type { Area } from '../kernel/viewer.ts'
import { findCredential } from './credentials.store.ts'
import { revokeSessions } from './sessions.store.ts'

/**
 * Ends every session of a person in an area, on all devices, without changing account or password (OWASP ASVS 5.0, 7.4.5).
 * @param userName as typed to sign in, in any spelling (decision A6)
 * @returns NOT_FOUND for an unknown name
 */
export async function endSessions(
  db: Db,
  { area, userName, now }: { readonly area: Area; readonly userName: string; readonly now: Temporal.Instant },
): Promise<{ readonly personId: string } | Rejection> {
  const person = await findCredential(db, area, signInNames(userName))
  if (person === undefined) return reject(RejectionCode.NOT_FOUND)
  await revokeSessions(db, person.personId, now)
  return { personId: person.personId }
}
