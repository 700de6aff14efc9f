import { SignInDocument } from '../../../gql/graphql.ts'
import type { CodedReply } from '../../../parts/entry/codedReply.ts'
import { sendForm } from '../../../parts/entry/sendForm.ts'
import { startSession } from '../../../session/session.ts'

export interface Credentials {
  readonly userName: string
  readonly password: string
  readonly isRemember: boolean
}

/** Signs a customer in and keeps the session (customer document section 2, /login). */
export function signIn({ userName, password, isRemember }: Credentials): Promise<CodedReply> {
  return sendForm({
    mutation: SignInDocument,
    variables: { input: { area: 'Customer', userName: userName.trim(), password, isRemember } },
    read: ({ signIn: { token, customer, message, userErrors } }) => {
      if (!token || !customer) return { userErrors }
      const { id: userId, userNo, firstName } = customer
      startSession('customer', { token, user: { userId, userNo, firstName }, isRemember })
      return { message, userErrors }
    },
  })
}
