import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { apolloClient } from '../../apollo.ts'
import { failureCode } from '../../callFailure.ts'
import { failureWords } from '../../failureWords.ts'
import { whileLoading } from '../../ui/activity.ts'
import type { CodedReply } from './codedReply.ts'

interface Sending<Data, Variables> {
  readonly mutation: TypedDocumentNode<Data, Variables>
  readonly variables: Variables
  readonly read: (data: Data) => CodedReply
}

/**
 * Sends the form of a visitor page. It brings Apollo with it, so that only code that comes when it is needed may import this.
 * A failed call is a refusal of the whole form, in words that stay (customer document section 8, decision A16).
 */
export async function sendForm<Data, Variables extends Record<string, unknown>>({
  mutation,
  variables,
  read,
}: Sending<Data, Variables>): Promise<CodedReply> {
  try {
    const { data } = await whileLoading(() =>
      apolloClient().mutate<Data>({ mutation, variables, context: { isQuiet: true } }),
    )
    return read(data as Data)
  } catch (error) {
    const code = failureCode(error)
    return { userErrors: [{ code, message: failureWords(error, code) }] }
  }
}
