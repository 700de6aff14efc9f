import { sendCommand } from './command/command.ts'
import { SignOutDocument } from './signOut.generated.ts'

/**
 * Revokes the stored session at the server. It ignores a failure: the browser has forgotten the token, and the session expires by itself
 * (decision A4).
 */
export async function revokeSession(): Promise<void> {
  await sendCommand({
    mutation: SignOutDocument,
    variables: {},
    context: { overlay: 'never' },
    refetch: 'never',
  })
}
