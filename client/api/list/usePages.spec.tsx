import { gql, type TypedDocumentNode } from '@apollo/client'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { chooseLanguage } from '../../i18n/intlStore.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'
import { apolloClient } from '../apollo.ts'
import { refetchPage } from '../command/refetchPage.ts'
import { WithApollo } from '../WithApollo.tsx'
import { type Connection, usePages } from './usePages.ts'

interface Entry {
  readonly id: string
}
type Chosen = { readonly group: string }
type Variables = Chosen & { readonly first: number; readonly after?: string | null | undefined }

const document: TypedDocumentNode<{ entries: Connection<Entry> }, Variables> = gql`
  query Entries($group: OrderGroup!, $first: Int!, $after: String) {
    entries: crewOrders(group: $group, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { cursor node { id } }
    }
  }
`
function Entries({ chosen }: { readonly chosen: Chosen }) {
  const { data, totalCount, hasMore, loadMore } = usePages(document, 'entries', chosen)
  const [refetches, setRefetches] = useState(0)
  const refetchAll = () =>
    void refetchPage(apolloClient()).finally(() => setRefetches((before) => before + 1))
  return (
    <>
      <h1>Entries</h1>
      <p data-testid="shown">{data?.map(({ id }) => id).join(' ')}</p>
      <p data-testid="total">{totalCount}</p>
      <button type="button" onClick={loadMore} disabled={!hasMore}>
        More
      </button>
      <button type="button" onClick={refetchAll}>
        Again
      </button>
      <p>{`Read again: ${refetches}`}</p>
    </>
  )
}

/** Pages of a list; a cursor is the name of the entry it stands behind. */
function pagesOf(list: readonly string[]) {
  return ({ variables }: { readonly variables: Record<string, unknown> }) => {
    const start = variables.after ? list.indexOf(String(variables.after)) + 1 : 0
    const names = list.slice(start, start + Number(variables.first))
    const edges = names.map((id) => ({ cursor: id, node: { id } }))
    const hasNextPage = start + names.length < list.length
    const pageInfo = { hasNextPage, endCursor: names.at(-1) ?? null }
    return { data: { entries: { totalCount: list.length, pageInfo, edges } } }
  }
}

let visits = 0
async function open(list: string[]) {
  visits += 1
  const path = `/entries-${visits}`
  // a list of its own in the cache: what a spec before left on its way may still come in
  const chosen = { group: `Group${visits}` }
  const Component = () => (
    <WithApollo>
      <Entries chosen={chosen} />
    </WithApollo>
  )
  let isDown = false
  const { user, server } = await renderApp({
    at: path,
    user: nadia,
    routes: [{ path, Component }],
    server: { Entries: (call) => (isDown ? { status: 500 } : pagesOf(list)(call)) },
  })
  return { user, server, fail: () => (isDown = true) }
}

const shown = () => screen.getByTestId('shown').textContent
const press = (name: string) => screen.getByRole('button', { name })

it('reads as many again as are shown, so that the list keeps its length and the reader the place', async () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  const { user, server } = await open(list)
  await waitFor(() => expect(shown()).toBe('a b c d e'))
  await user.click(press('More'))
  await waitFor(() => expect(shown()).toBe('a b c d e f g h'))
  list.splice(0, 2, 'new')
  await user.click(press('Again'))
  await waitFor(() => expect(shown()).toBe('new c d e f g h i'))
  expect(screen.getByTestId('total').textContent).toBe('9')
  expect(server.calls.at(-1)?.variables).toMatchObject({ first: 8 })
  await user.click(press('More'))
  await waitFor(() => expect(shown()).toBe('new c d e f g h i j'))
  expect(press('More')).toHaveProperty('disabled', true)
})

it('leaves what is shown alone when it cannot be read again', async () => {
  const { user, server, fail } = await open(['a', 'b'])
  await waitFor(() => expect(shown()).toBe('a b'))
  const before = server.calls.length
  fail()
  await user.click(press('Again'))
  // once the answer has come: before, nothing could have changed
  await screen.findByText('Read again: 1')
  expect(server.calls.length).toBe(before + 1)
  expect(shown()).toBe('a b')
})

it('keeps what came below meanwhile, and shows nothing twice', async () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const { user } = await open(list)
  await waitFor(() => expect(shown()).toBe('a b c d e'))
  // the answer to the first five comes once three more stand below them
  const plain = globalThis.fetch
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isFirst = true
  globalThis.fetch = async (...call) => {
    if (!isFirst) return plain(...call)
    isFirst = false
    const answer = await plain(...call)
    await held
    return answer
  }
  list.unshift('new')
  await user.click(press('Again'))
  await user.click(press('More'))
  await waitFor(() => expect(shown()).toBe('a b c d e f g h'))
  letGo()
  await waitFor(() => expect(shown()).toBe('new a b c d e f g h'))
})

const longList = () => ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

it('stays as long as it is when the connection returns, and shows what came meanwhile', async () => {
  const list = longList()
  const { user, server } = await open(list)
  await waitFor(() => expect(shown()).toBe('a b c d e'))
  await user.click(press('More'))
  await waitFor(() => expect(shown()).toBe('a b c d e f g h'))
  list.unshift('new')
  await loseAndRegain()
  await waitFor(() => expect(shown()).toBe('new a b c d e f g h'))
  expect(server.calls.at(-1)?.variables).toMatchObject({ first: 8 })
})

it('stays as long as it is in another language', async () => {
  const list = longList()
  const { user, server } = await open(list)
  await waitFor(() => expect(shown()).toBe('a b c d e'))
  await user.click(press('More'))
  await waitFor(() => expect(shown()).toBe('a b c d e f g h'))
  list.splice(1, 1)
  await act(() => chooseLanguage('fr'))
  await waitFor(() => expect(shown()).toBe('a c d e f g h i'))
  expect(server.calls.at(-1)?.headers.get('accept-language')).toBe('fr-CA')
})

it('stays as long as it is when everything is read again after a command', async () => {
  const list = longList()
  const { user } = await open(list)
  await waitFor(() => expect(shown()).toBe('a b c d e'))
  await user.click(press('More'))
  await waitFor(() => expect(shown()).toBe('a b c d e f g h'))
  list.splice(0, 1)
  await act(() => apolloClient().refetchQueries({ include: 'active' }))
  await waitFor(() => expect(shown()).toBe('b c d e f g h i'))
})

it('shows an entry once that moved down while the list was read on', async () => {
  const list = longList()
  const { user } = await open(list)
  await waitFor(() => expect(shown()).toBe('a b c d e'))
  list.splice(0, 8, 'b', 'c', 'd', 'e', 'f', 'a', 'g', 'h')
  await user.click(press('More'))
  await waitFor(() => expect(shown()).toBe('a b c d e f g'))
})

/** As a browser tells it; the server answers the question whether it is there. */
async function loseAndRegain(): Promise<void> {
  act(() => void window.dispatchEvent(new Event('offline')))
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
}
