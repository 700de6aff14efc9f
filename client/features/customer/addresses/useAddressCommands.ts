import type { ApolloCache, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import {
  AddAddressDocument,
  type AddressInput,
  type AddressOutcomeFragment,
  RemoveAddressDocument,
  SaveAddressDocument,
  SavedAddressesDocument,
  SetDefaultAddressDocument,
} from '../../../gql/graphql.ts'
import { sessionOf } from '../../../session/session.ts'

/** What the server says of a command on addresses; undefined when the call failed, which a toast has told. */
export type AddressOutcome = AddressOutcomeFragment | undefined

/** The four commands of a customer on their addresses; after each, everything on screen that shows addresses is right at once. */
export interface AddressCommands {
  readonly add: (input: AddressInput) => Promise<AddressOutcome>
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
          update: (cache, { data: changed }) => changed && remember(cache, changed.outcome),
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

/**
 * Puts the addresses as they are now where screens look for them: the list, the account's frequent address, and no price or free time
 * that was worked out for an address as it was.
 */
function remember(cache: ApolloCache, { addresses, removedAddressId }: AddressOutcomeFragment): void {
  if (!addresses) return
  cache.writeQuery({ query: SavedAddressesDocument, data: { addresses } })
  const frequent = addresses.find(({ isDefault }) => isDefault)
  const customer = { __typename: 'Customer', id: sessionOf('customer')?.user.userId }
  cache.modify({
    id: cache.identify(customer),
    fields: {
      defaultAddress: (_, { toReference }) =>
        (frequent && toReference({ __typename: 'Address', id: frequent.id })) ?? null,
    },
  })
  if (removedAddressId) cache.evict({ id: cache.identify({ __typename: 'Address', id: removedAddressId }) })
  for (const fieldName of ['serviceOffers', 'availability']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
