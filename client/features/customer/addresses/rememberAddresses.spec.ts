import { gql, InMemoryCache } from '@apollo/client'
import { expect, it } from 'vitest'
import { home, lot } from './addressExamples.ts'
import { rememberAddresses } from './rememberAddresses.ts'

const everywhere = gql`
  query Everywhere {
    me { id defaultAddress { id streetName } }
    addresses { id streetName isDefault }
    serviceOffers(addressId: "a3") { points }
    availability(addressId: "a3", serviceId: "11") { points }
  }
`
const shown = gql`
  query Shown {
    me { id defaultAddress { id streetName } }
    addresses { id streetName isDefault }
  }
`
const prices = gql`
  query Prices {
    serviceOffers(addressId: "a3") { points }
  }
`
const times = gql`
  query Times {
    availability(addressId: "a3", serviceId: "11") { points }
  }
`

/** What screens have read so far: the home is the frequent address, the lot has a price. */
function cacheOf(defaultAddress: object | null, addresses: object[]): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { addresses: { merge: false } } } } })
  cache.writeQuery({
    query: everywhere,
    data: {
      me: { __typename: 'Customer', id: 'c1', defaultAddress },
      addresses,
      serviceOffers: { __typename: 'ServiceOffers', points: 1 },
      availability: { __typename: 'Availability', points: 1 },
    },
  })
  return cache
}

it('shows the first address as the frequent one at once', () => {
  const cache = cacheOf(null, [])
  rememberAddresses(cache, { addresses: [home], removedAddressId: null }, 'c1')
  expect(cache.readQuery({ query: shown })).toMatchObject({
    me: { defaultAddress: { id: 'a1', streetName: 'Larkspur Way SW' } },
    addresses: [{ id: 'a1', isDefault: true }],
  })
})

it('moves the default in the list and in the account, and forgets prices of before', () => {
  const cache = cacheOf(home, [home, lot])
  const moved = [
    { ...lot, isDefault: true, streetName: 'Range Road 25' },
    { ...home, isDefault: false },
  ]
  rememberAddresses(cache, { addresses: moved, removedAddressId: null }, 'c1')
  expect(cache.readQuery({ query: shown })).toMatchObject({
    me: { defaultAddress: { id: 'a3', streetName: 'Range Road 25' } },
    addresses: [
      { id: 'a3', isDefault: true },
      { id: 'a1', isDefault: false },
    ],
  })
  expect(cache.readQuery({ query: prices })).toBeNull()
  expect(cache.readQuery({ query: times })).toBeNull()
})

it('forgets a removed address altogether', () => {
  const cache = cacheOf(home, [home, lot])
  rememberAddresses(cache, { addresses: [home], removedAddressId: 'a3' }, 'c1')
  expect(cache.readQuery<{ addresses: unknown[] }>({ query: shown })?.addresses).toHaveLength(1)
  expect(cache.extract()).not.toHaveProperty('Address:a3')
})

it('leaves everything as it is after a refusal', () => {
  const cache = cacheOf(home, [home, lot])
  const before = cache.extract()
  rememberAddresses(cache, { addresses: null, removedAddressId: null }, 'c1')
  expect(cache.extract()).toEqual(before)
})
