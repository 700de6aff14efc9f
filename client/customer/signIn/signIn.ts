import { sendCommand } from '../../api/command/command.ts'
import { asEntry, type CodedReply } from '../../domain/signIn/codedReply.ts'
import { startSession } from '../../session/session.ts'
import { toast } from '../../ui/toasts.ts'
import { SendActivationDocument, SignInDocument } from './signIn.generated.ts'

export interface Credentials {
  readonly userName: string
  readonly password: string
  readonly isRemember: boolean
}

/** Signs a customer in and stores the session (customer document section 2, /login). */
export async function signIn({ userName, password, isRemember }: Credentials): Promise<CodedReply> {
  const { token, customer, message, userErrors } = await sendCommand({
    mutation: SignInDocument,
    variables: { input: { area: 'Customer', userName: userName.trim(), password, isRemember } },
    ...asEntry,
  })
  if (!token || !customer) return { userErrors }
  const { id: userId, userNo, firstName } = customer
  startSession('customer', { token, user: { userId, userNo, firstName }, isRemember })
  return { message, userErrors }
}

/** Requests another activation link for a customer whose account is not active yet; a toast says how it went. */
export async function sendActivation({ userName, password }: Credentials): Promise<void> {
  const { message, userErrors, failure } = await sendCommand({
    mutation: SendActivationDocument,
    variables: { input: { userName: userName.trim(), password } },
    refetch: 'never',
  })
  if (message) toast('success', message)
  if (failure === undefined) for (const refused of userErrors) toast('warning', refused.message)
}
