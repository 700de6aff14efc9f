import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { FieldRefusal } from '../../../../forms/useServerForm.ts'

/** What every command of the settings answers, whatever it is about. */
export interface Outcome {
  readonly message?: string | null
  readonly userErrors: readonly (FieldRefusal & { readonly code: string })[]
}

/** A command and what it is given; its answer is called `outcome`. */
export interface Command<Result extends Outcome, Variables extends OperationVariables> {
  readonly mutation: TypedDocumentNode<{ outcome: Result }, Variables>
  readonly variables: Variables
  /** Where to go when the session is over, where that is not the sign-in (decision A15). */
  readonly leaveTo?: string
}

/** Sends a command; undefined when the call failed, which a toast has told. */
export function useOutcome() {
  const client = useApolloClient()
  return useCallback(
    async <Result extends Outcome, Variables extends OperationVariables>(
      command: Command<Result, Variables>,
    ): Promise<Result | undefined> => {
      const { mutation, variables, leaveTo } = command
      try {
        const { data } = await client.mutate<{ outcome: Outcome }, OperationVariables>({
          mutation,
          variables,
          // whoever sends it reads the list again, which then changes once
          fetchPolicy: 'no-cache',
          ...(leaveTo ? { context: { leaveTo } } : {}),
        })
        return data?.outcome as Result | undefined
      } catch {
        return undefined
      }
    },
    [client],
  )
}
