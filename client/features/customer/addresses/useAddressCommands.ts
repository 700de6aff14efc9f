import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import {
  AddAddressDocument,
  type AddAddressInput,
  type AddressInput,
  type AddressOutcomeFragment,
  RemoveAddressDocument,
  SaveAddressDocument,
  SetDefaultAddressDocument,
} from '../../../gql/graphql.ts'
import { sessionOf } from '../../../session/session.ts'
import { rememberAddresses } from './rememberAddresses.ts'

/** What the server says of a command on addresses; undefined when the call failed, which a toast has told. */
export type AddressOutcome = AddressOutcomeFragment | undefined

/** The four commands of a customer on their addresses; after each, everything on screen that shows addresses is right at once. */
export interface AddressCommands {
  readonly add: (input: AddAddressInput) => Promise<AddressOutcome>
  readonly save: (id: string, input: AddressInput) => Promise<AddressOutcome>
  readonly makeDefault: (id: string) => Promise<AddressOutcome>
  readonly remove: (id: string) => Promise<AddressOutcome>
}

export function useAddressCommands(): AddressCommands {
  const client = useApolloClient()
  return useMemo(() => {
    async function send<Variables extends Record<string, unknown>>(
      mutation: TypedDocumentNode<{ outcome: AddressOutcomeFragment }, Variables>,
      variables: Variables,
    ): Promise<AddressOutcome> {
      try {
        const { data } = await client.mutate<{ outcome: AddressOutcomeFragment }, Record<string, unknown>>({
          mutation,
          variables,
          update: (cache, { data: changed }) =>
            changed && rememberAddresses(cache, changed.outcome, sessionOf('customer')?.user.userId),
        })
        return data?.outcome
      } catch {
        return undefined
      }
    }
    return {
      add: (input) => send(AddAddressDocument, { input }),
      save: (id, input) => send(SaveAddressDocument, { id, input }),
      makeDefault: (id) => send(SetDefaultAddressDocument, { id }),
      remove: (id) => send(RemoveAddressDocument, { id }),
    }
  }, [client])
}
