import { apolloClient } from '../../../apollo.ts'
import { SignInDocument } from '../../../gql/graphql.ts'
import { startSession } from '../../../session/session.ts'

export interface Credentials {
  readonly userName: string
  readonly password: string
  readonly isRemember: boolean
}

/** Refusals in the reader's language, each under the field the server names, if it names one. */
export interface Refused {
  readonly refused: readonly { readonly field?: string | null; readonly message: string }[]
}

export type SignedIn = { readonly message: string | null }

/**
 * Signs a customer in and keeps the session (customer document section 2, /login).
 * @returns what the server says on success, its refusals, or undefined when the call failed, which a toast has told
 */
export async function signIn({
  userName,
  password,
  isRemember,
}: Credentials): Promise<SignedIn | Refused | undefined> {
  const reply = await askServer({ userName: userName.trim(), password, isRemember })
  if (!reply) return undefined
  const { token, customer, message, userErrors } = reply
  if (!token || !customer) return { refused: userErrors }
  const { id, userNo, firstName } = customer
  startSession('customer', { token, user: { userId: id, userNo, firstName }, isRemember })
  return { message: message ?? null }
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
