import type { ApolloCache } from '@apollo/client'
import { type AddressOutcomeFragment, SavedAddressesDocument } from './addresses.generated.ts'

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
