import { sendCommand } from '../../api/command/command.ts'
import { startSession } from '../../session/session.ts'
import { asEntry, type CodedReply } from './codedReply.ts'
import { OfficeSignInDocument } from './OfficeSignIn.generated.ts'

export interface OfficeCredentials {
  readonly userName: string
  readonly password: string
}

export type OfficeArea = 'admin' | 'staff'

/**
 * Signs an administrator or a crew member in and keeps the session of their area, which ends no other (back-office document section 2,
 * decision A3). It lasts as long as the browser is open, twelve hours at most (decision A4).
 */
export async function officeSignIn(
  area: OfficeArea,
  { userName, password }: OfficeCredentials,
): Promise<CodedReply> {
  const input = {
    area: area === 'admin' ? ('Admin' as const) : ('Staff' as const),
    userName: userName.trim(),
    password,
    isRemember: false,
  }
  const { token, administrator, crewMember, message, userErrors } = await sendCommand({
    mutation: OfficeSignInDocument,
    variables: { input },
    ...asEntry,
  })
  if (token && administrator) startSession('admin', { token, user: administrator, isRemember: false })
  if (token && crewMember) startSession('staff', { token, user: crewMember, isRemember: false })
  return { message, userErrors }
}
