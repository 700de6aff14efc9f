import { sendCommand } from './command/command.ts'
import { SignOutDocument } from './signOut.generated.ts'

/**
 * Asks the server to forget the session whose token is stored now. A failure is kept quiet: the browser has forgotten the token,
 * and the session runs out by itself (decision A4).
 */
export async function revokeSession(): Promise<void> {
  await sendCommand({
    mutation: SignOutDocument,
    variables: {},
    context: { isQuiet: true },
    refetch: 'never',
  })
}
