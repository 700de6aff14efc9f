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
 * Signs an administrator or a crew member in and stores the session of their area, which ends no other (back-office document section 2,
 * decision A3), for every tab: an administrator's for twelve hours, a crew member's for thirty days from its last use (decision A4).
 */
export async function officeSignIn(
  area: OfficeArea,
  { userName, password }: OfficeCredentials,
): Promise<CodedReply> {
  const input = {
    area: area === 'admin' ? ('Admin' as const) : ('Staff' as const),
    userName: userName.trim(),
    password,
    isRemember: area === 'staff',
  }
  const { token, administrator, crewMember, message, userErrors } = await sendCommand({
    mutation: OfficeSignInDocument,
    variables: { input },
    ...asEntry,
  })
  if (token && administrator) startSession('admin', { token, user: administrator, isRemember: true })
  if (token && crewMember) startSession('staff', { token, user: crewMember, isRemember: true })
  return { message, userErrors }
}
