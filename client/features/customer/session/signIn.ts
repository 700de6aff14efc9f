import { apolloClient } from '../../../apollo.ts'
import type { FormReply } from '../../../forms/useServerForm.ts'
import { SignInDocument } from '../../../gql/graphql.ts'
import { startSession } from '../../../session/session.ts'

export interface Credentials {
  readonly userName: string
  readonly password: string
  readonly isRemember: boolean
}

/**
 * Signs a customer in and keeps the session (customer document section 2, /login).
 * @returns what the server says on success, its refusals, or undefined when the call failed, which a toast has told
 */
export async function signIn({
  userName,
  password,
  isRemember,
}: Credentials): Promise<FormReply | undefined> {
  const reply = await askServer({ userName: userName.trim(), password, isRemember })
  if (!reply) return undefined
  const { token, customer, message, userErrors } = reply
  if (!token || !customer) return { userErrors }
  const { id, userNo, firstName } = customer
  startSession('customer', { token, user: { userId: id, userNo, firstName }, isRemember })
  return { message, userErrors }
}

async function askServer(credentials: Credentials) {
  try {
    const { data } = await apolloClient().mutate({
      mutation: SignInDocument,
      variables: { input: { area: 'Customer', ...credentials } },
    })
    return data?.signIn
  } catch {
    return undefined
  }
}
