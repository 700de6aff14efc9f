import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { FormReply } from '../../../forms/useServerForm.ts'
import { toast } from '../../../ui/toasts.ts'

/** A mutation of the office, which answers as every command does. */
type Command<Outcome, Variables> = TypedDocumentNode<{ readonly outcome: Outcome }, Variables>

/**
 * Sends a command of the office; undefined when the call failed, which a toast has told. Afterwards everything on the page is read again
 * where it stands (back-office document, section 4): the list keeps its place.
 */
export function useUserCommand() {
  const client = useApolloClient()
  return useCallback(
    async <Outcome extends FormReply, Variables extends Record<string, unknown>>(
      mutation: Command<Outcome, Variables>,
      variables: Variables,
    ): Promise<Outcome | undefined> => {
      try {
        const { data } = await client.mutate<{ readonly outcome: Outcome }, Record<string, unknown>>({
          mutation,
          variables,
        })
        void client.refetchQueries({ include: 'active' }).catch(() => undefined)
        return data?.outcome
      } catch {
        return undefined
      }
    },
    [client],
  )
}

/** Says how a command that is no form went: its message, or why it was refused. @returns whether it was done */
export function tellOutcome(outcome: FormReply | undefined): boolean {
  if (!outcome) return false
  const [refusal] = outcome.userErrors
  if (refusal) toast('warning', refusal.message)
  else if (outcome.message) toast('success', outcome.message)
  return refusal === undefined
}
