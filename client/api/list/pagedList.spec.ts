import { gql, InMemoryCache } from '@apollo/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { pagedList } from './pagedList.ts'

const query = gql`
  query Entries($group: String, $first: Int, $after: String) {
    orders(group: $group, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { cursor node { id } } }
  }
`
const short = gql`
  query Few($group: String) {
    orders(group: $group, first: 2) { edges { node { id } } }
  }
`
let cache = new InMemoryCache()
beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: { Query: { fields: { orders: pagedList } } } })
})

/** Each name is an order; behind a colon its place, which its cursor tells. */
function page(
  names: string,
  { after, more = true, group = 'Ongoing' }: { after?: string; more?: boolean; group?: string } = {},
) {
  const edges = names.split(' ').map((name) => {
    const [id] = name.split(':')
    return { __typename: 'Edge', cursor: name, node: { __typename: 'Order', id } }
  })
  const pageInfo = { __typename: 'PageInfo', hasNextPage: more, endCursor: edges.at(-1)?.cursor ?? null }
  cache.writeQuery({
    query,
    variables: { group, first: edges.length, after },
    data: { orders: { __typename: 'Orders', pageInfo, edges } },
  })
}

function known(group = 'Ongoing') {
  const { orders } = cache.readQuery<{ orders: { edges: { node: { id: string } }[]; pageInfo: object } }>({
    query,
    variables: { group, first: 5 },
  }) ?? { orders: undefined }
  return orders && [orders.edges.map(({ node }) => node.id).join(' '), orders.pageInfo]
}

const until = (endCursor: string, hasNextPage = true) => ({ __typename: 'PageInfo', hasNextPage, endCursor })

describe('a list in the cache', () => {
  it('grows by its pages, whatever their length', () => {
    page('a b c')
    page('d e', { after: 'c', more: false })
    expect(known()).toEqual(['a b c d e', until('e', false)])
  })

  it('is renewed at its head and keeps what stood below', () => {
    page('a b c d e')
    page('new a')
    expect(known()).toEqual(['new a b c d e', until('e')])
  })

  it('ends where the server says that it ends', () => {
    page('a b c d e')
    page('a b', { more: false })
    expect(known()).toEqual(['a b', until('b', false)])
  })

  it('begins anew where nothing of what was known comes', () => {
    page('a b c')
    page('x y')
    expect(known()).toEqual(['x y', until('y')])
  })

  it('has an entry once that moved up or down, and loses none beside it', () => {
    page('a:1 b:2 c:3 d:4 e:5 f:6')
    page('a:1 f:1.5 b:2')
    expect(known()?.[0]).toBe('a f b c d e')
    page('c:7 g:8', { after: 'e:5' })
    expect(known()?.[0]).toBe('a f b c d e g')
  })

  it('is another one for other choices, and for who does not page', () => {
    page('a b c')
    page('x', { group: 'History', more: false })
    cache.writeQuery({
      query: short,
      variables: { group: 'Ongoing' },
      data: {
        orders: {
          __typename: 'Orders',
          edges: [{ __typename: 'Edge', node: { __typename: 'Order', id: 'z' } }],
        },
      },
    })
    expect([known()?.[0], known('History')?.[0]]).toEqual(['a b c', 'x'])
  })
})
