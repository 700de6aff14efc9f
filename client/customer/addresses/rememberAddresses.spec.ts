import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client'
import { expect, it } from 'vitest'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { home, lot } from '../../testing/addressExamples.ts'
import { rememberAddresses } from './addressCommands.ts'

const ref = ({ id }: { readonly id: string }) => ({ __ref: `Address:${id}` })
const price = 'serviceOffers({"addressId":"a3","catalog":"LawnCare"})'
const times = 'availability({"addressId":"a3","serviceId":"21"})'

/** What screens have read so far: the account, the list, and what a service costs and when it can take place. */
function cacheOf(...addresses: readonly SavedAddressFragment[]): InMemoryCache {
  const [first] = addresses
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { addresses: { merge: false } } } } })
  cache.restore({
    ROOT_QUERY: {
      __typename: 'Query',
      me: { __ref: 'Customer:c1' },
      addresses: addresses.map(ref),
      [price]: { __typename: 'ServiceOffers', points: 1 },
      [times]: { __typename: 'Availability', points: 1 },
    },
    'Customer:c1': { __typename: 'Customer', id: 'c1', defaultAddress: first ? ref(first) : null },
    ...Object.fromEntries(addresses.map((address) => [`Address:${address.id}`, { ...address }])),
  } as NormalizedCacheObject)
  return cache
}

it('shows the first address as the frequent one at once', () => {
  const cache = cacheOf()
  rememberAddresses(cache, { addresses: [home], removedAddressId: null }, 'c1')
  expect(cache.extract()).toMatchObject({
    ROOT_QUERY: { addresses: [ref(home)] },
    'Customer:c1': { defaultAddress: ref(home) },
    'Address:a1': { streetName: 'Larkspur Way SW' },
  })
})

it('moves the default in the list and in the account, and forgets prices and times of before', () => {
  const cache = cacheOf(home, lot)
  const moved = [
    { ...lot, isDefault: true, streetName: 'Range Road 25' },
    { ...home, isDefault: false },
  ]
  rememberAddresses(cache, { addresses: moved, removedAddressId: null }, 'c1')
  const known = cache.extract()
  expect(known).toMatchObject({
    ROOT_QUERY: { addresses: [ref(lot), ref(home)] },
    'Customer:c1': { defaultAddress: ref(lot) },
    'Address:a3': { streetName: 'Range Road 25', isDefault: true },
    'Address:a1': { isDefault: false },
  })
  expect(Object.keys(known.ROOT_QUERY ?? {})).not.toContain(price)
  expect(Object.keys(known.ROOT_QUERY ?? {})).not.toContain(times)
})

it('forgets a removed address altogether', () => {
  const cache = cacheOf(home, lot)
  rememberAddresses(cache, { addresses: [home], removedAddressId: 'a3' }, 'c1')
  expect(cache.extract()).toMatchObject({ ROOT_QUERY: { addresses: [ref(home)] } })
  expect(cache.extract()).not.toHaveProperty('Address:a3')
})

it('leaves everything as it is after a refusal', () => {
  const cache = cacheOf(home, lot)
  const before = cache.extract()
  rememberAddresses(cache, { addresses: null, removedAddressId: null }, 'c1')
  expect(cache.extract()).toEqual(before)
})
