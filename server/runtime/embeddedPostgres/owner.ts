import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { OperatorError } from '../operatorError.ts'

/** The user a cluster belongs to and PostgreSQL runs as, when that is not the user who runs this program. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root, so root lends its server to `postgres`, else to `nobody`. Everybody else runs it as themselves.
 * @throws OperatorError when initdb could not name the user: it has no entry in the passwd file
 */
export function databaseOwner(): Owner | undefined {
  if (process.getuid?.() === 0) return unprivilegedUser()
  assertUserHasName()
  return undefined
}

function unprivilegedUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found =
    users.find(([name]) => name === 'postgres') ??
    users.find(([name]) => name === 'nobody') ??
    users.find(([name, , uid]) => name !== 'root' && Number(uid) > 0)
  if (!found) {
    throw new OperatorError(
      'PostgreSQL refuses to run as root and /etc/passwd names no other user: start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

function assertUserHasName(): void {
  try {
    userInfo()
  } catch {
    throw new OperatorError(
      'The embedded PostgreSQL needs a user with an entry in the passwd file, and this user id has none: add one, or set DATABASE_URL.',
    )
  }
}
