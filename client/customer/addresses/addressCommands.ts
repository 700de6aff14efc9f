import type { ApolloCache } from '@apollo/client'
import { type Reply, sendCommand, sendIdempotent } from '../../api/command/command.ts'
import type { AddressInput } from '../../api/schema.generated.ts'
import { sessionOf } from '../../session/session.ts'
import {
  AddAddressDocument,
  type AddressOutcomeFragment,
  RemoveAddressDocument,
  SaveAccessNotesDocument,
  SaveAddressDocument,
  SavedAddressesDocument,
  SetDefaultAddressDocument,
} from './addresses.generated.ts'

/* The commands of a customer on their addresses. Their answers hold the whole list, so that nothing is refetched after a success. */

type AddressReply = Promise<Reply<AddressOutcomeFragment>>

const isShown = {
  refetch: 'onRefusal',
  update: (cache: ApolloCache, { data }: { data?: { outcome: AddressOutcomeFragment } | null | undefined }) =>
    data && rememberAddresses(cache, data.outcome, sessionOf('customer')?.user.userId),
} as const

export function addAddress(terms: AddressInput): AddressReply {
  return sendIdempotent({ mutation: AddAddressDocument, about: 'a new one', terms, ...isShown })
}

export function saveAddress(id: string, input: AddressInput): AddressReply {
  return sendCommand({ mutation: SaveAddressDocument, variables: { id, input }, ...isShown })
}

export function saveAccessNotes(id: string, accessNotes: string): AddressReply {
  return sendCommand({ mutation: SaveAccessNotesDocument, variables: { id, accessNotes }, ...isShown })
}

export function makeDefault(id: string): AddressReply {
  return sendCommand({ mutation: SetDefaultAddressDocument, variables: { id }, ...isShown })
}

export function removeAddress(id: string): AddressReply {
  return sendCommand({ mutation: RemoveAddressDocument, variables: { id }, ...isShown })
}

/**
 * Updates the cache after a command: the list and the customer's frequent address; prices and free times computed for the old address are
 * evicted. A refusal changes nothing.
 */
export function rememberAddresses(
  cache: ApolloCache,
  { addresses, removedAddressId }: Pick<AddressOutcomeFragment, 'addresses' | 'removedAddressId'>,
  userId: string | undefined,
): void {
  if (!addresses) return
  cache.writeQuery({ query: SavedAddressesDocument, data: { addresses } })
  const frequent = addresses.find(({ isDefault }) => isDefault)
  const customer = cache.identify({ __typename: 'Customer', id: userId })
  if (customer && frequent)
    cache.modify({
      id: customer,
      fields: {
        defaultAddress: (_, { toReference }) =>
          toReference({ __typename: 'Address', id: frequent.id }) ?? null,
      },
    })
  if (removedAddressId) cache.evict({ id: cache.identify({ __typename: 'Address', id: removedAddressId }) })
  for (const fieldName of ['serviceOffers', 'availability']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
